import { t } from '@intranet/contract/core/i18n/t.ts';
import type { CheckReason } from '@intranet/contract/links/check-reason.ts';

type TextOf = (values: { host: string; status: string }) => string;

const TEXTS: Record<CheckReason['code'], TextOf> = {
  own_page: () => t('The page exists on this server.'),
  no_own_page: () => t('This server doesn’t have this page.'),
  not_checked: () => t('The server couldn’t check the address.'),
  page_missing: (values) => t('{host} says that the page doesn’t exist ({status}).', values),
  server_error: (values) => t('{host} answered with an error ({status}).', values),
  needs_permission: (values) =>
    t(
      '{host} answers but asks for a sign-in or permission ({status}). People with access can see the page.',
      values,
    ),
  unclear_status: (values) =>
    t('{host} answered with status {status}, which doesn’t tell whether the page opens.', values),
  inside_address: (values) =>
    t('{host} is in an internal network, and the server doesn’t check internal addresses.', values),
  not_https: (values) =>
    t('The address leads to {host} without https, and the server only checks https.', values),
  not_https_in_frame: (values) =>
    t(
      'The address leads to {host} without https, which browsers block inside another page. Save an address that uses https all the way, or open the link in a new tab.',
      values,
    ),
  unknown_host: (values) => t('The server couldn’t find {host} (DNS error).', values),
  names_away: (values) => t('The server couldn’t reach the DNS to find {host}.', values),
  no_connection: (values) => t('{host} refused or closed the connection.', values),
  insecure: (values) =>
    t('The secure connection to {host} failed: its certificate isn’t valid.', values),
  too_slow: (values) => t('{host} didn’t answer in time.', values),
  too_many_redirects: (values) =>
    t('The address redirects too many times, the last time to {host}.', values),
  bad_redirect: (values) => t('{host} redirects to an invalid address.', values),
  garbled: (values) => t('{host} sent an answer that the server doesn’t understand.', values),
  refuses_checks: (values) => t('{host} answers but refused the check (429).', values),
  answers: (values) => t('{host} answers.', values),
  answers_in_frame: (values) => t('{host} answers and can be embedded.', values),
  no_frame: (values) =>
    t('{host} can’t be embedded in another page. Open the link in a new tab instead.', values),
  leads_elsewhere: (values) =>
    t(
      'The address leads to {host}. Unless that’s a sign-in page, save the final address: only saved hosts open embedded.',
      values,
    ),
  leads_to_sign_in: (values) =>
    t(
      'The address leads to a sign-in page on {host}. People who are signed in there can see the page.',
      values,
    ),
};

export function checkText(reason: CheckReason): string {
  const host = 'host' in reason ? reason.host : '';
  const status = 'status' in reason ? String(reason.status) : '';
  return TEXTS[reason.code]({ host, status });
}
