import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { balanceFacts } from '@intranet/contract/balance/balance-effect.ts';
import { type Day, formatDay } from '@intranet/contract/core/days.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import type { LeaveEvent } from '@intranet/contract/leave/leave-states.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import type { MailContent } from '#core/mail/content.ts';
import { formatDateRange } from './format-date-range.ts';

export interface DecisionMail {
  approval: Approval;
  /** The previous dates, if the employee moved the leave (D29). */
  moved?: { start: Day; end: Day };
  /** The decision page, with the token in the fragment. */
  url: string;
}

/** The subject, heading and paragraphs of a request (D24, D26, D29). */
function requestTexts({ approval, moved }: DecisionMail, what: string) {
  const { name, start, end, reason } = approval;
  if (approval.asks === 'cancellation') {
    return {
      subject: `Cancellation: ${name} asks to cancel ${what}`,
      heading: `${name} asks to cancel leave`,
      paragraphs: [
        'This leave is approved. Please agree to cancel it, or refuse; until then it stands.',
        ...(reason ? [`${name} writes: ${reason}`] : []),
      ],
      past: 'These dates are in the past: the leave has begun, or is over.',
    };
  }
  const past = 'These dates are in the past: recorded after the fact.';
  return moved
    ? {
        subject: `New dates: ${name} asks for ${what}`,
        heading: `${name} changed a leave request`,
        paragraphs: [
          `The dates were ${formatDateRange(moved.start, moved.end)}; they are now ${formatDateRange(start, end)}. Earlier mails about this request can no longer decide it.`,
        ],
        past,
      }
    : {
        subject: `Leave request: ${name} asks for ${what}`,
        heading: `${name} asks for leave`,
        paragraphs: ['Please approve or reject this request.'],
        past,
      };
}

/** The mail that asks an approver to decide (D24). */
export function decisionMail(mail: DecisionMail): MailContent {
  const { approval, url } = mail;
  const { name, area, cargo, start, end, away, warnings } = approval;
  const type = leaveTypeLabel(approval.leave_type);
  const { balance_effect: effect } = approval;
  const { subject, heading, paragraphs, past } = requestTexts(
    mail,
    `${type}, ${formatDateRange(start, end)}`,
  );
  return {
    subject,
    heading,
    paragraphs: [
      ...paragraphs,
      ...(approval.in_the_past ? [past] : []),
      ...(warnings.length > 0
        ? ['The coverage rules of the area warn; to approve all the same, add a note.', ...warnings]
        : []),
    ],
    facts: [
      ['Name', name],
      ['Area', area],
      ['Position', cargo],
      ['Type of leave', type],
      ['Start date', formatDay(start)],
      ['End date', formatDay(end)],
      ['Length', daysInWords(approval.days)],
      ...(effect ? balanceFacts(effect) : []),
    ],
    list: {
      title: `Also away from ${area} then:`,
      items: away.length
        ? away.map(
            ({ name, start, end, pending }) =>
              `${name}, ${formatDateRange(start, end)}${pending ? ' (not decided yet)' : ''}`,
          )
        : ['nobody'],
    },
    action: { label: 'See the request and decide', url },
    footer:
      'The link is for you alone and works for 30 days. Opening it decides nothing: the page asks you to approve or reject.',
  };
}

/** The outcome of a decision, as an event in the leave's history. */
export type Outcome = Extract<
  LeaveEvent,
  'approved' | 'rejected' | 'cancelled' | 'cancellation_refused'
>;

export interface OutcomeMail {
  approval: Approval;
  outcome: Outcome;
  cancellationRequested: boolean;
  decidedBy: string;
  note: string;
  url: string;
}

/** The outcome in words: what happened to the leave, and what the approver did. */
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

interface Withdrawn {
  cancelledBy?: string;
  /** True if the request was withdrawn because the employee left. */
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
  { name, leave_type, start, end }: Approval,
  withdrawn: Withdrawn = {},
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
