import { compareDays, type Day } from '@intranet/contract/core/days.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import {
  eventLabel,
  type LeaveEvent,
  type LeaveState,
} from '@intranet/contract/leave/leave-states.ts';
import type { LeaveDetail } from '@intranet/contract/leave/own-endpoints.ts';
import type { Tone } from '@intranet/ui/feedback/StateBadge.tsx';

export const STATE_TONES: Record<LeaveState, Tone> = {
  pending: 'waiting',
  approved: 'good',
  rejected: 'bad',
  withdrawn: 'quiet',
  cancellation_asked: 'waiting',
  cancelled: 'quiet',
};

const OUTCOMES: LeaveEvent[] = ['approved', 'rejected', 'cancellation_refused', 'cancelled'];

/** A rejected cancellation leaves the approval in place (D26). */
export function decisionLabel({ state, history }: LeaveDetail): string {
  const last = history?.findLast(({ event }) => OUTCOMES.includes(event))?.event;
  const other = state === 'cancelled' || state === 'rejected' ? state : 'approved';
  return eventLabel(last ?? other);
}

export const FILTERS = ['waiting', 'approved', 'past', 'closed'] as const;
export type LeaveFilter = (typeof FILTERS)[number];

export const FILTER_LABELS: Record<LeaveFilter, string> = {
  waiting: tc('leaves', 'Pending'),
  approved: tc('leaves', 'Upcoming'),
  past: t('Past'),
  closed: t('Not taken'),
};

/** The filter that a leave belongs to. Pending leave stays pending at any age. */
export function filterOf(
  { state, end }: Pick<LeaveDetail, 'state' | 'end'>,
  today: Day,
): LeaveFilter {
  if (state === 'pending' || state === 'cancellation_asked') return 'waiting';
  if (state === 'approved') return end < today ? 'past' : 'approved';
  return 'closed';
}

/** Pending and upcoming leave, soonest first, then past and closed leave, latest first. */
export function sortLeaves<Leave extends Pick<LeaveDetail, 'state' | 'start' | 'end'>>(
  leaves: readonly Leave[],
  today: Day,
): Leave[] {
  const placed = leaves.map((leave) => ({ leave, filter: filterOf(leave, today) }));
  return placed
    .toSorted((a, b) => {
      const group = FILTERS.indexOf(a.filter) - FILTERS.indexOf(b.filter);
      const order = compareDays(a.leave.start, b.leave.start);
      return group || (a.filter === 'waiting' || a.filter === 'approved' ? order : -order);
    })
    .map(({ leave }) => leave);
}
