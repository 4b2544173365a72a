import { msg, t } from '@intranet/contract/core/i18n/t.ts';
import { wireLabel } from '../core/wire-label.ts';

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

const USAGE_LABELS = { S: msg('Taken'), N: msg('Scheduled') };

export const usageLabel = (utilizado: string): string => wireLabel(USAGE_LABELS, utilizado);

export const stateLabel = (state: LeaveState): string => wireLabel(STATE_LABELS, state);

export const EVENT_LABELS = {
  requested: msg('Requested'),
  moved: msg('Dates changed'),
  approved: msg('Approved'),
  rejected: msg('Rejected'),
  withdrawn: msg('Withdrawn'),
  cancellation_asked: msg('Cancellation requested'),
  cancellation_refused: msg('Cancellation rejected'),
  cancelled: msg('Cancelled'),
  undone: msg('Undone'),
};
export type LeaveEvent = keyof typeof EVENT_LABELS;
export const eventLabel = (event: LeaveEvent): string => wireLabel(EVENT_LABELS, event);
export const LEAVE_EVENTS = Object.keys(EVENT_LABELS) as [LeaveEvent, ...LeaveEvent[]];
