import { Group, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  facts: readonly (readonly [label: string, value: string])[];
}

export function Facts({ facts }: Props) {
  return (
    <SimpleGrid component="dl" minColWidth={110} autoFlow="auto-fit" spacing="sm">
      {facts.map(([label, value]) => (
        <div key={label}>
          <Text component="dt" fz="0.8125rem" c="dimmed">
            {label}
          </Text>
          <Text component="dd" size="sm" fw={500} dir="auto">
            {value}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  );
}

export function Figures({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid
      component="dl"
      minColWidth={132}
      autoFlow="auto-fit"
      spacing="lg"
      verticalSpacing="sm"
    >
      {children}
    </SimpleGrid>
  );
}

interface FigureProps {
  label: string;
  value: ReactNode;
  quiet?: boolean;
  note?: ReactNode;
}

export function Figure({ label, value, quiet = false, note }: FigureProps) {
  const look = quiet ? { fz: 16, c: 'dimmed' } : { fz: 20, fw: 600 };
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {label}
      </Text>
      <Group component="dd" gap="0 8px" align="baseline">
        <Text component="strong" lh="28px" {...look}>
          {value}
        </Text>{' '}
        {note && (
          <Text component="span" size="sm" c="dimmed">
            {note}
          </Text>
        )}
      </Group>
    </div>
  );
}
