import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { Alert, Anchor, Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CallError } from '#core/call.ts';
import { useFragment } from '#core/use-fragment.ts';
import { BarePage } from '#ui/BarePage.tsx';
import { Logo } from '#ui/Logo.tsx';
import { ApprovalFacts } from './ApprovalFacts.tsx';
import { decideByToken, decisionQuery } from './api.ts';
import { type Decision, DecisionForm } from './DecisionForm.tsx';

const NEWER = 'Decide by the newer mail, or sign in and open Approvals.';
/** Why the mail no longer decides: what it asked is not what is asked now. */
const SUPERSEDED: Record<Approval['asks'], string> = {
  leave: `The dates have changed since this mail was sent. ${NEWER}`,
  cancellation: `Since this mail was sent, it is asked to cancel this leave. ${NEWER}`,
};

function Request({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const query = decisionQuery(token);
  const { data, error, isPending, refetch } = useQuery(query);
  const decide = useMutation({
    mutationFn: ({ decision, note }: Decision) => decideByToken({ token, decision, note }),
    onError: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  if (isPending) return <Skeleton height={280} />;
  if (error) {
    return (
      <Alert color="red" role="alert" title={error.message}>
        {error instanceof CallError && error.code === 'network' && (
          <Button variant="light" color="red" onClick={() => void refetch()}>
            Try again
          </Button>
        )}
      </Alert>
    );
  }

  const { approval, superseded, outcome } = data;
  const open = !outcome && !superseded && !decide.isSuccess;
  return (
    <Stack gap="lg">
      <ApprovalFacts approval={approval} order={2} />
      {open && (
        <DecisionForm
          approval={approval}
          onDecide={(decision) => decide.mutate(decision)}
          pending={decide.isPending ? decide.variables.decision : null}
          error={decide.error}
        />
      )}
      {decide.isSuccess && (
        <Alert color="green" role="status" icon={<IconCheck aria-hidden />}>
          {decide.data.message}. <bdi>{approval.name}</bdi> is told by mail.
        </Alert>
      )}
      {!decide.isSuccess && (outcome || superseded) && (
        <Alert color="yellow" role="status" icon={<IconInfoCircle aria-hidden />}>
          {outcome ?? SUPERSEDED[approval.asks]}
        </Alert>
      )}
    </Stack>
  );
}

/** Where a decision mail leads (D24): shows the request; only its buttons decide. */
export default function LeaveDecisionPage() {
  // The token stays in the address: a head who reads the request first and reloads the page, or comes
  // back to its tab another day, must find it. It decides this one request, and the mail keeps it for
  // as long as it works; taken out of the address, it would be no safer and of less use.
  const token = useFragment({ stays: true });
  return (
    <BarePage title="Leave request" logo={<Logo />} width={640}>
      {token ? (
        <Request token={token} />
      ) : (
        <Text role="alert">This link is not complete. Open it again from the mail.</Text>
      )}
      <Anchor component={Link} to="/approvals" size="sm">
        All requests that wait for me
      </Anchor>
    </BarePage>
  );
}
