import { CallError } from '@intranet/contract/core/call-error.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { BarePage } from '@intranet/ui/page/BarePage.tsx';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { rich } from '@intranet/ui/text/rich.tsx';
import { Alert, Anchor, Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStoredUser } from '#core/session.ts';
import { useFragment } from '#core/use-fragment.ts';
import { decideByToken, decisionQuery, undoByToken } from '../api.ts';
import { useLeaveUndo } from '../use-leave-undo.ts';
import { ApprovalDetails } from './ApprovalDetails.tsx';
import { ApprovalSummary } from './ApprovalSummary.tsx';
import { ApprovalWarnings } from './ApprovalWarnings.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import type { Decision } from './use-approvals.ts';

const SUPERSEDED: Record<Approval['asks'], string> = {
  leave: t(
    'The dates have changed since this email was sent. Use the newer email, or sign in and open Approvals.',
  ),
  cancellation: t(
    'The employee has since requested cancellation of this leave. Use the newer email, or sign in and open Approvals.',
  ),
};

const TITLES: Record<Approval['asks'], string> = {
  leave: t('Leave request'),
  cancellation: t('Cancellation request'),
};

interface FrameProps {
  asks?: Approval['asks'];
  short?: boolean;
  children: ReactNode;
}

function Frame({ asks = 'leave', short, children }: FrameProps) {
  const all = t('See all my approvals');
  return (
    <BarePage title={TITLES[asks]} width={short ? 400 : 640}>
      {children}
      {short ? (
        <ApprovalsButton />
      ) : (
        <Anchor component={PageLink} to="/approvals" size="sm">
          {all}
        </Anchor>
      )}
    </BarePage>
  );
}

/** Leads to Approvals, for a stranger by way of the sign-in page. */
function ApprovalsButton() {
  return useStoredUser() ? (
    <Button component={PageLink} to="/approvals">
      {t('See all my approvals')}
    </Button>
  ) : (
    <Button component={PageLink} to="/login" search={{ next: '/approvals' }}>
      {t('Sign in and open Approvals')}
    </Button>
  );
}

function Request({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const query = decisionQuery(token);
  const [note, setNote] = useState('');
  const { period } = useShortDays();
  const notifyUndo = useLeaveUndo();
  const { data, error, isPending, refetch } = useQuery(query);
  const decide = useMutation({
    mutationFn: ({ decision, note }: Decision) => decideByToken({ token, decision, note }),
    onSuccess: ({ message }) => {
      if (!data) return;
      const { name, start, end } = data.approval;
      notifyUndo(`${message}: ${name}, ${period(start, end)}`, async (key) => {
        await undoByToken(token, key);
        decide.reset();
        page.current?.querySelector('h2')?.focus();
      });
    },
    onError: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  const page = useRef<HTMLDivElement>(null);
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (decide.isSuccess) done.current?.focus({ preventScroll: true });
  }, [decide.isSuccess]);
  if (isPending) {
    return (
      <Frame>
        <Skeleton height={280} />
      </Frame>
    );
  }
  if (error) {
    return (
      <Frame short>
        <Alert color="red" role="alert" title={sentenceOf(error)}>
          {error instanceof CallError && error.code === 'network' && (
            <Button variant="light" color="red" onClick={() => void refetch()}>
              {t('Try again')}
            </Button>
          )}
        </Alert>
      </Frame>
    );
  }

  const { approval, decider, superseded, outcome } = data;
  const open = !outcome && !superseded && !decide.isSuccess;
  return (
    <Frame asks={approval.asks}>
      <Stack gap="lg" ref={page}>
        <ApprovalSummary approval={approval} level={2} />
        <ApprovalWarnings approval={approval} />
        <ApprovalDetails approval={approval} />
        <div>
          {open && (
            <Text size="sm" c="dimmed" mb="xs">
              {rich('You decide as {decider}.', { decider: <bdi>{decider}</bdi> })}
            </Text>
          )}
          {open && (
            <DecisionForm
              approval={approval}
              note={note}
              onNote={setNote}
              onDecide={(decision) => decide.mutate(decision)}
              pending={decide.isPending ? decide.variables.decision : null}
              error={decide.error}
            />
          )}
          {decide.isSuccess && (
            <Alert
              ref={done}
              tabIndex={-1}
              color="green"
              role="status"
              icon={<IconCheck aria-hidden />}
            >
              {decide.data.message}.{' '}
              {rich('{name} gets an email.', { name: <bdi>{approval.name}</bdi> })}
            </Alert>
          )}
          {!decide.isSuccess && (outcome || superseded) && (
            <Alert color="yellow" role="status" icon={<IconInfoCircle aria-hidden />}>
              {outcome ?? SUPERSEDED[approval.asks]}
            </Alert>
          )}
        </div>
      </Stack>
    </Frame>
  );
}

/** A token as the server makes it: 256 bits in base64url. Signs around it do no harm. */
const WHOLE_TOKEN = /[\w-]{43}/;

/** The page of a decision mail (D24). It shows the request; only its buttons decide. */
export default function LeaveDecisionPage() {
  // The token stays in the URL for reloads; it decides only this request.
  const token = useFragment({ stays: true });
  if (WHOLE_TOKEN.test(token)) return <Request token={token} />;
  return (
    <Frame short>
      <Text role="alert">
        {t(
          'This link is incomplete: some email filters cut off part of it. You can decide the request in Approvals.',
        )}
      </Text>
    </Frame>
  );
}
