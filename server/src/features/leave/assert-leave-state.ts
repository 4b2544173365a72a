import { formatDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { LeaveState } from '@intranet/contract/leave/leave-states.ts';
import { AppError } from '#core/errors.ts';
import type { LeaveRow } from './lock-leave.ts';

type DecidedLeave = Pick<LeaveRow, 'state' | 'decidedBy' | 'asksCancellation'>;

/** The outcome of a decided leave as a sentence, or null while it waits (D23, D26). */
export function outcomeSentence(leave: DecidedLeave): string | null {
  const { decidedBy: by } = leave;
  const who = by ?? t('Someone');
  switch (leave.state) {
    case 'pending':
    case 'cancellation_asked':
      return null;
    case 'approved':
      if (leave.asksCancellation) {
        return t('{who} already rejected the cancellation of this leave.', { who });
      }
      return by
        ? t('This request was already approved by {by}.', { by })
        : t('This request was already approved.');
    case 'rejected':
      return by
        ? t('This request was already rejected by {by}.', { by })
        : t('This request was already rejected.');
    case 'withdrawn':
      return t('This request was withdrawn.');
    case 'cancelled':
      if (leave.asksCancellation) {
        return t('{who} already approved the cancellation of this leave.', { who });
      }
      return by ? t('This leave was cancelled by {by}.', { by }) : t('This leave was cancelled.');
  }
}

/** Refuses if the leave is decided already (D23, D26). @throws AppError already_decided */
export function assertWaiting(leave: DecidedLeave): void {
  const outcome = outcomeSentence(leave);
  if (outcome) throw new AppError('already_decided', outcome);
}

/**
 * Refuses an action that the leave's state doesn't allow (D26).
 * @throws AppError already_decided; conflict with the sentence `waiting` if the leave waits
 */
export function assertState(leave: LeaveRow, expected: readonly LeaveState[], waiting: string) {
  if (expected.includes(leave.state)) return;
  assertWaiting(leave);
  throw new AppError('conflict', waiting);
}

/** Refuses if the leave changed since it was read (D26, pitfall 6). @throws AppError stale_version */
export function assertVersion(leave: LeaveRow, version: number): void {
  if (leave.version === version) return;
  const dates = { start: formatDay(leave.startsOn), end: formatDay(leave.endsOn) };
  const sentence = leave.asksCancellation
    ? t(
        'This leave has changed: the employee requested cancellation. Its dates are {start} to {end}.',
        dates,
      )
    : t('The dates have changed. They’re now {start} to {end}.', dates);
  throw new AppError('stale_version', sentence, {
    current: { start: leave.startsOn, end: leave.endsOn, version: leave.version },
  });
}
