import { Title } from '@mantine/core';

export default function BenefitsPage() {
  return <Title order={1}>Benefits</Title>;
}
