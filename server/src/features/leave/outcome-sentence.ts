import type { LeaveRow } from './queries.ts';

export type DecidedLeave = Pick<LeaveRow, 'state' | 'decidedBy' | 'asksCancellation'>;

/** The outcome of a decided leave as a sentence, or null while it waits (D23, D26). */
export function outcomeSentence(leave: DecidedLeave): string | null {
  const by = leave.decidedBy ? ` by ${leave.decidedBy}` : '';
  const who = leave.decidedBy ?? 'Somebody';
  switch (leave.state) {
    case 'pending':
    case 'cancellation_asked':
      return null;
    case 'approved':
      return leave.asksCancellation
        ? `${who} already refused to cancel this leave.`
        : `This request was already approved${by}.`;
    case 'rejected':
      return `This request was already rejected${by}.`;
    case 'withdrawn':
      return 'This request was withdrawn.';
    case 'cancelled':
      return leave.asksCancellation
        ? `${who} already agreed to cancel this leave.`
        : `This leave was cancelled${by}.`;
  }
}
