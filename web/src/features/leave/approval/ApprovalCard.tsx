import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { Paper, Stack } from '@mantine/core';
import { ApprovalFacts } from './ApprovalFacts.tsx';
import classes from './approvals.module.css';
import { type Decision, type DecisionDraft, DecisionForm } from './DecisionForm.tsx';

interface Props {
  approval: Approval;
  draft: DecisionDraft;
  onDraft: (draft: DecisionDraft) => void;
  onDecide: (decision: Decision) => void;
  pending: Decision['decision'] | null;
  error: Error | null;
}

export function ApprovalCard({ approval, ...form }: Props) {
  return (
    <Paper component="article" withBorder p={{ base: 'md', xs: 'lg' }} className={classes.card}>
      <Stack gap="md">
        <ApprovalFacts approval={approval} order={2} />
        <DecisionForm approval={approval} {...form} />
      </Stack>
    </Paper>
  );
}
