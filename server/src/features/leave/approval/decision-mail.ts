import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { type Day, formatDateRange } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { positionName } from '@intranet/contract/people/positions.ts';
import type { MailContent, MailSection } from '#core/mail/content.ts';
import { factsOf, leadOf } from './mail-facts.ts';
import type { RequestFacts } from './request-facts.ts';

export interface DecisionMail {
  approval: RequestFacts;
  /** The dates last mailed to this approver, if the request moved since. */
  moved?: { start: Day; end: Day };
  url: string;
  /** The days since the request, if it has been pending for long. */
  waited?: number;
}

function awayItems({ away, away_count: count }: RequestFacts): string[] {
  const items = away.map(({ name, start, end, pending }) => {
    const dates = formatDateRange(start, end);
    return pending ? t('{name}, {dates} (not decided yet)', { name, dates }) : `${name}, ${dates}`;
  });
  const more = count - away.length;
  return more > 0 ? [...items, t('{more, number} more', { more })] : items;
}

/** What speaks against a request: past dates, hints (D63) and coverage rules. */
function cautions({ asks, in_the_past, checks, warnings }: RequestFacts): string[] {
  const past =
    asks === 'cancellation'
      ? t('These dates are in the past. The leave has started or is over.')
      : t('These dates are in the past. The leave is being recorded afterwards.');
  const coverage = t(
    'This request goes against the area’s coverage rules. To approve it anyway, add a reason.',
  );
  return [
    ...(in_the_past ? [past] : []),
    ...checks,
    ...(warnings.length > 0 ? [coverage, ...warnings] : []),
  ];
}

function movedSentence({ start, end }: RequestFacts, former: { start: Day; end: Day }): string {
  const dates = {
    former: formatDateRange(former.start, former.end),
    current: formatDateRange(start, end),
  };
  return dates.former === dates.current
    ? t(
        'The dates changed and then changed back to {current}. Earlier emails about this request no longer work.',
        dates,
      )
    : t(
        'The dates changed from {former} to {current}. Earlier emails about this request no longer work.',
        dates,
      );
}

function requestTexts({ approval, moved }: DecisionMail) {
  const { name, start, end, reason, asks } = approval;
  const what = `${leaveTypeLabel(approval.leave_type)}, ${formatDateRange(start, end)}`;
  if (asks === 'cancellation') {
    return {
      subject: t('Cancellation request: {name}, {what}', { name, what }),
      heading: t('{name} requested cancellation of leave', { name }),
      paragraphs: [
        t('This leave is approved. Please cancel it or keep it. It stays booked until you decide.'),
        ...(reason ? [t('{name} writes: {note}', { name, note: reason })] : []),
      ],
    };
  }
  return moved
    ? {
        subject: t('New dates: {name}, {what}', { name, what }),
        heading: t('{name} changed a leave request', { name }),
        paragraphs: [movedSentence(approval, moved)],
      }
    : {
        subject: t('Leave request: {name}, {what}', { name, what }),
        heading: t('{name} requested leave', { name }),
        paragraphs: [t('Please approve or reject this request.')],
      };
}

const pendingFor = (days: number | undefined): string[] =>
  days === undefined
    ? []
    : [t('This request has been pending for {days}.', { days: daysInWords(days) })];

/** The mail that asks an approver to decide one request (D24). */
export function decisionMail(mail: DecisionMail): MailContent {
  const { approval, url, waited } = mail;
  const area = areaName(approval.area);
  const { subject, heading, paragraphs } = requestTexts(mail);
  return {
    subject,
    heading,
    byline: `${positionName(approval.cargo)}, ${area}`,
    lead: leadOf(approval, approval.balance_effect),
    paragraphs: [...pendingFor(waited), ...paragraphs, ...cautions(approval)],
    facts: factsOf(approval, approval.balance_effect),
    list: {
      title:
        approval.away.length > 0
          ? t('Also away in {area}:', { area })
          : t('Nobody else in {area} is away.', { area }),
      items: awayItems(approval),
    },
    action: { label: t('Review request'), url },
    footer: t(
      'This link is only for you and works for 30 days. Opening it doesn’t decide anything; you’ll confirm on the page.',
    ),
  };
}

/** The mail to an approver who was notified before, with a new link. */
export function reminderMail(mail: DecisionMail): MailContent {
  const { subject, ...content } = decisionMail(mail);
  return { ...content, subject: t('Reminder: {subject}', { subject }) };
}

function requestSection(mail: DecisionMail): MailSection {
  const { approval, url, waited } = mail;
  const away = awayItems(approval).join('; ') || t('Nobody');
  const { heading, paragraphs } = requestTexts(mail);
  return {
    title: heading,
    lead: leadOf(approval, approval.balance_effect),
    paragraphs: [
      ...pendingFor(waited),
      ...(approval.asks === 'cancellation' ? paragraphs : []),
      ...cautions(approval),
    ],
    facts: [...factsOf(approval, approval.balance_effect), [t('Also away'), away]],
    action: { label: t('Review request'), url },
  };
}

/** The mail to somebody who becomes the approver of several requests at once (D62). */
export function severalDecisionsMail(mails: readonly DecisionMail[]): MailContent {
  const count = mails.length;
  return {
    subject: t(
      '{count, plural, one {# leave request} other {# leave requests}} for you to decide',
      {
        count,
      },
    ),
    heading: t('{count, plural, one {# request needs} other {# requests need}} your decision', {
      count,
    }),
    paragraphs: [t('You’re now the approver of these requests. Each one has its own link.')],
    sections: mails.map(requestSection),
    footer: t(
      'These links are only for you and work for 30 days. Opening one doesn’t decide anything; you’ll confirm on the page.',
    ),
  };
}
