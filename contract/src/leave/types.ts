import { z } from 'zod';

/** The leave types as the wire spells them (spec §3). */
export const LEAVE_TYPES = [
  'Vacation',
  'Maternity Leave',
  'Paternity Leave',
  'Wedding Leave',
  'Medical Certificate',
  'Day Off',
] as const;
export const leaveTypeSchema = z.enum(LEAVE_TYPES, 'Choose a type of leave');
export type LeaveType = z.infer<typeof leaveTypeSchema>;

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
