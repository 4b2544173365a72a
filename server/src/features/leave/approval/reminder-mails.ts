import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import type { MailContent } from '#core/mail/content.ts';

const waited = (days: number) => `This request has waited for ${daysInWords(days)}.`;

/** The mail to a new approver of a request that is several days old. */
export function overdueMail(mail: MailContent, days: number): MailContent {
  return { ...mail, paragraphs: [waited(days), ...mail.paragraphs] };
}

/** The mail to an approver who was notified before, with a new link. */
export function reminderMail(mail: MailContent, days: number): MailContent {
  return { ...overdueMail(mail, days), subject: `Reminder: ${mail.subject}` };
}
