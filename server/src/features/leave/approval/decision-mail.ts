import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { balanceFacts } from '@intranet/contract/balance/balance-effect.ts';
import { type Day, formatDateRange, formatDay } from '@intranet/contract/core/days.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import type { MailContent } from '#core/mail/content.ts';
import type { RequestFacts } from './request-facts.ts';

export interface DecisionMail {
  approval: RequestFacts;
  moved?: { start: Day; end: Day };
  url: string;
}

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

const waited = (days: number) => `This request has waited for ${daysInWords(days)}.`;

export function overdueMail(mail: MailContent, days: number): MailContent {
  return { ...mail, paragraphs: [waited(days), ...mail.paragraphs] };
}

export function reminderMail(mail: MailContent, days: number): MailContent {
  return { ...overdueMail(mail, days), subject: `Reminder: ${mail.subject}` };
}
