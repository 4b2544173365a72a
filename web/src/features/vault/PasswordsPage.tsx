import { Title } from '@mantine/core';

export default function PasswordsPage() {
  return <Title order={1}>Pipeline Passwords</Title>;
}
