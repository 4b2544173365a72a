import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { Paper, Stack, Text } from '@mantine/core';
import { IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { sentenceOf } from '#core/user-facing-error.ts';
import { useShortDays } from '#ui/use-short-days.ts';
import { ApprovalFacts } from './ApprovalFacts.tsx';
import classes from './approvals.module.css';
import { DecisionForm, type DecisionFormProps } from './DecisionForm.tsx';
import type { ListItem } from './list-items.ts';
import { resultOf } from './result-of.ts';

interface CardProps extends DecisionFormProps {
  approval: Approval;
}

export function ApprovalCard({ approval, ...form }: CardProps) {
  return (
    <Paper component="article" withBorder p={{ base: 'md', xs: 'lg' }} className={classes.card}>
      <Stack gap="md">
        <ApprovalFacts approval={approval} order={2} />
        <DecisionForm approval={approval} {...form} />
      </Stack>
    </Paper>
  );
}

/** Replaces a card after its decision, or if the request is no longer pending. */
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
