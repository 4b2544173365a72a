import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { leaveTypeLabel, takesBalance } from '@intranet/contract/leave/leave-types.ts';
import { cancelBody, type LeaveDetail } from '@intranet/contract/leave/own-endpoints.ts';
import type { ShortDays } from '@intranet/ui/days/use-short-days.ts';
import { askCancellation, cancelLeave } from './api.ts';

/** Steps that ask for a reason first. */
export const STEP_NAMES = ['ask', 'not_taken', 'cancel'] as const;
export type StepName = (typeof STEP_NAMES)[number];

export type StepValues = {
  note: string;
  reason: string;
};

interface Step {
  allowed: (leave: LeaveDetail, today: Day | '') => boolean;
  title: string;
  text: (leave: LeaveDetail, days: ShortDays) => string;
  field: { name: keyof StepValues; label: string; required: boolean };
  button: string;
  send: (leave: LeaveDetail, values: StepValues) => ReturnType<typeof cancelLeave>;
}

const summaryOf = (leave: LeaveDetail, { period }: ShortDays) =>
  `${leaveTypeLabel(leave.leave_type)}, ${period(leave.start, leave.end)} (${daysInWords(leave.days)})`;
const consequence = (leave: LeaveDetail, days: ShortDays, sentence: string) =>
  [`${summaryOf(leave, days)}.`, sentence, takesBalance(leave.leave_type) && RETURNED]
    .filter(Boolean)
    .join(' ');

const RETURNED = t('The days go back to the balance.');

export const reasonSchema = cancelBody.pick({ reason: true });

const ASK = {
  text: (leave: LeaveDetail, days: ShortDays) =>
    consequence(leave, days, t('The leave stays approved until an approver agrees.')),
  field: { name: 'note', label: t('Reason (optional)'), required: false },
  send: ({ id, version }: LeaveDetail, { note }: StepValues) =>
    askCancellation(id, { version, note }),
} as const;

export const STEPS: Record<StepName, Step> = {
  ask: {
    ...ASK,
    allowed: ({ can, end }, today) => can.ask_cancellation && end >= today,
    title: t('Request cancellation of this leave?'),
    button: t('Request cancellation'),
  },
  not_taken: {
    ...ASK,
    allowed: ({ can, end }, today) => can.ask_cancellation && end < today,
    title: t('Report this leave as not taken?'),
    button: t('Report as not taken'),
  },
  cancel: {
    allowed: ({ can }) => can.cancel,
    title: t('Cancel this leave?'),
    text: (leave, days) =>
      consequence(leave, days, t('It’s cancelled immediately, and the employee gets an email.')),
    field: { name: 'reason', label: t('Reason'), required: true },
    button: t('Cancel leave'),
    send: ({ id, version }, { reason }) => cancelLeave(id, { version, reason }),
  },
};
