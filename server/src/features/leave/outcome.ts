import type { LeaveRow } from './queries.ts';

/** What became of a leave, as a sentence; null while it waits for a decision. */
export function outcomeSentence(leave: Pick<LeaveRow, 'state' | 'decidedBy'>): string | null {
  const by = leave.decidedBy ? ` by ${leave.decidedBy}` : '';
  switch (leave.state) {
    case 'pending':
      return null;
    case 'approved':
    case 'cancellation_asked':
      return `This request was already approved${by}.`;
    case 'rejected':
      return `This request was already rejected${by}.`;
    case 'withdrawn':
      return 'This request was withdrawn by the person who made it.';
    case 'cancelled':
      return 'This leave was cancelled.';
  }
}
