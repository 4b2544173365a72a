import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { balanceFacts } from '@intranet/contract/balance/balance-effect.ts';
import { formatDateRange } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { LeaveEvent } from '@intranet/contract/leave/leave-states.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import type { MailContent } from '#core/mail/content.ts';
import type { RequestFacts } from './request-facts.ts';

export type Outcome = Extract<
  LeaveEvent,
  'approved' | 'rejected' | 'cancelled' | 'cancellation_refused'
>;

export interface OutcomeMail {
  approval: RequestFacts;
  outcome: Outcome;
  cancellationRequested: boolean;
  decidedBy: string;
  note: string;
  url: string;
}

function outcomeTexts(
  outcome: Outcome,
  cancellationRequested: boolean,
): [happened: string, did: string] {
  switch (outcome) {
    case 'approved':
      return ['was approved', 'approved your request.'];
    case 'rejected':
      return ['was rejected', 'rejected your request.'];
    case 'cancelled':
      return [
        'was cancelled',
        cancellationRequested ? t('approved the cancellation.') : t('cancelled your leave.'),
      ];
    case 'cancellation_refused':
      return ['was not cancelled', 'refused to cancel it: the leave stands as it was approved.'];
  }
}

/** The mail to the employee when their leave is decided or cancelled (D24, D26). */
export function outcomeMail(mail: OutcomeMail): MailContent {
  const { approval, decidedBy, note, url } = mail;
  const [happened, did] = outcomeTexts(mail.outcome, mail.cancellationRequested);
  const type = leaveTypeLabel(approval.leave_type);
  const when = formatDateRange(approval.start, approval.end);
  const { balance_effect: effect } = approval;
  return {
    subject: t('Your leave {happened}: {type}, {when}', { happened, type, when }),
    heading: t('Your leave {happened}', { happened }),
    paragraphs: [`${decidedBy} ${did}`, ...(note ? [`${decidedBy} writes: ${note}`] : [])],
    facts: [
      [t('Type of leave'), type],
      ['Dates', when],
      ['Length', daysInWords(approval.days)],
      ...(effect ? balanceFacts({ ...effect, before: effect.after }) : []),
    ],
    action: { label: t('Open my leave'), url },
  };
}

export interface Withdrawn {
  cancelledBy?: string;
  hasLeft?: boolean;
}

function whyNothing(name: string, { cancelledBy, hasLeft = false }: Withdrawn): string {
  if (cancelledBy) return `${cancelledBy} cancelled this leave, as ${name} had asked.`;
  return hasLeft
    ? t('{name} has left, so this request was withdrawn.', { name })
    : t('{name} withdrew this request.', { name });
}

/** The mail to notified approvers when a request is withdrawn or an admin cancels the leave (D26). */
export function withdrawnMail(
  { name, leave_type, start, end }: RequestFacts,
  withdrawn: Withdrawn,
): MailContent {
  const what = `${leaveTypeLabel(leave_type)}, ${formatDateRange(start, end)}`;
  return {
    subject: withdrawn.cancelledBy
      ? t('Cancelled: {name}, {what}', { name, what })
      : t('Withdrawn: {name}, {what}', { name, what }),
    heading: t('No action needed'),
    paragraphs: [
      whyNothing(name, withdrawn),
      t('Earlier emails about it can no longer be used to approve or reject it.'),
    ],
    facts: [
      ['Name', name],
      [t('Type of leave'), leaveTypeLabel(leave_type)],
      ['Dates', formatDateRange(start, end)],
    ],
  };
}
