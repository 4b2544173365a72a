import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { Alert, Box, Button, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError } from '#core/call.ts';
import { notifySuccess } from '#ui/notify.tsx';
import { ApprovalFacts } from './ApprovalFacts.tsx';
import { approvalsQuery, decideLeave, invalidateLeave } from './api.ts';
import { type Decision, DecisionForm } from './DecisionForm.tsx';

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
      // The list on the screen is older than the truth: show the newer one under the sentence.
      const stale = error instanceof CallError && error.code === 'stale_version';
      if (stale) void queryClient.invalidateQueries({ queryKey: approvalsQuery.queryKey });
    },
  });
  return (
    <Paper component="article" withBorder p={{ base: 'md', xs: 'lg' }}>
      <Stack gap="md">
        <ApprovalFacts approval={approval} order={2} />
        <DecisionForm
          onDecide={(decision) => decide.mutate(decision)}
          pending={decide.isPending ? decide.variables.decision : null}
          problem={decide.error?.message ?? null}
        />
      </Stack>
    </Paper>
  );
}

/** The requests that wait for the signed-in person's decision (D24). */
export default function ApprovalsPage() {
  const { data: approvals, error, isPending, refetch } = useQuery(approvalsQuery);
  return (
    <Box maw={860} mx="auto">
      <Title order={1} mb="md">
        Approvals
      </Title>
      <Stack gap="md">
        {isPending && <Skeleton height={260} />}
        {error && (
          <Alert color="red" role="alert" title={error.message}>
            <Button variant="light" color="red" onClick={() => void refetch()}>
              Try again
            </Button>
          </Alert>
        )}
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
    </Box>
  );
}
