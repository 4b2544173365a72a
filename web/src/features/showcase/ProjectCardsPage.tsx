import { Title } from '@mantine/core';

export default function ProjectCardsPage() {
  return <Title order={1}>Projects</Title>;
}
