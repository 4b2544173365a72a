import { Title } from '@mantine/core';

export default function FileUpdatePage() {
  return <Title order={1}>File Update</Title>;
}
