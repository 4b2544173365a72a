import { symbols } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appWithSettings } from '../../../testing/app-with-settings.ts';
import { failure, post } from '../../../testing/calls.ts';
import { makeAccount } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { addressBucket, countAttempt } from '../rate-limit/rate-limit.ts';
import {
  CLIENT_SECRET,
  type Claims,
  contentOf,
  newKey,
  startProvider,
  visitProvider,
} from './provider.fixture.ts';
import { audited, begin, finish, sessionOf, signOn } from './sign-on.fixture.ts';

const provider = await startProvider('http://intranet.test');
const t = useTestApp({ ...provider.env, LOG_LEVEL: 'warn' });
const lines: string[] = [];
beforeAll(() => {
  // The lines that pino would write at the most verbose level.
  const log = t.app.log as unknown as Record<symbol, unknown> & { level: string };
  log[symbols.streamSym] = { write: (line: string) => lines.push(line) };
  log.level = 'trace';
});
afterAll(() => provider.stop());
beforeEach(async () => {
  provider.changeTokens = (tokens) => tokens;
  provider.people.clear();
  provider.people.set('ana', { email: 'ana@example.com', email_verified: true, name: 'Ana' });
  await makeAccount(t, 'Ana');
});

const OLD = {
  status: 404,
  code: 'link_expired',
  error: 'This sign-in is no longer valid. Please sign in again.',
};
const USED = {
  status: 401,
  code: 'invalid_credentials',
  error: 'This sign-in was already used or took too long. Please sign in again.',
};
const NO_PROOF = {
  status: 401,
  code: 'invalid_credentials',
  error: 'We couldn’t verify the response from Microsoft. Please sign in again.',
};

/** Expects that nobody is signed in, and that the audit log has the reason once. */
async function expectRefusal(reply: Awaited<ReturnType<typeof finish>>, reason: RegExp) {
  expect(sessionOf(reply)).toBeUndefined();
  expect(await audited(t)).toEqual([
    {
      action: 'sign_in_refused',
      actor: '',
      account_id: null,
      subject: '',
      detail: { reason: expect.stringMatching(reason) },
    },
  ]);
}

describe('an e-mail that lets nobody in', () => {
  const ASK = 'Ask an administrator of the intranet';
  const matching = (error: string) => ({ status: 403, code: 'no_matching_account', error });
  const NOT_CONFIRMED = `Microsoft doesn’t confirm that ana@example.com is your address. ${ASK} for help.`;

  test.each([
    ['without a word about it', {}],
    ['not verified', { email_verified: false }],
    ['"True" as text', { email_verified: 'True' }],
    ['"1" as text', { email_verified: '1' }],
    ['1', { email_verified: 1 }],
    ['"false" as text', { email_verified: 'false' }],
    ['not the domain owner’s', { xms_edov: false }],
    ['not the domain owner’s, as a text', { xms_edov: '0' }],
    ['said to be not verified, and the domain owner’s', { email_verified: false, xms_edov: true }],
  ])('%s', async (_, claims) => {
    provider.people.set('ana', { email: 'ana@example.com', name: 'Ana', ...claims });
    const reply = await signOn(t, 'ana');
    expect(failure(reply)).toEqual(matching(NOT_CONFIRMED));
    await expectRefusal(reply, /^single sign-on: the e-mail ana@example\.com is not verified$/);
  });

  test.each([true, 'true'])('F19: but email_verified = %j does', async (email_verified) => {
    provider.people.set('ana', { email: 'ana@example.com', name: 'Ana', email_verified });
    expect((await signOn(t, 'ana')).statusCode).toBe(200);
  });

  test.each([true, 1, '1', 'true'])('but Entra’s xms_edov = %j does', async (xms_edov) => {
    provider.people.set('ana', { email: 'ana@example.com', name: 'Ana', xms_edov });
    expect((await signOn(t, 'ana')).statusCode).toBe(200);
  });

  test('an unknown person sees whom to contact, and no account is created', async () => {
    provider.people.set('eve', { email: 'eve@example.com', email_verified: true, name: 'Eve' });
    const reply = await signOn(t, 'eve');
    expect(failure(reply)).toEqual(
      matching(`No account here uses the email address eve@example.com. ${ASK} to create one.`),
    );
    await expectRefusal(reply, /^single sign-on: no account has the e-mail eve@example\.com$/);
    expect(await t.deps.db.selectFrom('accounts').select('username').execute()).toHaveLength(1);
  });

  test.each([
    ['none', {}],
    ['no address', { email: 'ana' }],
    ['a number', { email: 7 }],
    ['letters that only look like it', { email: 'an\u0430@example.com' }],
  ])('%s', async (_, claims) => {
    provider.people.set('ana', { email_verified: true, name: 'Ana', ...claims });
    const reply = await signOn(t, 'ana');
    expect(failure(reply)).toEqual(
      matching(`Microsoft doesn’t share your email address. ${ASK} for help.`),
    );
    await expectRefusal(reply, /^single sign-on: no usable e-mail$/);
  });
});

describe('a token that proves nothing', () => {
  const seconds = () => Math.floor(Date.now() / 1_000);
  const resigned = (
    change: (claims: Claims) => Claims,
    key?: Parameters<typeof provider.sign>[1],
  ) =>
    ((tokens: Claims) => ({
      ...tokens,
      id_token: provider.sign(change(contentOf(tokens.id_token)), key),
    })) satisfies typeof provider.changeTokens;

  test('signed again with nothing changed it would be taken', async () => {
    provider.changeTokens = resigned((claims) => claims);
    expect((await signOn(t, 'ana')).statusCode).toBe(200);
  });

  test.each<[string, (tokens: Claims) => Claims, RegExp]>([
    ['of another client', resigned((c) => ({ ...c, aud: 'another' })), /"aud"/],
    [
      'for several clients, another of which made the request',
      resigned((c) => ({ ...c, aud: ['intranet', 'another'], azp: 'another' })),
      /"azp"/,
    ],
    ['of another issuer', resigned((c) => ({ ...c, iss: 'https://evil.test' })), /"iss"/],
    ['that has expired', resigned((c) => ({ ...c, exp: seconds() - 3_600 })), /"exp"/],
    ['not valid yet', resigned((c) => ({ ...c, nbf: seconds() + 3_600 })), /"nbf"/],
    ['with another nonce', resigned((c) => ({ ...c, nonce: 'another' })), /"nonce"/],
    ['without a nonce', resigned(({ nonce, ...c }) => c), /"nonce"/],
    ['without a subject', resigned(({ sub, ...c }) => c), /"sub"/],
    ['signed with another key', resigned((c) => c, newKey()), /signature/],
    [
      'with a signature cut off',
      (tokens) => ({ ...tokens, id_token: String(tokens.id_token).replace(/[^.]+$/, '') }),
      /signature/,
    ],
    [
      'that says it needs no signature',
      (tokens) => ({
        ...tokens,
        id_token: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${String(tokens.id_token).split('.')[1]}.`,
      }),
      /"alg"/,
    ],
    ['that is none', (tokens) => ({ ...tokens, id_token: 'x' }), /JWT/],
    ['that is missing', ({ id_token, ...tokens }) => tokens, /"id_token"/],
  ])('%s', async (_, change, reason) => {
    provider.changeTokens = change;
    const reply = await signOn(t, 'ana');
    expect(failure(reply)).toEqual(NO_PROOF);
    await expectRefusal(reply, reason);
  });
});

describe('a sign-in of another browser, another time, or done already', () => {
  test('S6: a response that was used works no more, with its cookie and with a new one', async () => {
    const begun = await begin(t);
    const response = await visitProvider(begun.url, 'ana');
    expect((await finish(t, begun, response)).statusCode).toBe(200);
    const again = await finish(t, begun, response);
    expect(failure(again)).toEqual(OLD);
    expect(sessionOf(again)).toBeUndefined();
    expect((await finish(t, await begin(t), response)).json().code).toBe('link_expired');
  });

  test('S6: nor does one that is used twice in the same instant', async () => {
    const begun = await begin(t);
    const response = await visitProvider(begun.url, 'ana');
    const other = await appWithSettings(t, {});
    const replies = await Promise.all([finish(t, begun, response), finish(other, begun, response)]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 404]);
  });

  test('S6: nor does its cookie after any other answer: a sign-in is finished once', async () => {
    const begun = await begin(t);
    const response = await visitProvider(begun.url, 'ana');
    const state = new URLSearchParams(response).get('state');
    const before = provider.requests.length;
    expect(
      (await finish(t, begun, `error=access_denied&iss=${provider.issuer}&state=${state}`))
        .statusCode,
    ).toBe(401);
    expect(failure(await finish(t, begun, response))).toEqual(OLD);
    expect(provider.requests.length).toBe(before);
    expect((await audited(t)).map(({ detail }) => detail)).toEqual([
      { reason: 'single sign-on: the browser came back with access_denied' },
      { reason: 'single sign-on: state used already' },
    ]);
  });

  test('without a cookie, with a broken one, or one sealed for something else', async () => {
    const begun = await begin(t);
    const response = await visitProvider(begun.url, 'ana');
    const foreign = t.deps.cookieSealer
      .seal(JSON.stringify({ checks: {} }), 'single-sign-on')
      .toString('base64url');
    for (const cookie of ['', 'single-sign-on=x', 'single-sign-on=', `${begun.cookie}x`]) {
      expect(failure(await finish(t, { cookie }, response)), cookie).toEqual(OLD);
    }
    const other = { cookie: `single-sign-on=${foreign}` };
    expect(failure(await finish(t, other, response))).toEqual(OLD);
    expect((await finish(t, begun, response)).statusCode).toBe(200);
  });

  test('after ten minutes', async () => {
    const begun = await begin(t);
    const response = await visitProvider(begun.url, 'ana');
    t.setNow('2026-03-02T12:10:00Z');
    expect(failure(await finish(t, begun, response))).toEqual(OLD);
    t.setNow('2026-03-02T12:09:59Z');
    expect((await finish(t, begun, response)).statusCode).toBe(200);
  });

  test('with the cookie of another browser, or another state', async () => {
    const [mine, hers] = [await begin(t), await begin(t)];
    const response = await visitProvider(mine.url, 'ana');
    const reply = await finish(t, hers, response);
    expect(failure(reply)).toEqual({
      status: 404,
      code: 'link_expired',
      error: 'This sign-in wasn’t started in this window. Please sign in again.',
    });
    await expectRefusal(reply, /^single sign-on: unexpected state$/);
    const changed = new URLSearchParams(response);
    changed.set('state', `${changed.get('state')}x`);
    const tampered = await finish(t, mine, `${changed}`);
    expect(tampered.json().error).toBe(reply.json().error);
  });

  test('S6: a code requested in another browser, with a matching state', async () => {
    const [mine, hers] = [await begin(t), await begin(t)];
    const stolen = new URLSearchParams(await visitProvider(mine.url, 'ana'));
    stolen.set('state', new URL(hers.url).searchParams.get('state') ?? '');
    const reply = await finish(t, hers, `${stolen}`);
    // PKCE: the provider refuses the code.
    expect(failure(reply)).toEqual(USED);
    await expectRefusal(reply, /invalid_grant/);
  });
});

describe('a response that is none', () => {
  test('the person cancels at the provider', async () => {
    const begun = await begin(t);
    const reply = await finish(t, begun, await visitProvider(begun.url, 'ana', 'cancel'));
    expect(failure(reply)).toEqual({
      status: 401,
      code: 'invalid_credentials',
      error: 'Signing in with Microsoft was cancelled. You can try again.',
    });
    await expectRefusal(reply, /access_denied/);
  });

  test.each<[string, (good: URLSearchParams) => void, string]>([
    ['without a code', (p) => p.delete('code'), 'invalid_credentials'],
    ['without the issuer', (p) => p.delete('iss'), 'invalid_credentials'],
    ['of another issuer', (p) => p.set('iss', 'https://evil.test'), 'invalid_credentials'],
    ['with two codes', (p) => p.append('code', 'x'), 'invalid_credentials'],
    ['with two states', (p) => p.append('state', 'x'), 'invalid_credentials'],
    ['with an ID token beside', (p) => p.set('id_token', 'x'), 'invalid_credentials'],
    ['with a made-up code', (p) => p.set('code', 'x'), 'invalid_credentials'],
    ['with an error in it', (p) => p.set('error', 'server_error'), 'invalid_credentials'],
    ['without a state', (p) => p.delete('state'), 'link_expired'],
  ])('%s', async (_, change, code) => {
    const begun = await begin(t);
    const response = new URLSearchParams(await visitProvider(begun.url, 'ana'));
    change(response);
    const reply = await finish(t, begun, `${response}`);
    expect(reply.json().code, reply.body).toBe(code);
    expect(reply.statusCode).not.toBe(500);
    expect(sessionOf(reply)).toBeUndefined();
  });

  test.each([
    ['a word', 'x'],
    ['an equals sign', '='],
    ['separators', '&&&'],
    ['a broken escape', '%'],
    ['a hash', '#'],
    ['an empty state', 'code=1&state='],
    ['NUL', '\u0000'],
    ['a lone surrogate', '\ud800'],
    ['8,192 letters', 'é'.repeat(8_192)],
  ])('S12: %s is refused, never a 500', async (_, response) => {
    const reply = await finish(t, await begin(t), response);
    expect(reply.json().code).toBe('link_expired');
  });
});

describe('S16: a stranger’s text in the address of the page', () => {
  const STORY = 'Demo Admin signed in \u202e evil\nline2';
  const made = (error: string, state: string | null) =>
    `${new URLSearchParams({ error, error_description: STORY, error_uri: STORY, iss: provider.issuer, state: state ?? '' })}`;

  test.each([
    ['access_denied', 'access_denied'],
    ['server_error', 'server_error'],
    [STORY, 'unknown error'],
  ])(
    'error %j: the audit log has %j, the log of the server has no alarm',
    async (error, stored) => {
      const logged = lines.length;
      const begun = await begin(t);
      const reply = await finish(
        t,
        begun,
        made(error, new URL(begun.url).searchParams.get('state')),
      );
      expect(reply.statusCode).toBe(401);
      expect((await audited(t)).map(({ detail }) => detail)).toEqual([
        { reason: `single sign-on: the browser came back with ${stored}` },
      ]);
      expect(JSON.stringify([reply.json(), lines.slice(logged)])).not.toMatch(
        /evil|cannot be used|Demo Admin/,
      );
    },
  );

  test('D44: twenty refusals from an address do not stop a browser in which somebody signed in before', async () => {
    const device = (await signOn(t, 'ana')).cookies.find(({ name }) => name === 'device')?.value;
    const known = `device=${device}`;
    const refuse = async (cookie: string) => {
      const begun = await begin(t);
      const state = new URL(begun.url).searchParams.get('state');
      const response = made('access_denied', state);
      return post(t, { cookie: `${begun.cookie}; ${cookie}` }, '/api/single_sign_on/finish', {
        response,
      });
    };
    const signOnHere = async (cookie: string) => {
      const response = await visitProvider(open.url, 'ana');
      return post(t, { cookie: `${open.cookie}; ${cookie}` }, '/api/single_sign_on/finish', {
        response,
      });
    };
    let open = await begin(t);
    const buckets = Array.from({ length: 20 }, () => addressBucket('127.0.0.1'));
    await t.deps.db.transaction().execute((tx) => countAttempt(tx, buckets, t.deps.clock.now()));
    expect((await signOnHere('device=made-up')).statusCode).toBe(429);
    expect((await signOnHere(known)).statusCode).toBe(200);

    await t.deps.db.deleteFrom('rate_limit_attempts').execute();
    open = await begin(t);
    for (let n = 0; n < 5; n += 1) expect((await refuse(known)).statusCode).toBe(401);
    await t.deps.db.transaction().execute((tx) => countAttempt(tx, buckets, t.deps.clock.now()));
    expect((await signOnHere(known)).statusCode, 'its own limit is reached').toBe(429);
  });

  test('D8: after twenty refusals from an address both calls answer 429, and the provider is left alone', async () => {
    const address = { remoteAddress: '203.0.113.9' };
    const from = (url: string, payload: object, cookie = '') =>
      t.inject({
        method: 'POST',
        url: `/api/single_sign_on/${url}`,
        payload,
        headers: { cookie },
        ...address,
      });
    const open = await begin(t);
    const good = await visitProvider(open.url, 'ana');
    for (let n = 0; n < 20; n += 1) {
      const begun = await begin(t);
      const state = new URL(begun.url).searchParams.get('state');
      const reply = await from('finish', { response: made('access_denied', state) }, begun.cookie);
      expect(reply.statusCode).toBe(401);
    }
    const before = provider.requests.length;
    const refused = await from('finish', { response: good }, open.cookie);
    expect(failure(refused)).toMatchObject({ status: 429, code: 'too_many_attempts' });
    expect((await from('start', {})).statusCode).toBe(429);
    expect(provider.requests.length).toBe(before);
    const password = { username: 'Ana', password: 'a good long passphrase' };
    const login = await t.inject({
      method: 'POST',
      url: '/api/login',
      payload: password,
      ...address,
    });
    expect(login.statusCode).toBe(429);
    // Other users can sign in, and the block ends after ten minutes.
    expect((await signOn(t, 'ana')).statusCode).toBe(200);
    t.setNow('2026-03-02T12:10:00Z');
    expect((await from('start', {})).statusCode).toBe(200);
  });

  test('D8: of many made-up codes at once few reach the provider, and twenty are counted', async () => {
    const begun = await Promise.all(Array.from({ length: 60 }, () => begin(t)));
    const before = provider.requests.filter((path) => path === '/token').length;
    const replies = await Promise.all(
      begun.map(({ url, cookie }) => {
        const state = new URL(url).searchParams.get('state');
        return finish(t, { cookie }, `code=bogus&iss=${provider.issuer}&state=${state}`);
      }),
    );
    const counted = (status: number) => replies.filter((r) => r.statusCode === status).length;
    expect(counted(401) + counted(429)).toBe(60);
    const rows = await t.deps.db.selectFrom('rate_limit_attempts').select('id').execute();
    expect(rows).toHaveLength(20);
    expect(provider.requests.filter((path) => path === '/token').length - before).toBeLessThan(32);
  });
});

test('S8: no code, token, verifier or secret in a log line, an error or an audit row', () => {
  const log = lines.join('\n');
  expect(log).toContain('/api/single_sign_on/finish');
  expect(log).not.toContain('server_error');
  expect(log).not.toMatch(/eyJ|code=|state=|nonce=/);
  expect(log).not.toContain(CLIENT_SECRET);
});
