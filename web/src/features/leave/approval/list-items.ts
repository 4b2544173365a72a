import { compareDays } from '@intranet/contract/core/days.ts';
import { isWithoutWarning } from '@intranet/contract/leave/approval-warnings.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import type { Decided, Failed } from './use-decisions.ts';

export interface ListItem {
  approval: Approval;
  /** Its group in the list, which stays while the list is held. */
  harmless: boolean;
  decided: Decided | null;
  closed: Error | null;
}

export const isOpen = ({ decided, closed }: Pick<ListItem, 'decided' | 'closed'>) =>
  !decided && !closed;

export const isHarmless = (approval: Approval) =>
  isWithoutWarning(approval) && !approval.in_the_past;

export const namesCancelling = ({ away }: Approval, open: readonly ListItem[]): string[] =>
  open
    .map(({ approval }) => approval)
    .filter(({ asks, name, start }) => {
      const isAway = away.some((other) => other.name === name && other.start === start);
      return asks === 'cancellation' && isAway;
    })
    .map(({ name }) => name);

type ById<T> = ReadonlyMap<number, T>;

/** Those without issues come first, as they can be approved at a glance. */
const byIssuesAndStart = (a: ListItem, b: ListItem) =>
  Number(b.harmless) - Number(a.harmless) ||
  compareDays(a.approval.start, b.approval.start) ||
  a.approval.id - b.approval.id;

/** The requests that are open, also in a newer version, were decided here, or failed and closed. */
export function listItems(
  waiting: readonly Approval[],
  decided: ById<Decided>,
  failed: ById<Failed>,
): ListItem[] {
  const open = waiting.filter(
    ({ id, version }) => (decided.get(id)?.approval.version ?? 0) < version,
  );
  const openIds = new Set(open.map(({ id }) => id));
  return [
    ...open.map((approval) => ({ approval, decided: null, closed: null })),
    ...[...decided.values()].map((one) => ({ approval: one.approval, decided: one, closed: null })),
    ...[...failed.values()]
      .filter(({ approval }) => !decided.has(approval.id))
      .map(({ approval, error }) => ({ approval, decided: null, closed: error })),
  ]
    .filter((item) => isOpen(item) || !openIds.has(item.approval.id))
    .map((item) => ({ ...item, harmless: isHarmless(item.approval) }))
    .toSorted(byIssuesAndStart);
}

/** Keeps every item in place with its result; new requests appear after the hold. */
export function heldItems(held: readonly ListItem[], current: readonly ListItem[]): ListItem[] {
  const known = new Map(current.map((item) => [item.approval.id, item]));
  return held.map((item) => ({
    ...(known.get(item.approval.id) ?? item),
    harmless: item.harmless,
  }));
}
