import { Title } from '@mantine/core';

export default function DepartmentPage() {
  return <Title order={1}>Department</Title>;
}
