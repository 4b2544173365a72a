/** The leave types as the wire spells them (spec §3). */
export const LEAVE_TYPES = [
  'Vacation',
  'Maternity Leave',
  'Paternity Leave',
  'Wedding Leave',
  'Medical Certificate',
  'Day Off',
] as const;
export type LeaveType = (typeof LEAVE_TYPES)[number];

/** How a type is shown: Medical Certificate reads Medical Leave (spec §3). */
export function leaveTypeLabel(type: LeaveType): string {
  return type === 'Medical Certificate' ? 'Medical Leave' : type;
}

/** The states of a leave inside the product (D26). */
export const LEAVE_STATES = [
  'pending',
  'approved',
  'rejected',
  'withdrawn',
  'cancellation_asked',
  'cancelled',
] as const;
export type LeaveState = (typeof LEAVE_STATES)[number];

/** STATUS on the wire (D27). */
export const WIRE_STATUS = ['PENDENTE', 'APROVADO', 'REJEITADO'] as const;
export type WireStatus = (typeof WIRE_STATUS)[number];

/** How STATUS is shown: anything but the two decided values reads Pending (spec §3). */
export function statusLabel(status: string): 'Approved' | 'Rejected' | 'Pending' {
  if (status === 'APROVADO') return 'Approved';
  if (status === 'REJEITADO') return 'Rejected';
  return 'Pending';
}

/** How utilizado is shown: S taken, N scheduled (spec §3). */
export function usageLabel(utilizado: string): 'Taken' | 'Scheduled' {
  return utilizado === 'S' ? 'Taken' : 'Scheduled';
}

/** How a state reads on the product's own screens. */
export const STATE_LABELS: Record<LeaveState, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  cancellation_asked: 'Cancellation asked',
  cancelled: 'Cancelled',
};

/** The steps of a leave's history (D26). */
export const LEAVE_EVENTS = [
  'requested',
  'moved',
  'approved',
  'rejected',
  'withdrawn',
  'cancellation_asked',
  'cancellation_refused',
  'cancelled',
] as const;
export type LeaveEvent = (typeof LEAVE_EVENTS)[number];

/** What a deduction is for, as the wire spells it (spec §3). */
export const DEDUCTION_TYPES = ['RESCISÃO', 'VENDAS DE FÉRIAS'] as const;
export type DeductionType = (typeof DEDUCTION_TYPES)[number];

/** How a deduction's type is shown (spec §3). */
export function deductionTypeLabel(type: DeductionType): string {
  return type === 'RESCISÃO' ? 'Termination' : 'Vacation Sales';
}

/** The kinds of entries in the ledger (D17). */
export const LEDGER_KINDS = [
  'opening',
  'accrual',
  'debit',
  'reversal',
  'adjustment',
  'deduction',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];
