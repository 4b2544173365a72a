import { t } from '@intranet/contract/core/i18n/t.ts';
import type { MailContent } from '#core/mail/content.ts';

export function resetCodeMail(facts: {
  username: string;
  code: string;
  publicUrl: string;
}): MailContent {
  return {
    subject: t('Your reset code'),
    heading: t('Choose a new password'),
    paragraphs: [
      t(
        'Someone, most likely you, requested a new password for this account. The button opens the page with the code filled in. You can also type the code there.',
      ),
    ],
    facts: [
      ['Username', facts.username],
      ['Reset code', facts.code],
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
    footer:
      'If this surprises you, choose a new password with "Esqueci minha senha" on the sign-in page and tell an administrator.',
  };
}

/** The mail never contains the password (D11). */
export function passwordSetMail(facts: {
  username: string;
  by: string;
  mustChange: boolean;
  twoFactorOff: boolean;
  publicUrl: string;
}): MailContent {
  const sentences = [
    `${facts.by} set a new password for the account ${facts.username} and will tell you which.`,
    t('Any passkeys were removed.'),
    facts.mustChange ? t('You’ll choose your own password the next time you sign in.') : '',
    facts.twoFactorOff
      ? t('Two-factor sign-in was turned off. Set it up again in My account.')
      : '',
  ];
  const sentence = sentences.filter(Boolean).join(' ');
  return noticeMail(t('An administrator set your password'), sentence, facts.publicUrl);
}

export function emailChangedMail(facts: {
  username: string;
  by: string;
  publicUrl: string;
}): MailContent {
  const sentence = `${facts.by} changed the e-mail address of the account ${facts.username}. Messages no longer come to this address.`;
  return noticeMail(t('Your email address was changed'), sentence, facts.publicUrl);
}

/** The mail never contains the password. */
export function welcomeMail(facts: {
  username: string;
  by: string;
  companyName: string;
  publicUrl: string;
}): MailContent {
  return {
    subject: t('Your account at {companyName}', { companyName: facts.companyName }),
    heading: t('Welcome to {companyName}', { companyName: facts.companyName }),
    paragraphs: [
      `${facts.by} registered an account for you and will tell you its password. With "Esqueci minha senha" on the sign-in page you can also choose one yourself.`,
    ],
    facts: [['Username', facts.username]],
    action: { label: t('Sign in'), url: `${facts.publicUrl}/login` },
  };
}
