import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { CallError } from '#core/call.ts';
import { sentenceOf } from '#core/told-error.ts';
import { readId, useAddress } from '#core/use-address.ts';
import { FailedState } from '#ui/data-table/FailedState.tsx';
import { notifySuccess } from '#ui/notify.ts';
import { ApprovalFacts } from './ApprovalFacts.tsx';
import classes from './ApprovalsList.module.css';
import { approvalsQuery, decideLeave, invalidateLeave } from './api.ts';
import { type Decision, DecisionForm } from './DecisionForm.tsx';

/** Failures that mean that the list on the screen is older than the truth. */
const OLDER: readonly string[] = ['stale_version', 'reason_required'];

const ADDRESS = { leave: '' };

function ApprovalCard({ approval, onDecided }: { approval: Approval; onDecided: () => void }) {
  const queryClient = useQueryClient();
  const decide = useMutation({
    mutationFn: ({ decision, note }: Decision) =>
      decideLeave(approval.id, { decision, note, version: approval.version }),
    onSuccess: ({ message }) => {
      notifySuccess(`${message}: ${approval.name}`);
      onDecided();
      return invalidateLeave(queryClient);
    },
    onError: (error) => {
      // Show the newer one under the sentence.
      const older = error instanceof CallError && OLDER.includes(error.code);
      if (older) void queryClient.invalidateQueries({ queryKey: approvalsQuery.queryKey });
    },
  });
  return (
    <Paper component="article" withBorder p={{ base: 'md', xs: 'lg' }} className={classes.card}>
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

/**
 * Where the focus goes on: at the card that the address names, once; after a decision at the card that
 * takes the place of the decided one, or at what is said when there is none.
 */
function useCardFocus(
  list: RefObject<HTMLElement | null>,
  approvals: readonly Approval[] | undefined,
) {
  const [{ leave }] = useAddress(ADDRESS);
  const asked = useRef(readId(leave));
  const decided = useRef<{ id: number; place: number } | null>(null);
  useEffect(() => {
    if (!approvals) return;
    const headings = [...(list.current?.querySelectorAll<HTMLElement>('article h2') ?? [])];
    const placeOf = (id: number) => approvals.findIndex((one) => one.id === id);
    if (asked.current !== null) {
      const heading = headings[placeOf(asked.current)];
      // Not among those remembered, perhaps: then it is among those on their way.
      if (heading) asked.current = null;
      heading?.focus({ preventScroll: true });
      heading?.closest('article')?.scrollIntoView({ block: 'start' });
    }
    if (decided.current && placeOf(decided.current.id) < 0) {
      const next = headings[Math.min(decided.current.place, headings.length - 1)];
      decided.current = null;
      // Who has gone on meanwhile is left where they are.
      if (document.activeElement !== document.body) return;
      (next ?? list.current?.querySelector<HTMLElement>('[data-empty]'))?.focus();
    }
  }, [list, approvals]);
  return (id: number, place: number) => {
    decided.current = { id, place };
  };
}

/** The questions that wait for the signed-in person's decision (D24, D26). */
export function ApprovalsList() {
  const { data: approvals, error, isPending, refetch } = useQuery(approvalsQuery);
  const list = useRef<HTMLDivElement>(null);
  const onDecided = useCardFocus(list, approvals);
  return (
    <Stack gap="md" ref={list}>
      {isPending && <Skeleton height={260} />}
      {error && <FailedState message={sentenceOf(error)} retry={() => void refetch()} />}
      {approvals?.length === 0 && (
        <Paper withBorder p="xl" ta="center">
          <Text fw={600} tabIndex={-1} data-empty className={classes.empty}>
            Nothing waits for your decision
          </Text>
          <Text c="dimmed" size="sm">
            Requests that you may decide appear here and in a mail.
          </Text>
        </Paper>
      )}
      {approvals?.map((approval, place) => (
        <ApprovalCard
          key={approval.id}
          approval={approval}
          onDecided={() => onDecided(approval.id, place)}
        />
      ))}
    </Stack>
  );
}
