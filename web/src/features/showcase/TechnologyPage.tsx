import { Title } from '@mantine/core';

export default function TechnologyPage() {
  return <Title order={1}>Technologies</Title>;
}
