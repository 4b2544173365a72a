import { t } from '@intranet/contract/core/i18n/t.ts';

/** Plain words for a mail server's errors, most specific first. */
const PROBLEMS: [pattern: RegExp, words: () => string][] = [
  [
    /\b(535|534|530|EAUTH)\b|invalid login|missing credentials|authentication/i,
    () =>
      t(
        'The mail server didn’t accept the intranet’s sign-in. Check the name and password in MAIL_URL.',
      ),
  ],
  [
    /ENOTFOUND|EAI_AGAIN|EDNS/,
    () => t('There’s no mail server under this name. Check the host in MAIL_URL.'),
  ],
  [
    /ECONNREFUSED/,
    () => t('The mail server doesn’t accept connections. Check the host and port in MAIL_URL.'),
  ],
  [
    /ETIMEDOUT|ESOCKETTIMEDOUT|timeout|EHOSTUNREACH|ENETUNREACH/i,
    () =>
      t('The mail server doesn’t answer. Check the host and port in MAIL_URL, and the firewall.'),
  ],
  [
    /certificate|self.signed|TLS|SSL|wrong version number/i,
    () =>
      t(
        'The encrypted connection to the mail server failed. Check its certificate, and smtp or smtps in MAIL_URL.',
      ),
  ],
  [
    /recipients were rejected: 5/i,
    () => t('The mail server refused this recipient for good. Check the address.'),
  ],
  [
    /recipients were rejected: 4|: 4\d\d[ -]/i,
    () => t('The mail server refused the email for now. It will be tried again.'),
  ],
  [/mail command failed|sender/i, () => t('The mail server refused the sender. Check MAIL_FROM.')],
];

/** What a delivery error means and what to do, or null if only its own text can tell. */
export function deliveryProblem(error: string): string | null {
  return PROBLEMS.find(([pattern]) => pattern.test(error))?.[1]() ?? null;
}
