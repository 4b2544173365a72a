import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { balanceFacts } from '@intranet/contract/balance/balance-effect.ts';
import { formatDateRange } from '@intranet/contract/core/days.ts';
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
      return ['was cancelled', cancellationRequested ? 'agreed to cancel it.' : 'cancelled it.'];
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
    subject: `Your leave ${happened}: ${type}, ${when}`,
    heading: `Your leave ${happened}`,
    paragraphs: [`${decidedBy} ${did}`, ...(note ? [`${decidedBy} writes: ${note}`] : [])],
    facts: [
      ['Type of leave', type],
      ['Dates', when],
      ['Length', daysInWords(approval.days)],
      ...(effect ? balanceFacts({ ...effect, before: effect.after }) : []),
    ],
    action: { label: 'Open my leave', url },
  };
}

export interface Withdrawn {
  cancelledBy?: string;
  hasLeft?: boolean;
}

function whyNothing(name: string, { cancelledBy, hasLeft = false }: Withdrawn): string {
  if (cancelledBy) return `${cancelledBy} cancelled this leave, as ${name} had asked.`;
  return hasLeft
    ? `${name} has left, and this request was withdrawn.`
    : `${name} withdrew this request.`;
}

/** The mail to notified approvers when a request is withdrawn or an admin cancels the leave (D26). */
export function withdrawnMail(
  { name, leave_type, start, end }: RequestFacts,
  withdrawn: Withdrawn,
): MailContent {
  const what = `${leaveTypeLabel(leave_type)}, ${formatDateRange(start, end)}`;
  return {
    subject: withdrawn.cancelledBy ? `Cancelled: ${name}, ${what}` : `Withdrawn: ${name}, ${what}`,
    heading: 'Nothing is to be decided any more',
    paragraphs: [whyNothing(name, withdrawn), 'Earlier mails about it can no longer decide it.'],
    facts: [
      ['Name', name],
      ['Type of leave', leaveTypeLabel(leave_type)],
      ['Dates', formatDateRange(start, end)],
    ],
  };
}
