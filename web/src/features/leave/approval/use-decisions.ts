import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '#core/call.ts';
import { peopleKeys } from '#features/people/api.ts';
import { approvalsQuery, decideLeave } from '../api.ts';
import { type Decision, type DecisionDraft, EMPTY_DRAFT } from './decision-draft.ts';

const OUTDATED: readonly string[] = ['stale_version', 'reason_required'];

export interface Decided {
  approval: Approval;
  decision: Decision['decision'];
  message: string;
}

export interface Failed {
  approval: Approval;
  error: Error;
}

interface Call extends Decision {
  approval: Approval;
}

type ById<T> = ReadonlyMap<number, T>;

const withEntry = <T>(map: ById<T>, id: number, value: T): ById<T> => new Map(map).set(id, value);
function without<T>(map: ById<T>, id: number): ById<T> {
  const rest = new Map(map);
  rest.delete(id);
  return rest;
}

/** Sends the version on the screen (D26). @param onStep called at a decision's start and success */
export function useDecisions(onStep: () => void) {
  const queryClient = useQueryClient();
  const [drafts, setDrafts] = useState<ById<DecisionDraft>>(new Map());
  const [running, setRunning] = useState<ById<Decision['decision']>>(new Map());
  const [failed, setFailed] = useState<ById<Failed>>(new Map());
  const [decided, setDecided] = useState<ById<Decided>>(new Map());

  const { mutateAsync } = useMutation({
    mutationFn: ({ approval: { id, version }, decision, note }: Call) =>
      decideLeave(id, { decision, note, version }),
    onMutate: ({ approval: { id }, decision }) => {
      setRunning((map) => withEntry(map, id, decision));
      setFailed((map) => without(map, id));
      onStep();
    },
    onSuccess: ({ message }, { approval, decision }) => {
      setDecided((map) => withEntry(map, approval.id, { approval, decision, message }));
      setDrafts((map) => without(map, approval.id));
      onStep();
    },
    onError: (error, { approval }) => {
      setFailed((map) => withEntry(map, approval.id, { approval, error }));
    },
    onSettled: (_data, _error, { approval: { id } }) => setRunning((map) => without(map, id)),
  });
  const send = (call: Call): Promise<Error | null> =>
    mutateAsync(call).then(
      () => null,
      (error: Error) => error,
    );

  const decide = async (call: Call): Promise<void> => {
    const error = await send(call);
    if (!error) await peopleKeys.refresh(queryClient);
    else if (error instanceof CallError && OUTDATED.includes(error.code)) {
      await queryClient.invalidateQueries({ queryKey: approvalsQuery.queryKey });
    }
  };

  const draftOf = (id: number) => drafts.get(id) ?? EMPTY_DRAFT;

  /** @returns the number approved */
  const approveAll = async (approvals: readonly Approval[]): Promise<number> => {
    let approved = 0;
    for (const approval of approvals) {
      const { note } = draftOf(approval.id);
      const error = await send({ approval, decision: 'approve', note });
      if (!error) approved += 1;
      // The sign-in page comes next: the others would fail the same way.
      if (error instanceof CallError && error.code === 'unauthenticated') break;
    }
    await peopleKeys.refresh(queryClient);
    return approved;
  };

  return {
    decide,
    approveAll,
    draftOf,
    setDraft: (id: number, draft: DecisionDraft) => setDrafts((map) => withEntry(map, id, draft)),
    running,
    failed,
    decided,
  };
}
