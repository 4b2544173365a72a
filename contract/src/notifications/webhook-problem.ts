import { t } from '../core/i18n/t.ts';

type TextOf = (values: { host: string; status: string }) => string;

const TEXTS = {
  inside_address: (values) =>
    t('{host} is on an internal network. The server doesn’t send messages there.', values),
  unknown_host: (values) => t('The server couldn’t find {host} (DNS error).', values),
  names_away: (values) => t('The server couldn’t reach the DNS to find {host}.', values),
  no_connection: (values) => t('{host} refused or closed the connection.', values),
  insecure: (values) =>
    t('The secure connection to {host} failed: its certificate isn’t valid.', values),
  too_slow: (values) => t('{host} didn’t answer in time.', values),
  garbled: (values) => t('{host} sent an answer that the server doesn’t understand.', values),
  gone: (values) =>
    t(
      '{host} says that this address no longer exists ({status}). Create a new webhook there and replace the address.',
      values,
    ),
  redirected: (values) =>
    t(
      '{host} redirected the message ({status}). Redirects aren’t followed. Replace the address.',
      values,
    ),
  rate_limited: (values) => t('{host} accepts no more messages for a while ({status}).', values),
  server_error: (values) => t('{host} answered with an error ({status}).', values),
  refused: (values) =>
    t('{host} refused the message ({status}). Check the service and the address.', values),
  unreadable: () =>
    t(
      'The stored address can’t be decrypted, because the server’s AUTH_SECRET has changed. Replace the address.',
    ),
} satisfies Record<string, TextOf>;

/** Why a message to a channel failed. */
export type WebhookProblem = keyof typeof TEXTS;

export const WEBHOOK_PROBLEMS = Object.keys(TEXTS) as [WebhookProblem, ...WebhookProblem[]];

/** A sentence that names the host, and never the address, which is a secret (S8). */
export function webhookProblemText(
  problem: WebhookProblem,
  { host, status }: { host: string; status: number | null },
): string {
  const textOf: TextOf = TEXTS[problem];
  return textOf({ host, status: String(status ?? '') });
}
