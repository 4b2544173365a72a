import { msg, t } from '@intranet/contract/core/i18n/t.ts';

export const STATE_LABELS = {
  pending: msg('Pending'),
  approved: msg('Approved'),
  rejected: msg('Rejected'),
  withdrawn: msg('Withdrawn'),
  cancellation_asked: msg('Cancellation requested'),
  cancelled: msg('Cancelled'),
};
export type LeaveState = keyof typeof STATE_LABELS;
export const LEAVE_STATES = Object.keys(STATE_LABELS) as [LeaveState, ...LeaveState[]];

const states = <const Some extends readonly LeaveState[]>(...some: Some) => some;

/** States that occupy the person's days (D22, D28). */
export const ACTIVE_STATES = states('pending', 'approved', 'cancellation_asked');

/** States of an approved leave. It stays approved while a cancellation is pending (D26). */
export const APPROVED_STATES = states('approved', 'cancellation_asked');

/** States that wait for a decision: a request, or a request to cancel (D26). */
export const WAITING_STATES = states('pending', 'cancellation_asked');

export const WIRE_STATUS = ['PENDENTE', 'APROVADO', 'REJEITADO'] as const;
export type WireStatus = (typeof WIRE_STATUS)[number];

/** The label of STATUS: all values except the two decided ones read Pending (spec §3). */
export function statusLabel(status: string): string {
  if (status === 'APROVADO') return t('Approved');
  if (status === 'REJEITADO') return t('Rejected');
  return t('Pending');
}

export function usageLabel(utilizado: string): string {
  return utilizado === 'S' ? t('Taken') : t('Scheduled');
}

export const EVENT_LABELS = {
  requested: msg('Requested'),
  moved: msg('Dates changed'),
  approved: msg('Approved'),
  rejected: msg('Rejected'),
  withdrawn: msg('Withdrawn'),
  cancellation_asked: msg('Cancellation requested'),
  cancellation_refused: msg('Cancellation rejected'),
  cancelled: msg('Cancelled'),
};
export type LeaveEvent = keyof typeof EVENT_LABELS;
export const LEAVE_EVENTS = Object.keys(EVENT_LABELS) as [LeaveEvent, ...LeaveEvent[]];
