import { Title } from '@mantine/core';

export default function LinkAdminPage() {
  return <Title order={1}>Links</Title>;
}
