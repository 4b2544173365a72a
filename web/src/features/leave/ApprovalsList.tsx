import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError } from '#core/call.ts';
import { sentenceOf } from '#core/told-error.ts';
import { FailedState } from '#ui/data-table/FailedState.tsx';
import { notifySuccess } from '#ui/notify.tsx';
import { ApprovalFacts } from './ApprovalFacts.tsx';
import { approvalsQuery, decideLeave, invalidateLeave } from './api.ts';
import { type Decision, DecisionForm } from './DecisionForm.tsx';

/** Failures that mean that the list on the screen is older than the truth. */
const OLDER: readonly string[] = ['stale_version', 'reason_required'];

function ApprovalCard({ approval }: { approval: Approval }) {
  const queryClient = useQueryClient();
  const decide = useMutation({
    mutationFn: ({ decision, note }: Decision) =>
      decideLeave(approval.id, { decision, note, version: approval.version }),
    onSuccess: ({ message }) => {
      notifySuccess(`${message}: ${approval.name}`);
      return invalidateLeave(queryClient);
    },
    onError: (error) => {
      // Show the newer one under the sentence.
      const older = error instanceof CallError && OLDER.includes(error.code);
      if (older) void queryClient.invalidateQueries({ queryKey: approvalsQuery.queryKey });
    },
  });
  return (
    <Paper component="article" withBorder p={{ base: 'md', xs: 'lg' }}>
      <Stack gap="md">
        <ApprovalFacts approval={approval} order={2} />
        <DecisionForm
          approval={approval}
          onDecide={(decision) => decide.mutate(decision)}
          pending={decide.isPending ? decide.variables.decision : null}
          error={decide.error}
        />
      </Stack>
    </Paper>
  );
}

/** The questions that wait for the signed-in person's decision (D24, D26). */
export function ApprovalsList() {
  const { data: approvals, error, isPending, refetch } = useQuery(approvalsQuery);
  return (
    <Stack gap="md">
      {isPending && <Skeleton height={260} />}
      {error && <FailedState message={sentenceOf(error)} retry={() => void refetch()} />}
      {approvals?.length === 0 && (
        <Paper withBorder p="xl" ta="center">
          <Text fw={600}>Nothing waits for your decision</Text>
          <Text c="dimmed" size="sm">
            Requests that you may decide appear here and in a mail.
          </Text>
        </Paper>
      )}
      {approvals?.map((approval) => (
        <ApprovalCard key={approval.id} approval={approval} />
      ))}
    </Stack>
  );
}
