import { expect, test } from 'vitest';
import { type FetchProblem, PublicFetchError } from '#core/public-fetch/fetch-head.ts';
import { resultOfFailure, resultOfReply } from './check-result.ts';

const ADDRESS = 'https://reports.com/view?key=SECRET';
const DENY = { 'x-frame-options': ['DENY'] };

function judge(
  status: number,
  headers: Record<string, string[]> = {},
  options: { at?: string; opens?: 'embedded' | 'tab' } = {},
) {
  const { at = ADDRESS, opens = 'embedded' } = options;
  return resultOfReply(
    { url: new URL(at), status, headers },
    { address: ADDRESS, opens, ours: 'https://intranet.acme.com' },
  );
}

const host = 'reports.com';

test.each([
  [200, 'ok', { code: 'answers_in_frame', host }],
  [204, 'ok', { code: 'answers_in_frame', host }],
  [404, 'broken', { code: 'page_missing', host, status: 404 }],
  [410, 'broken', { code: 'page_missing', host, status: 410 }],
  [500, 'broken', { code: 'server_error', host, status: 500 }],
  [503, 'broken', { code: 'server_error', host, status: 503 }],
  [401, 'unknown', { code: 'needs_permission', host, status: 401 }],
  [403, 'unknown', { code: 'needs_permission', host, status: 403 }],
  [429, 'unknown', { code: 'refuses_checks', host }],
  [400, 'unknown', { code: 'unclear_status', host, status: 400 }],
  [418, 'unknown', { code: 'unclear_status', host, status: 418 }],
  [304, 'unknown', { code: 'unclear_status', host, status: 304 }],
])('a reply %i: %s', (status, state, reason) => {
  for (const opens of ['embedded', 'tab'] as const) {
    const verdict = judge(status, status < 300 ? {} : DENY, { opens });
    expect(verdict.state).toBe(state);
    if (status >= 300) expect(verdict.reason).toEqual(reason);
  }
  expect(judge(status).reason).toEqual(reason);
});

test('one that may not be framed, named; a tab does not mind', () => {
  expect(judge(200, DENY)).toEqual({ state: 'no_frame', reason: { code: 'no_frame', host } });
  expect(judge(200, { 'content-security-policy': ["frame-ancestors 'self'"] }).state).toBe(
    'no_frame',
  );
  expect(judge(200, DENY, { opens: 'tab' })).toEqual({
    state: 'ok',
    reason: { code: 'answers', host },
  });
});

test('another host at the end is where strangers sign in, or a move', () => {
  const at = 'https://login.example/oauth?state=SECRET';
  expect(judge(200, DENY, { at })).toEqual({
    state: 'unknown',
    reason: { code: 'leads_to_sign_in', host: 'login.example' },
  });
  expect(judge(200, {}, { at })).toEqual({
    state: 'unknown',
    reason: { code: 'leads_elsewhere', host: 'login.example' },
  });
  expect(judge(200, DENY, { at, opens: 'tab' }).state).toBe('ok');
});

test.each([
  ['inside_address', 'unknown'],
  ['unknown_host', 'broken'],
  ['names_away', 'unknown'],
  ['no_connection', 'broken'],
  ['insecure', 'broken'],
  ['too_slow', 'broken'],
  ['too_many_redirects', 'broken'],
  ['bad_redirect', 'broken'],
  ['garbled', 'unknown'],
] as [FetchProblem, string][])('%s: %s', (problem, state) => {
  for (const opens of ['embedded', 'tab'] as const) {
    const verdict = resultOfFailure(new PublicFetchError(problem, host), opens);
    expect(verdict).toEqual({ state, reason: { code: problem, host } });
  }
});

test('a way without https: blocked in a frame for everybody, and not known of a tab', () => {
  const failure = new PublicFetchError('not_https', host);
  expect(resultOfFailure(failure, 'embedded')).toEqual({
    state: 'broken',
    reason: { code: 'not_https_in_frame', host },
  });
  expect(resultOfFailure(failure, 'tab')).toEqual({
    state: 'unknown',
    reason: { code: 'not_https', host },
  });
});
