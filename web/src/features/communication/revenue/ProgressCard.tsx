import { percentReached } from '@intranet/contract/communication/rules.ts';
import { Group, Paper, Progress, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { formatReais } from './amount-text.ts';

interface Props {
  title: string;
  note: string;
  goal: number;
  actual: number;
}

export function ProgressCard({ title, note, goal, actual }: Props) {
  const id = useId();
  const percent = percentReached({ goal, actual });
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id}>
      <Group justify="space-between" align="baseline" gap="xs">
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      </Group>
      <Group justify="space-between" align="baseline" gap="xs" mt="xs" mb={6}>
        <Text fw={650} fz="1.6rem" lh={1.2}>
          {percent}%
        </Text>
        <Text size="sm">
          {formatReais(actual)} of {formatReais(goal)}
        </Text>
      </Group>
      <Progress value={Math.min(percent, 100)} size="lg" aria-label={title} />
    </Paper>
  );
}
