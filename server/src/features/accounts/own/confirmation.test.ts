import { beforeEach, describe, expect, test } from 'vitest';
import { failure, formOf, get, post } from '../../../testing/calls.ts';
import { makePerson, PASSWORD, type Person } from '../../../testing/factories.ts';
import { send } from '../../../testing/over-http.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { addEntry, CODE_SECRET } from '../../vault/vault.fixture.ts';
import { softAuthenticator } from '../passkeys/soft-authenticator.fixture.ts';
import { sendResetCode } from '../reset/send-reset-code.ts';

const t = useTestApp();
let ada: Person;
let id: number;
beforeEach(async () => {
  ada = await makePerson(t, 'Ada', { role: 'admin' });
  id = await addEntry(t, ada, { code_secret: CODE_SECRET });
});

/** A real request to the running server. */
const call = (path: string, body?: object, cookie = ada.cookie) =>
  send(t, path, { headers: { cookie }, ...(body && { body }) });
const reveal = (cookie?: string) =>
  call(`/api/vault/${id}/password`, { purpose: 'reveal' }, cookie);
const confirm = (password = PASSWORD, cookie?: string) =>
  call('/api/password-confirmations', { current_password: password }, cookie);
const at = (time: string) => t.setNow(`2026-03-02T${time}Z`);

async function signInAgain(): Promise<string> {
  const reply = await post(t, null, '/api/login', { username: 'Ada', password: PASSWORD });
  return `session=${reply.cookies[0]?.value}`;
}

async function mailId(): Promise<number> {
  await sendResetCode(t.deps, { email: ada.email, address: '10.0.0.1' });
  const mail = t.deps.db.selectFrom('mail_outbox').select('id').orderBy('id', 'desc');
  return (await mail.executeTakeFirstOrThrow()).id;
}

async function earlierPassword() {
  const change = { platform: 'Bank', link: '', user: '', password: 'second secret' };
  await t.inject({
    method: 'PUT',
    url: `/api/passwords/${id}`,
    payload: change,
    headers: { cookie: ada.cookie },
  });
  const { versions } = (await get(t, ada, `/api/vault/${id}/history`)).json();
  const body = { purpose: 'reveal', earlier: versions[1].id };
  return call(`/api/vault/${id}/password`, body);
}

const importing = (mode: string) => () => {
  const body = formOf({ mode }, ['file', 'platform,password\nBank,first secret\n', 'x.csv']);
  return call('/api/vault/import', body);
};

const READINGS: [string, string, () => Promise<{ body: string }>][] = [
  ['the list with passwords', 'first secret', () => call('/api/passwords')],
  ['a reveal', 'first secret', () => reveal()],
  ['a copy', 'first secret', () => call(`/api/vault/${id}/password`, { purpose: 'copy' })],
  ['a code', 'valid_for', () => call(`/api/vault/${id}/code`, { purpose: 'copy' })],
  ['an earlier password', 'first secret', earlierPassword],
  ['the export', 'first secret', () => call('/api/vault/export', {})],
  ['the preview of an import', 'imported', importing('preview')],
  ['an import', 'imported', importing('import')],
  ['J10: an email of the outbox', 'reset code', async () => call(`/api/outbox/${await mailId()}`)],
];

describe('J1: any reading of secrets needs a confirmation (D69)', () => {
  test.each(READINGS)('%s', async (_, secret, read) => {
    at('12:15:00');
    const { body: refused } = await read();
    expect(JSON.parse(refused)).toMatchObject({
      code: 'confirm_password',
      error: 'Please confirm that it’s you first.',
    });
    expect(refused).not.toContain(secret);
    expect((await confirm()).statusCode).toBe(200);
    expect((await read()).body).toContain(secret);
  });

  test('a sign-in counts as one', async () => {
    at('15:00:00');
    const cookie = await signInAgain();
    expect((await reveal(cookie)).statusCode).toBe(200);
    expect((await reveal()).statusCode).toBe(403);
  });

  test('it lasts while secrets are used, and ends after 15 minutes without', async () => {
    for (const time of ['12:14:59', '12:29:58', '12:44:57']) {
      at(time);
      expect((await reveal()).statusCode, time).toBe(200);
    }
    at('12:59:57');
    expect((await reveal()).statusCode).toBe(403);
  });

  test('it ends after 8 hours at the latest', async () => {
    for (let minutes = 10; minutes < 480; minutes += 10) {
      t.setNow(new Date(Date.UTC(2026, 2, 2, 12, minutes)).toISOString());
      expect((await reveal()).statusCode, `${minutes}`).toBe(200);
    }
    at('20:00:00');
    expect((await reveal()).statusCode).toBe(403);
  });

  test('a shown code that is renewed every 30 seconds doesn’t extend it', async () => {
    const show = () => call(`/api/vault/${id}/code`, { purpose: 'reveal' });
    for (let half = 0; half < 30; half += 1) {
      t.setNow(new Date(Date.UTC(2026, 2, 2, 12, 0, half * 30)).toISOString());
      expect((await show()).statusCode, `${half}`).toBe(200);
    }
    at('12:15:00');
    expect((await show()).statusCode).toBe(403);
    expect((await reveal()).statusCode).toBe(403);
  });

  test('the 31st reading within a minute needs another confirmation, also when concurrent', async () => {
    const many = await Promise.all(Array.from({ length: 40 }, () => reveal()));
    expect(many.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
    expect(many.filter(({ statusCode }) => statusCode === 403)).toHaveLength(10);
    at('12:01:30');
    expect((await reveal()).statusCode).toBe(403);
    await confirm();
    expect((await reveal()).statusCode).toBe(200);
  });

  test('thirty readings a minute are allowed all the time', async () => {
    for (let minute = 0; minute < 3; minute += 1) {
      at(`12:0${minute}:00`);
      const some = await Promise.all(Array.from({ length: 30 }, () => reveal()));
      expect(some.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    }
  });

  test('it counts for the session that made it only', async () => {
    const other = await signInAgain();
    at('12:30:00');
    await confirm();
    expect((await reveal()).statusCode).toBe(200);
    expect((await reveal(other)).statusCode).toBe(403);
  });

  test('D8: a wrong password confirms nothing and counts like a failed sign-in', async () => {
    at('12:30:00');
    for (let n = 0; n < 5; n += 1) {
      const { statusCode, body } = await confirm(`wrong ${n}`);
      expect(statusCode).toBe(400);
      expect(JSON.parse(body).fields).toEqual({
        current_password: 'This is not your current password',
      });
    }
    expect((await confirm()).statusCode).toBe(429);
    expect((await reveal()).statusCode).toBe(403);
  });

  test('S16: confirmation, refusal and reading are in the audit log', async () => {
    at('12:30:00');
    await call('/api/passwords');
    await confirm();
    await call('/api/passwords');
    const { rows } = await t.database.pool.query(
      'select action, subject, detail from audit_entries order by id offset 1',
    );
    expect(rows).toEqual([
      {
        action: 'call_refused',
        subject: 'GET /api/passwords',
        detail: { rule: 'confirm_password' },
      },
      { action: 'password_confirmed', subject: '', detail: {} },
      { action: 'passwords_listed', subject: '', detail: { entries: 1 } },
    ]);
  });
});

describe('J1: a passkey confirms too', () => {
  type Key = ReturnType<typeof softAuthenticator>;

  async function addKey(who: { cookie: string }): Promise<Key> {
    const key = softAuthenticator();
    const begun = await post(t, who, '/api/passkeys/begin', { current_password: PASSWORD });
    const response = key.register({ challenge: begun.json().options.challenge });
    const cookie = `${who.cookie}; new-passkey=${begun.cookies[0]?.value}`;
    const added = await post(t, { cookie }, '/api/passkeys', { name: 'Key', response });
    expect(added.statusCode, added.body).toBe(200);
    return key;
  }

  async function confirmWith(key: Key) {
    const begun = await post(t, null, '/api/passkeys/sign_in/begin');
    const response = key.signIn({ challenge: begun.json().options.challenge });
    const cookie = `${ada.cookie}; passkey=${begun.cookies[0]?.value}`;
    return post(t, { cookie }, '/api/passkey-confirmations', { response });
  }

  test('one’s own', async () => {
    const key = await addKey(ada);
    at('12:30:00');
    expect((await reveal()).statusCode).toBe(403);
    expect((await confirmWith(key)).json()).toEqual({ success: true, message: 'Confirmed' });
    expect((await reveal()).statusCode).toBe(200);
    const { rows } = await t.database.pool.query(
      "select actor from audit_entries where action = 'passkey_confirmed'",
    );
    expect(rows).toEqual([{ actor: 'Ada' }]);
  });

  test('another account’s is refused', async () => {
    const key = await addKey(await makePerson(t, 'Bea', { role: 'admin' }));
    at('12:30:00');
    expect(failure(await confirmWith(key))).toMatchObject({ code: 'invalid_credentials' });
    expect((await reveal()).statusCode).toBe(403);
  });
});
