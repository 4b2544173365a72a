import { compareDays } from '@intranet/contract/core/days.ts';
import { isWithoutWarning } from '@intranet/contract/leave/approval-warnings.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';

export const isHarmless = (approval: Approval) =>
  isWithoutWarning(approval) && !approval.in_the_past;

/** The ids of absent colleagues whose cancellation waits in the same list. */
export const peopleCancelling = ({ away }: Approval, waiting: readonly Approval[]): number[] =>
  waiting
    .filter(({ asks, employee_id, start }) => {
      const isAway = away.some(
        (other) => other.employee_id === employee_id && other.start === start,
      );
      return asks === 'cancellation' && isAway;
    })
    .map(({ employee_id }) => employee_id);

/** Requests without issues come first, as they can be approved at a glance. */
export const byIssuesAndStart = (a: Approval, b: Approval) =>
  Number(isHarmless(b)) - Number(isHarmless(a)) || compareDays(a.start, b.start) || a.id - b.id;
