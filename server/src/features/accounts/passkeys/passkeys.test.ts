import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { appWithSettings } from '../../../testing/app-with-settings.ts';
import { failure, get, post } from '../../../testing/calls.ts';
import { makeAccount, makePerson, PASSWORD, type Person } from '../../../testing/factories.ts';
import { type TestApp, useTestApp } from '../../../testing/test-app.ts';
import { sendResetCode } from '../reset/send-reset-code.ts';
import { type Saying, softAuthenticator } from './soft-authenticator.fixture.ts';

const t = useTestApp({ ADMIN_TWO_FACTOR: 'required' });
type Key = ReturnType<typeof softAuthenticator>;

function cookieOf(reply: LightMyRequestResponse, name: string): string {
  return reply.cookies.find((cookie) => cookie.name === name)?.value ?? '';
}

async function add(person: { cookie: string }, key: Key, lie: Partial<Saying> = {}) {
  const begun = await post(t, person, '/api/passkeys/begin', { current_password: PASSWORD });
  expect(begun.statusCode, begun.body).toBe(200);
  const { challenge } = begun.json().options;
  const cookie = `${person.cookie}; new-passkey=${cookieOf(begun, 'new-passkey')}`;
  const response = key.register({ challenge, ...lie });
  return post(t, { cookie }, '/api/passkeys', { name: 'My laptop', response });
}

const removal = (person: { cookie: string }, id: number, payload?: object) =>
  t.inject({
    method: 'DELETE',
    url: `/api/passkeys/${id}`,
    headers: { cookie: person.cookie },
    ...(payload && { payload }),
  });

async function begin() {
  const begun = await post(t, null, '/api/passkeys/sign_in/begin');
  return {
    challenge: begun.json().options.challenge as string,
    cookie: `passkey=${cookieOf(begun, 'passkey')}`,
  };
}

async function signIn(key: Key, lie: Partial<Saying> = {}, remember = false) {
  const { challenge, cookie } = await begin();
  const response = key.signIn({ challenge, ...lie });
  return post(t, { cookie }, '/api/passkeys/sign_in', { response, remember });
}

async function withPasskey(name = 'Ana'): Promise<{ person: Person; key: Key }> {
  const person = await makePerson(t, name);
  const key = softAuthenticator();
  expect((await add(person, key)).statusCode).toBe(200);
  return { person, key };
}

const REFUSED = {
  status: 401,
  code: 'invalid_credentials',
  error: 'This passkey isn’t linked to an account here. Sign in another way.',
};

describe('a passkey', () => {
  test('S6, S7: signs in with a new session', async () => {
    const { key } = await withPasskey();
    const reply = await signIn(key, {}, true);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ message: 'Login successful!', user: { username: 'Ana' } });
    const session = reply.cookies.find((cookie) => cookie.name === 'session');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 30 * 86_400 });
    expect(reply.cookies.find((cookie) => cookie.name === 'passkey')?.value).toBe('');
    const me = { cookie: `session=${session?.value}` };
    expect((await get(t, me, '/api/current_user')).statusCode).toBe(200);
    const account = (await get(t, me, '/api/account')).json();
    expect(account.sessions[0]).toMatchObject({ method: 'passkey', current: true });
    expect(account.passkeys).toMatchObject([
      { name: 'My laptop', last_used_at: expect.any(String) },
    ]);
  });

  test('is two factors in one: nothing is demanded of an administrator on top', async () => {
    const key = softAuthenticator();
    const ada = await makeAccount(t, 'Ada', { role: 'full_access' });
    await add(ada, key);
    await t.deps.db.updateTable('accounts').set({ role: 'admin' }).execute();
    expect((await signIn(key)).json().two_factor_setup_required).toBe(false);
  });

  test('D39: adding, use, refusal and removal are in the audit log and emailed to the owner', async () => {
    const { person, key } = await withPasskey();
    await signIn(key);
    await signIn(key, { origin: 'http://evil.test' });
    const { id } = (await get(t, person, '/api/account')).json().passkeys[0];
    await removal(person, id, { current_password: PASSWORD });
    const rows = await t.deps.db
      .selectFrom('audit_entries')
      .select(['action', 'actor'])
      .orderBy('id')
      .execute();
    expect(rows.map((row) => row.action)).toEqual([
      'passkey_added',
      'sign_in',
      'sign_in_refused',
      'passkey_removed',
    ]);
    expect((await t.mails()).map((mail) => mail.heading)).toEqual([
      'A passkey was added',
      'A passkey was removed',
    ]);
    expect(failure(await signIn(key))).toEqual(REFUSED);
  });
});

describe('a new password removes passkeys and calendar feeds', () => {
  async function makeFeed(who: { cookie: string }) {
    const reply = await post(t, who, '/api/calendar_feeds', { kind: 'own' });
    return new URL((reply.json() as { url: string }).url).pathname;
  }
  const statusOf = async (feed: string) => (await get(t, null, feed)).statusCode;
  const lastMail = async () => (await t.mails()).at(-1)?.paragraphs.join(' ');
  const CREATE_AGAIN = 'create calendar links again with “Subscribe” on the calendar page';

  test('J8: by a mailed code, and by an administrator; the email says so', async () => {
    const { person, key } = await withPasskey();
    const feed = await makeFeed(person);
    expect(await statusOf(feed)).toBe(200);
    const boss = await makePerson(t, 'Boss', { role: 'admin' });
    await t.deps.db
      .insertInto('authenticators')
      .values({
        account_id: boss.accountId,
        secret_sealed: Buffer.from('x'),
        confirmed_at: new Date(),
      })
      .execute();
    const set = await post(t, boss, '/api/reset_password', {
      username: person.name,
      new_password: 'a quite new passphrase',
    });
    expect(set.statusCode, set.body).toBe(200);
    expect(failure(await signIn(key))).toEqual(REFUSED);
    expect(await statusOf(feed)).toBe(404);
    expect(await lastMail()).toContain(CREATE_AGAIN);

    const { person: bia, key: second } = await withPasskey('Bia');
    const secondFeed = await makeFeed(bia);
    await sendResetCode(t.deps, { email: bia.email, address: '10.0.0.1' });
    const url = (await t.mails()).at(-1)?.action?.url ?? '';
    const redeemed = await post(t, null, '/api/verify-reset-code', {
      reset_code: url.split('#')[1],
      new_password: 'a quite new passphrase',
    });
    expect(redeemed.statusCode, redeemed.body).toBe(200);
    expect(failure(await signIn(second))).toEqual(REFUSED);
    expect(await statusOf(secondFeed)).toBe(404);
    expect(await lastMail()).toContain(CREATE_AGAIN);
  });

  test('J8: one’s own change keeps calendar feeds', async () => {
    const ana = await makePerson(t, 'Ana');
    const feed = await makeFeed(ana);
    const body = { current_password: PASSWORD, new_password: 'a quite new passphrase' };
    expect((await post(t, ana, '/api/change_password', body)).statusCode).toBe(200);
    expect(await statusOf(feed)).toBe(200);
  });
});

describe('refuses invalid proofs', () => {
  test.each([
    ['another site’s page', { origin: 'http://evil.test' }],
    ['another challenge', { challenge: Buffer.from('something else').toString('base64url') }],
    ['nobody verified', { verified: false }],
  ])('at sign-in: %s', async (_, lie) => {
    const { key } = await withPasskey();
    expect(failure(await signIn(key, lie))).toEqual(REFUSED);
  });

  test.each([
    ['another site’s page', { origin: 'http://evil.test' }],
    ['another challenge', { challenge: Buffer.from('something else').toString('base64url') }],
    ['nobody verified', { verified: false }],
  ])('when it is made: %s', async (_, lie) => {
    const ana = await makePerson(t, 'Ana');
    expect(failure(await add(ana, softAuthenticator(), lie)).status).toBe(400);
    expect(await t.deps.db.selectFrom('passkeys').select('id').execute()).toEqual([]);
  });

  test('a key that nobody registered, alike', async () => {
    expect(failure(await signIn(softAuthenticator()))).toEqual(REFUSED);
  });

  test('an answer a second time, and two at once: one session', async () => {
    const { key } = await withPasskey();
    const { challenge, cookie } = await begin();
    const response = key.signIn({ challenge });
    const replies = await Promise.all(
      [1, 2, 3].map(() => post(t, { cookie }, '/api/passkeys/sign_in', { response })),
    );
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 401, 401]);
    const again = await post(t, { cookie }, '/api/passkeys/sign_in', { response });
    expect(failure(again)).toEqual(REFUSED);
  });

  test('an answer a second time of a key that does not count, as synced ones', async () => {
    const { key } = await withPasskey();
    const { challenge, cookie } = await begin();
    key.setCounter(-1);
    const response = key.signIn({ challenge });
    const sent = [1, 2].map(() => post(t, { cookie }, '/api/passkeys/sign_in', { response }));
    const replies = await Promise.all(sent);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 404]);
  });

  test('a challenge issued for another user', async () => {
    const ana = await makePerson(t, 'Ana');
    const mallory = await makePerson(t, 'Mallory');
    const begun = await post(t, mallory, '/api/passkeys/begin', { current_password: PASSWORD });
    const { challenge } = begun.json().options;
    const cookie = `${ana.cookie}; new-passkey=${cookieOf(begun, 'new-passkey')}`;
    const response = softAuthenticator().register({ challenge });
    const reply = await post(t, { cookie }, '/api/passkeys', { name: 'Mine', response });
    expect(failure(reply).code).toBe('link_expired');
    expect(await t.deps.db.selectFrom('passkeys').select('id').execute()).toEqual([]);
  });

  test.each([[['\u0000']], [{ a: 1 }], ['usb'], [[['a'], ['b', 'c']]]])(
    'S12: strange transports are none: %#',
    async (transports) => {
      const ana = await makePerson(t, 'Ana');
      const begun = await post(t, ana, '/api/passkeys/begin', { current_password: PASSWORD });
      const cookie = `${ana.cookie}; new-passkey=${cookieOf(begun, 'new-passkey')}`;
      const response = softAuthenticator().register(begun.json().options);
      Object.assign(response.response, { transports });
      const reply = await post(t, { cookie }, '/api/passkeys', { name: 'Mine', response });
      expect(reply.statusCode, reply.body).toBe(200);
    },
  );

  test('D8: twenty wrong answers from one address', async () => {
    const { key } = await withPasskey();
    for (let n = 0; n < 20; n += 1) await signIn(softAuthenticator());
    const reply = await signIn(key);
    expect(failure(reply)).toMatchObject({ status: 429, code: 'too_many_attempts' });
  });

  test('S16: reaching the limit is in the audit log', async () => {
    const { key } = await withPasskey();
    for (let n = 0; n < 21; n += 1) await signIn(softAuthenticator());
    await signIn(key);
    const rows = await t.deps.db
      .selectFrom('audit_entries')
      .select(['actor', 'address', 'detail'])
      .where('action', '=', 'sign_in_refused')
      .orderBy('id')
      .execute();
    const from = { address: '127.0.0.1' };
    expect(rows).toEqual([
      { ...from, actor: '', detail: { reason: 'passkey' } },
      { ...from, actor: '', detail: { reason: 'too many attempts' } },
      { ...from, actor: 'Ana', detail: { reason: 'too many attempts' } },
    ]);
  });

  test('D44: twenty wrong answers from an address do not stop the account’s own browser', async () => {
    const { key } = await withPasskey();
    const device = `device=${cookieOf(await signIn(key), 'device')}`;
    const signInHere = async (used: Key, lie: Partial<Saying> = {}) => {
      const { challenge, cookie } = await begin();
      const response = used.signIn({ challenge, ...lie });
      return post(t, { cookie: `${cookie}; ${device}` }, '/api/passkeys/sign_in', { response });
    };
    // The device cookie does not help with passkeys of other accounts.
    for (let n = 0; n < 20; n += 1) await signInHere(softAuthenticator());
    expect((await signInHere(softAuthenticator())).statusCode).toBe(429);
    expect((await signIn(key)).statusCode).toBe(429);
    expect((await signInHere(key)).statusCode).toBe(200);
    for (let n = 0; n < 5; n += 1) await signInHere(key, { verified: false });
    expect((await signInHere(key)).statusCode).toBe(429);
  });

  test('an answer that names the user of another account, or nobody', async () => {
    const { person, key } = await withPasskey();
    const handleOf = (id: number) => Buffer.from(`account ${id}`).toString('base64url');
    for (const userHandle of [handleOf(person.accountId + 1), '', 'x']) {
      expect(failure(await signIn(key, { userHandle })), userHandle).toEqual(REFUSED);
    }
    const own = await signIn(key, { userHandle: handleOf(person.accountId) });
    expect(own.statusCode, own.body).toBe(200);
  });

  test('a copy of the key, whose count is behind', async () => {
    const { key } = await withPasskey();
    key.setCounter(41);
    expect((await signIn(key)).statusCode).toBe(200);
    key.setCounter(10);
    expect(failure(await signIn(key))).toEqual(REFUSED);
  });

  test('after five minutes, or without a challenge', async () => {
    const { key } = await withPasskey();
    const { challenge, cookie } = await begin();
    const response = key.signIn({ challenge });
    expect(failure(await post(t, null, '/api/passkeys/sign_in', { response })).code).toBe(
      'link_expired',
    );
    t.setNow('2026-03-02T12:05:00Z');
    expect(failure(await post(t, { cookie }, '/api/passkeys/sign_in', { response })).code).toBe(
      'link_expired',
    );
  });

  test('the challenge of making one is none of signing in', async () => {
    const { person, key } = await withPasskey();
    const begun = await post(t, person, '/api/passkeys/begin', { current_password: PASSWORD });
    const cookie = `passkey=${cookieOf(begun, 'new-passkey')}`;
    const response = key.signIn({ challenge: begun.json().options.challenge });
    expect(failure(await post(t, { cookie }, '/api/passkeys/sign_in', { response })).code).toBe(
      'link_expired',
    );
  });

  test('needs the password first, and stores a key once', async () => {
    const { person, key } = await withPasskey();
    const wrong = await post(t, person, '/api/passkeys/begin', { current_password: 'wrong' });
    expect(wrong.json().fields).toHaveProperty('current_password');
    expect(failure(await add(person, key)).code).toBe('conflict');
    const bia = await makePerson(t, 'Bia');
    expect(failure(await add(bia, key)).code).toBe('conflict');
  });

  test('somebody else’s cannot be removed', async () => {
    const { person } = await withPasskey();
    const bia = await makePerson(t, 'Bia');
    const { id } = (await get(t, person, '/api/account')).json().passkeys[0];
    const reply = await removal(bia, id, { current_password: PASSWORD });
    expect(reply.statusCode).toBe(404);
  });

  test('removing one needs the password; a wrong one counts like a failed sign-in', async () => {
    const { person, key } = await withPasskey();
    const { id } = (await get(t, person, '/api/account')).json().passkeys[0];
    expect((await removal(person, id)).statusCode).toBe(400);
    for (let n = 0; n < 5; n += 1) {
      const wrong = await removal(person, id, { current_password: `wrong ${n}` });
      expect(wrong.json()).toMatchObject({
        code: 'invalid_input',
        fields: { current_password: 'This is not your current password' },
      });
    }
    const locked = await removal(person, id, { current_password: PASSWORD });
    expect(failure(locked)).toMatchObject({ status: 429, code: 'too_many_attempts' });
    expect((await signIn(key)).statusCode).toBe(200);
    t.setNow('2026-03-02T12:10:00Z');
    expect((await removal(person, id, { current_password: PASSWORD })).statusCode).toBe(200);
    expect(failure(await signIn(key))).toEqual(REFUSED);
  });

  test.each([
    ['text direction', 'My \u202eevil'],
    ['a zero-width space', 'My\u200blaptop'],
    ['a control character', 'My\u0085laptop'],
  ])('S10: a name with %s is refused', async (_, name) => {
    const ana = await makePerson(t, 'Ana');
    const begun = await post(t, ana, '/api/passkeys/begin', { current_password: PASSWORD });
    const cookie = `${ana.cookie}; new-passkey=${cookieOf(begun, 'new-passkey')}`;
    const response = softAuthenticator().register(begun.json().options);
    const reply = await post(t, { cookie }, '/api/passkeys', { name, response });
    expect(reply.json().fields).toHaveProperty('name');
    expect(await t.deps.db.selectFrom('passkeys').select('id').execute()).toEqual([]);
  });
});

describe('D64: at one of several addresses', () => {
  const party = { publicUrls: ['http://intranet.test', 'https://other.test'] };

  async function at(app: TestApp, host: string, key: Key) {
    const call = (path: string, cookie: string, payload = {}) =>
      post(app, { cookie }, path, payload, { host });
    return {
      async add({ cookie }: Person) {
        const begun = await call('/api/passkeys/begin', cookie, { current_password: PASSWORD });
        const { challenge, rp } = begun.json().options;
        const cookies = `${cookie}; ${pairOf(begun)}`;
        const response = key.register({ challenge });
        const added = await call('/api/passkeys', cookies, { name: 'My laptop', response });
        return { rp: rp.id, status: added.statusCode };
      },
      async signIn() {
        const begun = await call('/api/passkeys/sign_in/begin', '');
        const { challenge, rpId } = begun.json().options;
        const response = key.signIn({ challenge });
        const reply = await call('/api/passkeys/sign_in', pairOf(begun), { response });
        return { rp: rpId, status: reply.statusCode };
      },
    };
  }
  const pairOf = ({ cookies }: LightMyRequestResponse) =>
    `${cookies[0]?.name}=${cookies[0]?.value}`;

  test('a passkey belongs to the address where it was made', async () => {
    const app = await appWithSettings(t, party);
    const ana = await makePerson(t, 'Ana');
    const own = { ...ana, cookie: `__Host-${ana.cookie}` };
    const key = softAuthenticator('https://other.test');
    const other = await at(app, 'other.test', key);
    expect(await other.add(own)).toEqual({ rp: 'other.test', status: 200 });
    expect(await other.signIn()).toEqual({ rp: 'other.test', status: 200 });
    const first = await at(app, 'intranet.test', key);
    expect(await first.signIn()).toEqual({ rp: 'intranet.test', status: 401 });
    expect(await first.add(ana)).toEqual({ rp: 'intranet.test', status: 400 });
  });
});
