import type { RemovableAccess } from '@intranet/contract/accounts/admin-endpoints.ts';
import { INVITATION_DAYS } from '@intranet/contract/accounts/joining-endpoints.ts';
import { dayFormat } from '@intranet/contract/core/day-text.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { currentLocale, t } from '@intranet/contract/core/i18n/t.ts';
import type { MailContent } from '#core/mail/content.ts';

/** `26 November 2026 at 14:05 (São Paulo Time)` */
export function momentInWords(moment: Date, timeZone: string): string {
  const write = (format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(currentLocale(), { ...format, timeZone }).formatToParts(moment);
  const text = write({ dateStyle: 'long', timeStyle: 'short' }).map(({ value }) => value);
  const zone = write({ timeZoneName: 'shortGeneric' }).find(({ type }) => type === 'timeZoneName');
  return `${text.join('')} (${zone?.value ?? timeZone})`;
}

type Facts = { username: string; publicUrl: string };

export function resetCodeMail(facts: Facts & { code: string }): MailContent {
  return {
    subject: t('Your reset code'),
    heading: t('Choose a new password'),
    paragraphs: [
      t(
        'Someone, most likely you, requested a new password for this account. The button opens the page with the code filled in. You can also type the code there.',
      ),
    ],
    facts: [
      [t('Username'), facts.username],
      [t('Reset code'), facts.code],
    ],
    action: {
      label: t('Choose a new password'),
      url: `${facts.publicUrl}/verify-reset-code#${facts.code}`,
    },
    footer: t(
      'The code works once and is valid for 10 minutes. If you didn’t request it, you can ignore this email. Your password stays the same.',
    ),
  };
}

function noticeMail(heading: string, sentence: string, publicUrl: string): MailContent {
  return {
    subject: heading,
    heading,
    paragraphs: [sentence],
    action: { label: t('Open the sign-in page'), url: `${publicUrl}/login` },
    footer: t(
      'If you didn’t expect this, choose a new password with “Forgot password?” on the sign-in page and tell an administrator.',
    ),
  };
}

export const accessRemoved = () =>
  t(
    'Any passkeys and calendar links were removed. Add passkeys again in My account, and create calendar links again with “Subscribe” on the calendar page.',
  );

/** The mail never contains the password (D11). */
export function passwordSetMail(
  facts: Facts & { by: string; mustChange: boolean; twoFactorOff: boolean },
): MailContent {
  const sentences = [
    t('{by} set a new password for the account {username} and will share it with you.', {
      by: facts.by,
      username: facts.username,
    }),
    accessRemoved(),
    facts.mustChange ? t('You’ll choose your own password the next time you sign in.') : '',
    facts.twoFactorOff
      ? t('Two-factor sign-in was turned off. Set it up again in My account.')
      : '',
  ];
  const sentence = sentences.filter(Boolean).join(' ');
  return noticeMail(t('An administrator set your password'), sentence, facts.publicUrl);
}

export function accessRemovedMail(
  facts: Facts & { by: string; what: RemovableAccess },
): MailContent {
  const { by, username } = facts;
  const sentences: Record<RemovableAccess, string> = {
    sessions: t('{by} signed out all devices of the account {username}. Sign in again.', {
      by,
      username,
    }),
    passkeys: t(
      '{by} removed the passkeys of the account {username}. Sign in with your password, and add them again in My account.',
      { by, username },
    ),
    two_factor: t(
      '{by} turned off two-factor sign-in for the account {username}. Set it up again in My account.',
      { by, username },
    ),
  };
  return noticeMail(
    t('An administrator changed how you sign in'),
    sentences[facts.what],
    facts.publicUrl,
  );
}

export function emailChangedMail(facts: Facts & { by: string }): MailContent {
  const sentence = t(
    '{by} changed the email address of the account {username}. We no longer send messages to this address.',
    { by: facts.by, username: facts.username },
  );
  return noticeMail(t('Your email address was changed'), sentence, facts.publicUrl);
}

export function renamedMail(
  facts: Facts & { former: string; by: string; at: Date; timeZone: string },
): MailContent {
  const sentence = t(
    'Your username changed. From now on, sign in with the new name or with your email address.',
  );
  return {
    ...noticeMail(t('Your username was changed'), sentence, facts.publicUrl),
    facts: [
      [t('New username'), facts.username],
      [t('Former username'), facts.former],
      [t('Changed by'), facts.by],
      [t('When'), momentInWords(facts.at, facts.timeZone)],
    ],
  };
}

const longDay = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** The link is the only secret; the person chooses the password. */
export function invitationMail(facts: {
  username: string;
  /** The employee's name. */
  name: string;
  by: string;
  companyName: string;
  link: string;
  expires: Date;
  timeZone: string;
  /** Null if unknown or past. */
  firstDay: Day | null;
}): MailContent {
  const { name, by, companyName, firstDay } = facts;
  return {
    subject: t('Your invitation to {companyName}', { companyName }),
    heading: t('Welcome to {companyName}', { companyName }),
    paragraphs: [
      t('Hello {name},', { name }),
      t(
        '{by} created an account for you on the intranet of {companyName}. Choose a password to sign in for the first time.',
        { by, companyName },
      ),
      ...(firstDay ? [t('You can sign in even before your first day.')] : []),
    ],
    facts: [
      [t('Username'), facts.username],
      ...(firstDay ? [[t('First day'), longDay(firstDay)] satisfies [string, string]] : []),
      [t('Link valid until'), momentInWords(facts.expires, facts.timeZone)],
    ],
    action: { label: t('Choose a password'), url: facts.link },
    footer: t(
      'The link works once and is valid for {days} days. If it has expired, ask an administrator to send you a new one.',
      { days: INVITATION_DAYS },
    ),
  };
}

/** The mail never contains the password. */
export function welcomeMail(facts: Facts & { by: string; companyName: string }): MailContent {
  return {
    subject: t('Your account at {companyName}', { companyName: facts.companyName }),
    heading: t('Welcome to {companyName}', { companyName: facts.companyName }),
    paragraphs: [
      t(
        '{by} registered an account for you and will share its password with you. You can also choose one yourself with “Forgot password?” on the sign-in page.',
        { by: facts.by },
      ),
    ],
    facts: [[t('Username'), facts.username]],
    action: { label: t('Sign in'), url: `${facts.publicUrl}/login` },
  };
}
