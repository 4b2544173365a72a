import { Title } from '@mantine/core';

export default function CommunicationPage() {
  return <Title order={1}>Communication</Title>;
}
