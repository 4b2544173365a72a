import type { Day } from '@intranet/contract/core/days.ts';
import type { LeaveDetail } from '@intranet/contract/leave/own-endpoints.ts';

export const SHELVES = ['waiting', 'approved', 'past', 'closed'] as const;
export type Shelf = (typeof SHELVES)[number];

export const SHELF_LABELS: Record<Shelf, string> = {
  waiting: 'Waiting',
  approved: 'Approved',
  past: 'Past',
  closed: 'Closed',
};

/** The filter that a leave belongs to. Pending leave stays pending at any age. */
export function shelfOf({ state, end }: Pick<LeaveDetail, 'state' | 'end'>, today: Day): Shelf {
  if (state === 'pending' || state === 'cancellation_asked') return 'waiting';
  if (state === 'approved') return end < today ? 'past' : 'approved';
  return 'closed';
}
