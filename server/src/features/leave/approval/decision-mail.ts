import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { balanceFacts } from '@intranet/contract/balance/balance-effect.ts';
import { type Day, formatDateRange, formatDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
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
      subject: t('Cancellation request: {name}, {what}', { name, what }),
      heading: t('{name} requested cancellation of leave', { name }),
      paragraphs: [
        t('This leave is approved. Please cancel it or keep it. It stays booked until you decide.'),
        ...(reason ? [t('{name} writes: {note}', { name, note: reason })] : []),
      ],
      past: t('These dates are in the past. The leave has started or is over.'),
    };
  }
  const past = t('These dates are in the past. The leave is being recorded afterwards.');
  return moved
    ? {
        subject: t('New dates: {name}, {what}', { name, what }),
        heading: t('{name} changed a leave request', { name }),
        paragraphs: [
          t(
            'The dates changed from {former} to {current}. Earlier emails about this request no longer work.',
            {
              former: formatDateRange(moved.start, moved.end),
              current: formatDateRange(start, end),
            },
          ),
        ],
        past,
      }
    : {
        subject: t('Leave request: {name}, {what}', { name, what }),
        heading: t('{name} requested leave', { name }),
        paragraphs: [t('Please approve or reject this request.')],
        past,
      };
}

/** The mail that asks an approver to decide (D24). */
export function decisionMail(mail: DecisionMail): MailContent {
  const { approval, url } = mail;
  const { name, cargo, start, end, away, warnings, checks } = approval;
  const area = areaName(approval.area);
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
      ...checks,
      ...(warnings.length > 0
        ? [
            t(
              'This request goes against the area’s coverage rules. To approve it anyway, add a reason.',
            ),
            ...warnings,
          ]
        : []),
    ],
    facts: [
      [t('Name'), name],
      [t('Area'), area],
      [t('Position'), cargo],
      [t('Type of leave'), type],
      [t('Start date'), formatDay(start)],
      [t('End date'), formatDay(end)],
      [t('Length'), daysInWords(approval.days)],
      ...(effect ? balanceFacts(effect) : []),
    ],
    list: {
      title:
        away.length > 0
          ? t('Also away in {area}:', { area })
          : t('Nobody else in {area} is away.', { area }),
      items: away.map(({ name, start, end, pending }) => {
        const dates = formatDateRange(start, end);
        return pending
          ? t('{name}, {dates} (not decided yet)', { name, dates })
          : `${name}, ${dates}`;
      }),
    },
    action: { label: t('Review request'), url },
    footer: t(
      'This link is only for you and works for 30 days. Opening it doesn’t decide anything; you’ll confirm on the page.',
    ),
  };
}

const waited = (days: number) =>
  t('This request has been pending for {days}.', { days: daysInWords(days) });

/** The mail to a new approver of a request that is several days old. */
export function overdueMail(mail: MailContent, days: number): MailContent {
  return { ...mail, paragraphs: [waited(days), ...mail.paragraphs] };
}

/** The mail to an approver who was notified before, with a new link. */
export function reminderMail(mail: MailContent, days: number): MailContent {
  const { subject } = mail;
  return { ...overdueMail(mail, days), subject: t('Reminder: {subject}', { subject }) };
}
