import { Divider, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  values: readonly { key: string; swatch: ReactNode; label: string; value: ReactNode }[];
  total?: { label: string; value: string };
}

interface LineProps {
  name: ReactNode;
  value: ReactNode;
}

function Line({ name, value }: LineProps) {
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap" py={2}>
      <Group component="dt" gap="xs" wrap="nowrap">
        {name}
      </Group>
      <dd>{value}</dd>
    </Group>
  );
}

export function ChartTooltip({ title, values, total }: Props) {
  return (
    <Paper withBorder shadow="md" px="sm" py="xs" miw={136} fz={{ base: 'xs', sm: 'sm' }}>
      <Text inherit fw={600}>
        {title}
      </Text>
      <dl>
        {values.map(({ key, swatch, label, value }) => (
          <Line
            key={key}
            name={
              <>
                {swatch}
                {label}
              </>
            }
            value={value}
          />
        ))}
      </dl>
      {total && (
        <>
          <Divider my={4} />
          <Text component="dl" inherit fw={600}>
            <Line name={total.label} value={total.value} />
          </Text>
        </>
      )}
    </Paper>
  );
}
