import { t } from '@intranet/contract/core/i18n/t.ts';
import type { CheckReason } from '@intranet/contract/links/check-reason.ts';

/** The result of a link's check in the user's language. */
export function checkText(reason: CheckReason): string {
  switch (reason.code) {
    case 'own_page':
      return t('The page exists on this server.');
    case 'no_own_page':
      return t('This server doesn’t have this page.');
    case 'not_checked':
      return t('The server couldn’t check the address.');
    case 'page_missing':
    case 'server_error':
    case 'needs_permission':
    case 'unclear_status':
      return statusText(reason);
    default:
      return hostText(reason);
  }
}

function statusText({ code, host, status }: Extract<CheckReason, { status: number }>): string {
  const values = { host, status: String(status) };
  switch (code) {
    case 'page_missing':
      return t('{host} says that the page doesn’t exist ({status}).', values);
    case 'server_error':
      return t('{host} answered with an error ({status}).', values);
    case 'needs_permission':
      return t(
        '{host} answers but asks for a sign-in or permission ({status}). People with access can see the page.',
        values,
      );
    case 'unclear_status':
      return t(
        '{host} answered with status {status}, which doesn’t tell whether the page opens.',
        values,
      );
  }
}

type HostReason = Exclude<Extract<CheckReason, { host: string }>, { status: number }>;

function hostText({ code, host }: HostReason): string {
  switch (code) {
    case 'inside_address':
      return t(
        '{host} is in an internal network, and the server doesn’t check internal addresses.',
        {
          host,
        },
      );
    case 'not_https':
      return t('The address leads to {host} without https, and the server only checks https.', {
        host,
      });
    case 'not_https_in_frame':
      return t(
        'The address leads to {host} without https, which browsers block inside another page. Save an address that uses https all the way, or open the link in a new tab.',
        { host },
      );
    case 'unknown_host':
      return t('The server couldn’t find {host} (DNS error).', { host });
    case 'names_away':
      return t('The server couldn’t reach the DNS to find {host}.', { host });
    case 'no_connection':
      return t('{host} refused or closed the connection.', { host });
    case 'insecure':
      return t('The secure connection to {host} failed: its certificate isn’t valid.', { host });
    case 'too_slow':
      return t('{host} didn’t answer in time.', { host });
    case 'too_many_redirects':
      return t('The address redirects too many times, the last time to {host}.', { host });
    case 'bad_redirect':
      return t('{host} redirects to an invalid address.', { host });
    case 'garbled':
      return t('{host} sent an answer that the server doesn’t understand.', { host });
    case 'refuses_checks':
      return t('{host} answers but refused the check (429).', { host });
    case 'answers':
      return t('{host} answers.', { host });
    case 'answers_in_frame':
      return t('{host} answers and can be embedded.', { host });
    case 'no_frame':
      return t('{host} can’t be embedded in another page. Open the link in a new tab instead.', {
        host,
      });
    case 'leads_elsewhere':
      return t(
        'The address leads to {host}. Unless that’s a sign-in page, save the final address: only saved hosts open embedded.',
        { host },
      );
    case 'leads_to_sign_in':
      return t(
        'The address leads to a sign-in page on {host}. People who are signed in there can see the page.',
        { host },
      );
  }
}
