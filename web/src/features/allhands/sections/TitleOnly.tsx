import { Title } from '@mantine/core';
import type { SectionView } from './section.ts';

export function TitleOnly({ deck }: SectionView) {
  return <Title order={2}>{deck.quarter}</Title>;
}
