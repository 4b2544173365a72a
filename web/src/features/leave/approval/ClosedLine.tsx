import { Paper, Text } from '@mantine/core';
import { IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { sentenceOf } from '#core/user-facing-error.ts';
import { useShortDays } from '#ui/use-short-days.ts';
import classes from './approvals.module.css';
import { resultOf } from './labels.ts';
import type { ListItem } from './list-items.ts';

export function ClosedLine({ item: { approval, decided, closed } }: { item: ListItem }) {
  const { period } = useShortDays();
  const Icon = decided ? (decided.decision === 'approve' ? IconCheck : IconX) : IconInfoCircle;
  return (
    <Paper withBorder px={{ base: 'md', xs: 'lg' }} py="sm" className={classes.line}>
      <Icon size={18} aria-hidden className={classes.icon} />
      <Text size="sm" className={classes.text}>
        {decided && <strong>{resultOf(decided)}</strong>}
        {decided && ' · '}
        <bdi>{approval.name}</bdi>
        {` · ${period(approval.start, approval.end)}`}
        {closed && ` · ${sentenceOf(closed)}`}
      </Text>
    </Paper>
  );
}
