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

/** States in which a leave takes up the person's days (D22, D28). */
export const ACTIVE_STATES = [
  'pending',
  'approved',
  'cancellation_asked',
] as const satisfies readonly LeaveState[];

/** States of an approved leave. It stays approved while its owner asks to cancel it (D26). */
export const APPROVED_STATES = [
  'approved',
  'cancellation_asked',
] as const satisfies readonly LeaveState[];

/** States that wait for a decision: a request, or a request to cancel (D26). */
export const WAITING_STATES = [
  'pending',
  'cancellation_asked',
] as const satisfies readonly LeaveState[];

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
