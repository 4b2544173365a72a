import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import type { MailContent } from '#core/mail/content.ts';

const waited = (days: number) => `This request has waited for ${daysInWords(days)}.`;

/** The mail to somebody who is asked now what others have left undecided for some days. */
export function lateMail(mail: MailContent, days: number): MailContent {
  return { ...mail, paragraphs: [waited(days), ...mail.paragraphs] };
}

/** The mail to somebody who was asked some days ago: the same again, with a link of its own. */
export function reminderMail(mail: MailContent, days: number): MailContent {
  return { ...lateMail(mail, days), subject: `Reminder: ${mail.subject}` };
}
