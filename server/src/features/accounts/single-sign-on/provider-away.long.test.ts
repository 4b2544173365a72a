import { symbols } from 'pino';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { appWithSettings } from '../../../testing/app-with-settings.ts';
import { failure } from '../../../testing/calls.ts';
import { makeAccount } from '../../../testing/factories.ts';
import { type TestApp, useTestApp } from '../../../testing/test-app.ts';
import {
  CLIENT_SECRET,
  startProvider,
  type TestProvider,
  visitProvider,
} from './provider.fixture.ts';
import { audited, begin, finish, signOn } from './sign-on.fixture.ts';

const provider = await startProvider('http://intranet.test');
const t = useTestApp({ ...provider.env, LOG_LEVEL: 'error' });
afterAll(() => provider.stop());
afterEach(() => {
  provider.interfere = () => null;
});
beforeEach(async () => {
  provider.people.set('ana', { email: 'ana@example.com', email_verified: true, name: 'Ana' });
  await makeAccount(t, 'Ana');
});

const UNAVAILABLE = {
  status: 503,
  code: 'unavailable',
  error:
    'Microsoft sign-in isn’t available right now. Try again in a moment, or sign in with your password.',
};
const START = { method: 'POST', url: '/api/single_sign_on/start', payload: {} } as const;

/** An app that has not contacted the provider yet, and its log. */
async function freshApp(
  change: Partial<NonNullable<TestApp['deps']['config']['singleSignOn']>> = {},
): Promise<TestApp & { lines: string[] }> {
  const { singleSignOn } = t.deps.config;
  if (!singleSignOn) throw new Error('no provider');
  const other = await appWithSettings(t, { singleSignOn: { ...singleSignOn, ...change } });
  const lines: string[] = [];
  const log = other.app.log as unknown as Record<symbol, unknown>;
  log[symbols.streamSym] = { write: (line: string) => lines.push(line) };
  return { ...other, lines };
}

function expectTold(lines: string[], reason: RegExp) {
  expect(lines).toHaveLength(1);
  const line = JSON.parse(lines[0] ?? '{}');
  expect(line.msg).toBe('the identity provider cannot be used');
  expect(line.reason).toMatch(reason);
  expect(lines[0]).not.toContain(CLIENT_SECRET);
}

type Answer = Exclude<ReturnType<TestProvider['interfere']>, null>;
const at =
  (suffix: string, answer: Answer): TestProvider['interfere'] =>
  (path) =>
    path.endsWith(suffix) ? answer : null;
const json = (body: object, status = 200) => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});
const DISCOVERY = '/openid-configuration';

test.each<[string, Answer, RegExp]>([
  ['a page', { status: 200, type: 'text/html', body: '<h1>Hello</h1>' }, /content-type/],
  ['a failure', { status: 500, type: 'text/plain', body: 'Oops' }, /status code/],
  ['a redirect', { status: 302, type: 'text/plain', body: '' }, /status code/],
  ['broken JSON', { status: 200, type: 'application/json', body: '{"issuer":' }, /parsing/],
  ['JSON that is no description', json([1, 2]), /./],
  ['an empty description', json({}), /issuer/],
  ['the description of another', json({ issuer: 'https://evil.test' }), /issuer/],
])(
  'a provider that describes itself by %s: 503, and the next attempt asks it again',
  async (_, answer, reason) => {
    const fresh = await freshApp();
    provider.interfere = at(DISCOVERY, answer);
    expect(failure(await fresh.inject(START))).toEqual(UNAVAILABLE);
    expectTold(fresh.lines, reason);
    provider.interfere = () => null;
    t.setNow('2026-03-02T12:00:10Z');
    expect((await signOn(fresh, 'ana')).statusCode).toBe(200);
  },
);

test('calls an unreachable provider once in ten seconds, and logs one line', async () => {
  const fresh = await freshApp();
  const discoveries = () => provider.requests.filter((path) => path.endsWith(DISCOVERY)).length;
  const before = discoveries();
  provider.interfere = at(DISCOVERY, { status: 500, type: 'text/plain', body: 'Oops' });
  const replies = await Promise.all(Array.from({ length: 20 }, () => fresh.inject(START)));
  replies.push(await fresh.inject(START));
  expect(replies.map(failure)).toEqual(replies.map(() => UNAVAILABLE));
  expect(discoveries() - before).toBe(1);
  expectTold(fresh.lines, /status code/);

  t.setNow('2026-03-02T12:00:09Z');
  await fresh.inject(START);
  expect(discoveries() - before).toBe(1);
  t.setNow('2026-03-02T12:00:10Z');
  await fresh.inject(START);
  expect(discoveries() - before).toBe(2);
  provider.interfere = () => null;
  t.setNow('2026-03-02T12:00:20Z');
  expect((await fresh.inject(START)).statusCode).toBe(200);
});

test('neither its error descriptions nor replies that are not JSON are logged', async () => {
  const fresh = await freshApp();
  const begun = await begin(fresh);
  const response = await visitProvider(begun.url, 'ana');
  const echo = { error: 'made_up', error_description: 'echo of a code' };
  provider.interfere = at('/token', json(echo, 400));
  expect(failure(await finish(fresh, begun, response))).toEqual(UNAVAILABLE);
  const second = await begin(fresh);
  const again = await visitProvider(second.url, 'ana');
  provider.interfere = at('/token', { ...json({}), body: 'echo of a code' });
  expect(failure(await finish(fresh, second, again))).toEqual(UNAVAILABLE);
  expect(fresh.lines).toHaveLength(2);
  expect(fresh.lines[0]).toContain('unknown error');
  expect(fresh.lines.join()).not.toMatch(/echo|made_up/);
});

test('a description without addresses is of no use', async () => {
  const fresh = await freshApp();
  provider.interfere = at(DISCOVERY, json({ issuer: provider.issuer }));
  expect(failure(await fresh.inject(START))).toEqual(UNAVAILABLE);
});

test('a provider that is away: 503 with a sentence, until it is back', async () => {
  const other = await startProvider('http://intranet.test');
  await other.stop();
  const fresh = await freshApp({ issuer: other.issuer });
  expect(failure(await fresh.inject(START))).toEqual(UNAVAILABLE);
  expectTold(fresh.lines, /ECONNREFUSED/);
});

test.each<[string, Answer, RegExp]>([
  ['a page', { status: 200, type: 'text/html', body: '<h1>Hello</h1>' }, /content-type/],
  ['a failure', json({ error: 'server_error' }, 500), /./],
  ['a client it does not know', json({ error: 'invalid_client' }, 401), /invalid_client/],
  ['broken JSON', { status: 200, type: 'application/json', body: '{' }, /parsing/],
])('a provider that gives %s for the code', async (_, answer, reason) => {
  const fresh = await freshApp();
  const begun = await begin(fresh);
  const response = await visitProvider(begun.url, 'ana');
  provider.interfere = at('/token', answer);
  const reply = await finish(fresh, begun, response);
  expect(failure(reply)).toEqual(UNAVAILABLE);
  expectTold(fresh.lines, reason);
  // The provider's failure is in the log, not in the audit log.
  expect(await audited(t)).toEqual([]);
});

test.each(['/jwks', '/me'])('a provider whose %s is away', async (path) => {
  const fresh = await freshApp();
  const begun = await begin(fresh);
  const response = await visitProvider(begun.url, 'ana');
  provider.interfere = at(path, { status: 502, type: 'text/html', body: 'Bad gateway' });
  expect(failure(await finish(fresh, begun, response))).toEqual(UNAVAILABLE);
});

test('a wrong client secret, or a client that the provider does not know', async () => {
  const wrongSecret = await freshApp({ clientSecret: 'wrong' });
  expect(failure(await signOn(wrongSecret, 'ana'))).toEqual(UNAVAILABLE);
  expectTold(wrongSecret.lines, /invalid_client/);
  const unknown = await freshApp({ clientId: 'unknown' });
  const { url } = await begin(unknown);
  // The provider itself shows the error; the user never returns.
  await expect(visitProvider(url, 'ana')).rejects.toThrow(/invalid_client/);
});

test('a provider that never answers is waited for about five seconds, at each step', async () => {
  const [first, second] = [await freshApp(), await freshApp()];
  const begun = await begin(second);
  const response = await visitProvider(begun.url, 'ana');
  provider.interfere = (path) => (path === '/token' || path.endsWith(DISCOVERY) ? 'never' : null);
  const since = performance.now();
  const replies = await Promise.all([first.inject(START), finish(second, begun, response)]);
  const waited = performance.now() - since;
  expect(waited).toBeGreaterThan(4_500);
  // Both start at once, so they take less than twice five seconds even on a busy machine.
  expect(waited).toBeLessThan(9_500);
  expect(replies.map(failure)).toEqual([UNAVAILABLE, UNAVAILABLE]);
});
