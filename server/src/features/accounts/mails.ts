import type { MailContent } from '#core/mail/content.ts';

export function resetCodeMail(facts: {
  username: string;
  code: string;
  publicUrl: string;
}): MailContent {
  return {
    subject: 'Your reset code',
    heading: 'Choose a new password',
    paragraphs: [
      'Somebody, most likely you, asked for a new password for this account. The button opens the page with the code filled in; you can also type the code there.',
    ],
    facts: [
      ['Username', facts.username],
      ['Reset code', facts.code],
    ],
    action: {
      label: 'Choose a new password',
      url: `${facts.publicUrl}/verify-reset-code#${facts.code}`,
    },
    footer:
      'The code works once, for 10 minutes. If you did not ask for it, you need not do anything: your password stays as it is.',
  };
}

function noticeMail(heading: string, sentence: string, publicUrl: string): MailContent {
  return {
    subject: heading,
    heading,
    paragraphs: [sentence],
    action: { label: 'Open the sign-in page', url: `${publicUrl}/login` },
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
    'Passkeys, if there were any, were removed.',
    facts.mustChange ? 'You will be asked to choose your own at the next sign-in.' : '',
    facts.twoFactorOff ? 'Two-factor sign-in was turned off; set it up again in My account.' : '',
  ];
  const sentence = sentences.filter(Boolean).join(' ');
  return noticeMail('An administrator set your password', sentence, facts.publicUrl);
}

export function emailChangedMail(facts: {
  username: string;
  by: string;
  publicUrl: string;
}): MailContent {
  const sentence = `${facts.by} changed the e-mail address of the account ${facts.username}. Messages no longer come to this address.`;
  return noticeMail('Your e-mail address was changed', sentence, facts.publicUrl);
}

/** The mail never contains the password. */
export function welcomeMail(facts: {
  username: string;
  by: string;
  companyName: string;
  publicUrl: string;
}): MailContent {
  return {
    subject: `Your account at ${facts.companyName}`,
    heading: `Welcome to ${facts.companyName}`,
    paragraphs: [
      `${facts.by} registered an account for you and will tell you its password. With "Esqueci minha senha" on the sign-in page you can also choose one yourself.`,
    ],
    facts: [['Username', facts.username]],
    action: { label: 'Sign in', url: `${facts.publicUrl}/login` },
  };
}
