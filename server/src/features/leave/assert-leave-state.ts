import { formatDay } from '@intranet/contract/core/days.ts';
import type { LeaveState } from '@intranet/contract/leave/leave-states.ts';
import { AppError } from '#core/errors.ts';
import { type Answered, outcomeSentence } from './outcome.ts';
import type { LeaveRow } from './queries.ts';

/**
 * Refuses when the present question about a leave is answered already (D23, D26).
 * @throws AppError already_decided, saying by whom
 */
export function assertWaiting(leave: Answered): void {
  const outcome = outcomeSentence(leave);
  if (outcome) throw new AppError('already_decided', outcome);
}

/**
 * Refuses a step that does not lead on from the leave's present state (D26).
 * @param waiting what to say when the leave waits for a decision instead
 * @throws AppError already_decided, conflict
 */
export function assertState(
  leave: LeaveRow,
  expected: readonly LeaveState[],
  waiting: string,
): void {
  if (expected.includes(leave.state)) return;
  assertWaiting(leave);
  throw new AppError('conflict', waiting);
}

/**
 * Refuses to act on a leave that has changed since it was looked at (D26, pitfall 6).
 * @throws AppError stale_version, with the current dates
 */
export function assertVersion(leave: LeaveRow, version: number): void {
  if (leave.version === version) return;
  const dates = `${formatDay(leave.startsOn)} to ${formatDay(leave.endsOn)}`;
  const sentence = leave.asksCancellation
    ? `This leave has changed: its cancellation was asked for. Its dates are ${dates}.`
    : `The dates have changed: they are now ${dates}.`;
  throw new AppError('stale_version', sentence, {
    current: { start: leave.startsOn, end: leave.endsOn, version: leave.version },
  });
}
