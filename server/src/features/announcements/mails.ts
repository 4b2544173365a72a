import { formatDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { MailContent } from '#core/mail/content.ts';

interface Announced {
  id: number;
  title: string;
  confirm_by: string | null;
}

/** The page that shows an announcement. */
export const announcementPath = (id: number): string => `/home?announcement=${id}`;

const actionOf = ({ id }: Announced, publicUrl: string) => ({
  label: t('Read the announcement'),
  url: `${publicUrl}${announcementPath(id)}`,
});

/** Without the text, which is for signed-in readers. */
export function publishedMail(announced: Announced, publicUrl: string): MailContent {
  const { title, confirm_by } = announced;
  return {
    subject: title,
    heading: title,
    paragraphs: [
      confirm_by
        ? t('There is an announcement for you. Please read it and confirm by {day}.', {
            day: formatDay(confirm_by),
          })
        : t('There is an announcement for you on the home page.'),
    ],
    action: actionOf(announced, publicUrl),
  };
}

/** @param weekly false for a reminder that an admin sends */
export function unconfirmedMail(
  announced: Announced,
  publicUrl: string,
  weekly: boolean,
): MailContent {
  const { title, confirm_by } = announced;
  return {
    subject: t('Please confirm: {title}', { title }),
    heading: title,
    paragraphs: [
      t('You were asked to read this announcement and to confirm it by {day}.', {
        day: formatDay(confirm_by ?? ''),
      }),
    ],
    action: actionOf(announced, publicUrl),
    ...(weekly && { footer: t('You get this once a week until you confirm, but not on leave.') }),
  };
}
