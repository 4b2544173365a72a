import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';

/** Marks figures that are current rather than those of the deck's quarter. */
export function LiveChip({ children }: { children: ReactNode }) {
  return (
    <Badge
      variant="dot"
      size="xl"
      fz="var(--text)"
      h="auto"
      lh={1.4}
      styles={{ label: { whiteSpace: 'normal' } }}
    >
      {children}
    </Badge>
  );
}
