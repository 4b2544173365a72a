import { CallError } from '@intranet/contract/core/call-error.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { siteQuery } from '#core/site.ts';
import { peopleKeys } from '#features/people/api.ts';
import {
  approvalQuery,
  approvalsCountQuery,
  approvalsQuery,
  decideLeave,
  undoLeaveSteps,
} from '../api.ts';
import { useLeaveUndo } from '../use-leave-undo.ts';
import { byIssuesAndStart } from './list-items.ts';

export interface Decision {
  decision: 'approve' | 'reject';
  note: string;
}

interface Call extends Decision {
  approval: Approval;
}

type Reply = Awaited<ReturnType<typeof decideLeave>>;
type ById<T> = ReadonlyMap<number, T>;

const withEntry = <T>(map: ById<T>, id: number, value: T): ById<T> => new Map(map).set(id, value);
function without<T>(map: ById<T>, id: number): ById<T> {
  const rest = new Map(map);
  rest.delete(id);
  return rest;
}

/** The loaded requests, and first the one in the address, which may be on a later page. */
function useWaiting(wantedId: number | null) {
  const query = useInfiniteQuery(approvalsQuery);
  const { data, hasNextPage } = query;
  const loaded = useMemo(() => data?.pages.flatMap(({ approvals }) => approvals), [data]);
  const isLater =
    wantedId !== null && hasNextPage && loaded?.every(({ id }) => id !== wantedId) === true;
  const wanted = useQuery({ ...approvalQuery(wantedId ?? 0), enabled: isLater });
  const later = isLater && !wanted.isError ? wanted.data : undefined;
  // A request whose dates change between two pages is on both.
  const waiting = useMemo(
    () =>
      loaded && [
        ...new Map([...(later ? [later] : []), ...loaded].map((one) => [one.id, one])).values(),
      ],
    [loaded, later],
  );
  return { query, waiting, isPaged: data?.pages[0]?.next !== undefined };
}

/**
 * The requests to decide, and the ways to decide them. Decided ones leave the list at once (D61).
 * @param wantedId a request to show even if its page isn't loaded
 */
export function useApprovals(wantedId: number | null = null) {
  const queryClient = useQueryClient();
  const { query, waiting, isPaged } = useWaiting(wantedId);
  const { data: count } = useQuery({ ...approvalsCountQuery, enabled: isPaged });
  // Days and badges need the company's day; later they would move the cards.
  const { isPending: undated } = useQuery(siteQuery);
  const { period } = useShortDays();
  const notifyUndo = useLeaveUndo();
  const [notes, setNotes] = useState<ById<string>>(new Map());
  const [running, setRunning] = useState<ById<Decision['decision']>>(new Map());
  const [failed, setFailed] = useState<ById<Error>>(new Map());
  /** The versions decided here. An undone request returns in a newer one. */
  const [decided, setDecided] = useState<ById<number>>(new Map());

  const { mutateAsync } = useMutation({
    mutationFn: ({ approval: { id, version }, decision, note }: Call) =>
      decideLeave(id, { decision, note, version }),
    onMutate: ({ approval: { id }, decision }) => {
      setRunning((map) => withEntry(map, id, decision));
      setFailed((map) => without(map, id));
    },
    onSuccess: (_reply, { approval: { id, version } }) => {
      setDecided((map) => withEntry(map, id, version));
      setNotes((map) => without(map, id));
    },
    onError: (error, { approval: { id } }) => setFailed((map) => withEntry(map, id, error)),
    onSettled: (_reply, _error, { approval: { id } }) => setRunning((map) => without(map, id)),
  });

  const whatOf = ({ name, start, end }: Approval) => `${name}, ${period(start, end)}`;
  const undoable = (message: string, replies: readonly Reply[]) => {
    const steps = replies.map(({ undo }) => undo);
    notifyUndo(message, (key) => undoLeaveSteps({ steps }, key));
  };
  /** Reads the list again. A request that can't be decided any more says why. */
  const refreshAfter = async (failures: readonly { approval: Approval; error: Error }[]) => {
    await peopleKeys.refresh(queryClient);
    const { pages = [] } = queryClient.getQueryData(approvalsQuery.queryKey) ?? {};
    const waiting = pages.flatMap(({ approvals }) => approvals);
    for (const { approval, error } of failures) {
      if (waiting.some(({ id }) => id === approval.id)) continue;
      const signedOut = error instanceof CallError && error.code === 'unauthenticated';
      if (!signedOut) notifyFailure(`${whatOf(approval)}: ${sentenceOf(error)}`);
    }
  };

  const decide = async (call: Call): Promise<void> => {
    const { approval } = call;
    try {
      const reply = await mutateAsync(call);
      undoable(`${reply.message}: ${whatOf(approval)}`, [reply]);
      await refreshAfter([]);
    } catch (error) {
      await refreshAfter([{ approval, error: error as Error }]);
    }
  };

  const noteOf = (id: number) => notes.get(id) ?? '';

  /** Approves one after the other. They are undone together. */
  const approveAll = async (approvals: readonly Approval[]): Promise<void> => {
    const replies: Reply[] = [];
    const failures: { approval: Approval; error: Error }[] = [];
    for (const approval of approvals) {
      try {
        const note = noteOf(approval.id);
        replies.push(await mutateAsync({ approval, decision: 'approve', note }));
      } catch (error) {
        failures.push({ approval, error: error as Error });
        // The sign-in page comes next: the others would fail the same way.
        if (error instanceof CallError && error.code === 'unauthenticated') break;
      }
    }
    if (replies.length > 0) {
      const approved = t(
        '{approved, plural, one {Approved # request.} other {Approved # requests.}}',
        { approved: replies.length },
      );
      undoable(approved, replies);
    }
    await refreshAfter(failures);
  };

  const items = useMemo(() => {
    if (!waiting || undated) return undefined;
    const open = waiting.filter(({ id, version }) => (decided.get(id) ?? 0) < version);
    // The groups of a long list would move its cards with every page.
    return isPaged ? open : open.toSorted(byIssuesAndStart);
  }, [waiting, undated, decided, isPaged]);

  return {
    query,
    items,
    isPaged,
    /** Of all pages. */
    count: isPaged ? count : items?.length,
    decide,
    approveAll,
    noteOf,
    setNote: (id: number, note: string) => setNotes((map) => withEntry(map, id, note)),
    running,
    failed,
    decided,
  };
}
