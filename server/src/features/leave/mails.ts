import { type Day, formatDay } from '@intranet/contract/days.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { daysInWords } from '@intranet/contract/leave/rules.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/types.ts';
import type { MailContent } from '#core/mail/content.ts';

function period(start: Day, end: Day): string {
  return start === end ? formatDay(start) : `${formatDay(start)} to ${formatDay(end)}`;
}

export interface DecisionMail {
  approval: Approval;
  /** The dates before the owner moved them, when they did (D29). */
  moved?: { start: Day; end: Day };
  /** The page that shows the request again, with the token in its fragment. */
  url: string;
}

/** The mail to whoever decides: everything needed to do so (D24). */
export function decisionMail({ approval, moved, url }: DecisionMail): MailContent {
  const { name, area, cargo, start, end, away, warnings } = approval;
  const type = leaveTypeLabel(approval.leave_type);
  const what = `${type}, ${period(start, end)}`;
  return {
    subject: moved
      ? `New dates: ${name} asks for ${what}`
      : `Leave request: ${name} asks for ${what}`,
    heading: moved ? `${name} changed a leave request` : `${name} asks for leave`,
    paragraphs: [
      moved
        ? `The dates were ${period(moved.start, moved.end)}; they are now ${period(start, end)}. Earlier mails about this request can no longer decide it.`
        : 'Please approve or reject this request.',
      ...(approval.in_the_past ? ['These dates are in the past: recorded after the fact.'] : []),
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
      ['Balance now', daysInWords(approval.balance_before)],
      ['Balance after', daysInWords(approval.balance_after)],
    ],
    list: {
      title: `Also away from ${area} then:`,
      items: away.length
        ? away.map((other) => `${other.name}, ${period(other.start, other.end)}`)
        : ['nobody'],
    },
    action: { label: 'See the request and decide', url },
    footer:
      'The link is for you alone and works for 30 days. Opening it decides nothing: the page asks you to approve or reject.',
  };
}

export interface OutcomeMail {
  approval: Approval;
  decision: 'approve' | 'reject';
  decidedBy: string;
  note: string;
  url: string;
}

/** The mail to the requester, once decided (D24). */
export function outcomeMail({
  approval,
  decision,
  decidedBy,
  note,
  url,
}: OutcomeMail): MailContent {
  const word = decision === 'approve' ? 'approved' : 'rejected';
  const type = leaveTypeLabel(approval.leave_type);
  const when = period(approval.start, approval.end);
  return {
    subject: `Your leave was ${word}: ${type}, ${when}`,
    heading: `Your leave was ${word}`,
    paragraphs: [
      `${decidedBy} ${word} your request.`,
      ...(note ? [`${decidedBy} writes: ${note}`] : []),
    ],
    facts: [
      ['Type of leave', type],
      ['Dates', when],
      ['Length', daysInWords(approval.days)],
      ['Balance now', daysInWords(approval.balance_after)],
    ],
    action: { label: 'Open the leave hub', url },
  };
}
