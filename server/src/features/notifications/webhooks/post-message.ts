import type { WebhookService } from '@intranet/contract/notifications/webhook-endpoints.ts';
import {
  WEBHOOK_PROBLEMS,
  type WebhookProblem,
} from '@intranet/contract/notifications/webhook-problem.ts';
import type { Deps } from '#core/deps.ts';
import { type FetchOptions, PublicFetchError } from '#core/public-fetch/fetch-head.ts';
import { postPublic } from '#core/public-fetch/post-public.ts';
import { type PostedMessage, payloadOf } from './payload.ts';

/** How an attempt ended. */
export interface Outcome {
  /** Null if the service accepted the message. */
  problem: WebhookProblem | null;
  status: number | null;
  /** The seconds to wait that the service asked for. */
  retryAfter: number | null;
}

export interface OpenWebhook {
  service: WebhookService;
  address: string;
}

/** Problems that another attempt with the same address may not have. */
const PASSING: readonly WebhookProblem[] = [
  'unknown_host',
  'names_away',
  'no_connection',
  'insecure',
  'too_slow',
  'garbled',
  'rate_limited',
  'server_error',
];
export const isPassing = (problem: WebhookProblem): boolean => PASSING.includes(problem);

function problemOf(status: number): WebhookProblem | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return 'redirected';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429) return 'rate_limited';
  if (status >= 500 || status === 408 || status === 425) return 'server_error';
  return 'refused';
}

/** Reads a Retry-After header: seconds, or a date. */
export function retryAfterSeconds(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  // Date.parse also reads “-5” as a date.
  const until = /^\w{3},/.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - now.getTime()) / 1_000));
}

const nameOf = (problem: string): WebhookProblem =>
  WEBHOOK_PROBLEMS.find((one) => one === problem) ?? 'garbled';

/** Posts a message to a public https address and follows no redirects (S13). */
export async function postMessage(
  { clock }: Pick<Deps, 'clock'>,
  { service, address }: OpenWebhook,
  message: PostedMessage,
  world: FetchOptions = {},
): Promise<Outcome> {
  const body = Buffer.from(JSON.stringify(payloadOf(service, message)));
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  try {
    const { status, retryAfter } = await postPublic(address, { headers, body }, world);
    const wait = retryAfterSeconds(retryAfter, clock.now());
    return { problem: problemOf(status), status, retryAfter: wait };
  } catch (error) {
    if (!(error instanceof PublicFetchError)) throw error;
    return { problem: nameOf(error.problem), status: null, retryAfter: null };
  }
}
