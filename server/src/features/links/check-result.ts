import type { CheckReason } from '@intranet/contract/links/check-reason.ts';
import type { CheckState } from '@intranet/contract/links/endpoints.ts';
import type { Opening } from '@intranet/contract/links/registry.ts';
import type { FetchProblem, PublicFetchError, PublicReply } from '#core/public-fetch/fetch-head.ts';
import { mayBeFramed } from './framing.ts';

export type CheckResult = { state: CheckState; reason: CheckReason };

const STATES: Record<FetchProblem, CheckState> = {
  inside_address: 'unknown',
  not_https: 'unknown',
  unknown_host: 'broken',
  names_away: 'unknown',
  no_connection: 'broken',
  insecure: 'broken',
  too_slow: 'broken',
  too_many_redirects: 'broken',
  bad_redirect: 'broken',
  garbled: 'unknown',
};

/** An address without https may still work in a tab, but browsers block it in a frame. */
export function resultOfFailure({ problem, host }: PublicFetchError, opens: Opening): CheckResult {
  if (problem === 'not_https' && opens === 'embedded') {
    return { state: 'broken', reason: { code: 'not_https_in_frame', host } };
  }
  return { state: STATES[problem], reason: { code: problem, host } };
}

export const NOT_CHECKED: CheckResult = { state: 'unknown', reason: { code: 'not_checked' } };

export function resultOfOwnPage(exists: boolean): CheckResult {
  return exists
    ? { state: 'ok', reason: { code: 'own_page' } }
    : { state: 'broken', reason: { code: 'no_own_page' } };
}

function resultOfStatus(status: number, host: string): CheckResult | null {
  if (status === 404 || status === 410) {
    return { state: 'broken', reason: { code: 'page_missing', host, status } };
  }
  if (status >= 500) return { state: 'broken', reason: { code: 'server_error', host, status } };
  if (status === 401 || status === 403) {
    return { state: 'unknown', reason: { code: 'needs_permission', host, status } };
  }
  if (status === 429) return { state: 'unknown', reason: { code: 'refuses_checks', host } };
  if (status >= 300) {
    return { state: 'unknown', reason: { code: 'unclear_status', host, status } };
  }
  return null;
}

/** The result of a reply. Embedded links need framing, and must not lead to a sign-in page. */
export function resultOfReply(
  reply: PublicReply,
  { address, opens, ours }: { address: string; opens: Opening; ours: string },
): CheckResult {
  const { host } = reply.url;
  const judged = resultOfStatus(reply.status, host);
  if (judged) return judged;
  if (opens === 'tab') return { state: 'ok', reason: { code: 'answers', host } };

  const framed = mayBeFramed(reply.headers, reply.url, new URL(ours));
  if (host !== new URL(address).host) {
    const code = framed ? 'leads_elsewhere' : 'leads_to_sign_in';
    return { state: 'unknown', reason: { code, host } };
  }
  return framed
    ? { state: 'ok', reason: { code: 'answers_in_frame', host } }
    : { state: 'no_frame', reason: { code: 'no_frame', host } };
}
