import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { appWithSettings } from '../../../testing/app-with-settings.ts';
import { get, post } from '../../../testing/calls.ts';
import { makeAccount, makePerson, PASSWORD } from '../../../testing/factories.ts';
import { type TestApp, useTestApp } from '../../../testing/test-app.ts';
import { appCode, turnOnTwoFactor, wrongCode } from '../../../testing/two-factor.ts';
import { sendResetCode } from '../reset/send-reset-code.ts';
import { addressBucket, countAttempt, nameBucket } from './rate-limit.ts';

const t = useTestApp();
const HOME = '10.0.9.1';
const OFFICE = '10.0.0.1';
const NEW = 'another long passphrase';

interface From {
  cookie?: string;
  address?: string;
  code?: string;
  app?: TestApp;
}

function login(username: string, password: string, from: From = {}) {
  const { cookie, address = OFFICE, code, app = t } = from;
  return app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username, password, ...(code && { code }) },
    remoteAddress: address,
    headers: cookie ? { cookie } : {},
  });
}

const cookieValue = (reply: LightMyRequestResponse, name: string) =>
  reply.cookies.find((cookie) => cookie.name === name)?.value ?? '';

/** The device cookie of a reply, as a Cookie header. */
const deviceOf = (reply: LightMyRequestResponse) => `device=${cookieValue(reply, 'device')}`;

/** Signs in from an unknown browser, which makes it known. */
async function becomeKnown(username: string, password = PASSWORD): Promise<string> {
  const reply = await login(username, password, { address: HOME });
  expect(reply.statusCode, reply.body).toBe(200);
  return deviceOf(reply);
}

async function statusesOf(count: number, attempt: (n: number) => Promise<{ statusCode: number }>) {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push((await attempt(n)).statusCode);
  return statuses;
}

const times = (count: number, status: number) => Array<number>(count).fill(status);

/** Blocks a name for unknown browsers by five wrong guesses. */
async function blockName(username: string): Promise<void> {
  const buckets = Array.from({ length: 5 }, () => nameBucket(username));
  await t.deps.db.transaction().execute((tx) => countAttempt(tx, buckets, t.deps.clock.now()));
  expect((await login(username, PASSWORD, { address: '10.0.8.1' })).statusCode).toBe(429);
}

describe('D44: a browser in which somebody signed in', () => {
  test('each sign-in makes a device id of its own: five failures in one browser leave another open', async () => {
    await makeAccount(t, 'Ana');
    const [first, second] = [await becomeKnown('Ana'), await becomeKnown('Ana')];
    const wrong = await statusesOf(6, () => login('Ana', 'wrong', { cookie: first }));
    expect(wrong.slice(0, 5)).toEqual(times(5, 401));
    await blockName('Ana');
    expect((await login('Ana', PASSWORD, { cookie: first })).statusCode).toBe(429);
    expect((await login('Ana', PASSWORD, { cookie: second })).statusCode).toBe(200);
  });

  test('S7: holds a device cookie that is HttpOnly and Lax, for 180 days', async () => {
    await makeAccount(t, 'Ana');
    const reply = await login('Ana', PASSWORD);
    const cookie = reply.cookies.find(({ name }) => name === 'device');
    const flags = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 180 * 86_400 };
    expect(cookie).toMatchObject(flags);
    expect(cookie?.secure).toBeUndefined();
    expect(Buffer.from(cookie?.value ?? '', 'base64url').toString('latin1')).not.toContain(
      'device',
    );
    const https = await appWithSettings(t, { publicUrls: ['https://intranet.test'] });
    const secure = await login('Ana', PASSWORD, { app: https });
    expect(secure.cookies.find(({ name }) => name === '__Host-device')).toMatchObject({
      ...flags,
      secure: true,
    });
  });

  test('S3: after 100 guesses at one name by a stranger, its owner signs in from their own browser', async () => {
    await makeAccount(t, 'Ana');
    const cookie = await becomeKnown('Ana');
    const guesses = await Promise.all(
      Array.from({ length: 100 }, (_, n) => login('Ana', `${n}`, { address: `10.0.7.${n % 9}` })),
    );
    expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect((await login('Ana', PASSWORD, { address: HOME })).statusCode).toBe(429);
    expect((await login('Ana', PASSWORD, { cookie, address: HOME })).statusCode).toBe(200);
  });

  test('S3: after 25 wrong names from an office’s address, a colleague with a device cookie signs in at once', async () => {
    await makeAccount(t, 'Ana');
    await makeAccount(t, 'Bia');
    const cookie = await becomeKnown('Ana');
    const guesses = await statusesOf(25, (n) => login(`guess ${n}`, 'wrong'));
    expect(guesses).toEqual([...times(20, 401), ...times(5, 429)]);
    expect((await login('Bia', PASSWORD)).statusCode).toBe(429);
    expect((await login('Ana', PASSWORD, { cookie })).statusCode).toBe(200);
  });

  test('S3: its failures count against that device alone, and five block it', async () => {
    await makeAccount(t, 'Ana');
    await makeAccount(t, 'Bia');
    const cookie = await becomeKnown('Ana');
    expect(await statusesOf(5, () => login('Ana', 'wrong', { cookie }))).toEqual(times(5, 401));
    const counted = await t.deps.db.selectFrom('rate_limit_attempts').selectAll().execute();
    expect(new Set(counted.map(({ bucket }) => bucket)).size).toBe(1);
    expect((await login('Ana', PASSWORD)).statusCode).toBe(200);
    expect((await login('Bia', PASSWORD)).statusCode).toBe(200);
  });

  test('S3: a blocked device is treated as an unknown browser, so a stolen cookie adds five guesses', async () => {
    await makeAccount(t, 'Ana');
    const cookie = await becomeKnown('Ana');
    const statuses = await statusesOf(14, (n) => login('Ana', `wrong ${n}`, { cookie }));
    expect(statuses).toEqual([...times(10, 401), ...times(4, 429)]);
    expect((await login('Ana', PASSWORD, { cookie })).statusCode).toBe(429);
    t.setNow('2026-03-02T12:10:00Z');
    expect((await login('Ana', PASSWORD, { cookie })).statusCode).toBe(200);
  });

  test('S3: guesses at the same time gain nothing, also spread over two servers', async () => {
    await makeAccount(t, 'Ana');
    const cookie = await becomeKnown('Ana');
    await blockName('Ana');
    const there = await appWithSettings(t, {});
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        login('Ana', `wrong ${n}`, { cookie, app: n % 2 === 0 ? t : there }),
      ),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(11);
  });

  test('a sign-in from it does not clear what strangers’ guesses counted', async () => {
    await makeAccount(t, 'Ana');
    const cookie = await becomeKnown('Ana');
    await blockName('Ana');
    expect((await login('Ana', PASSWORD, { cookie })).statusCode).toBe(200);
    expect((await login('Ana', PASSWORD, { address: HOME })).statusCode).toBe(429);
  });

  test('each sign-in makes a new device, so a copied cookie cannot block the browser it came from', async () => {
    await makeAccount(t, 'Ana');
    const copied = await becomeKnown('Ana');
    const own = deviceOf(await login('Ana', PASSWORD, { cookie: copied }));
    await statusesOf(6, () => login('Ana', 'wrong', { cookie: copied }));
    expect((await login('Ana', PASSWORD, { cookie: own })).statusCode).toBe(200);
  });

  test('keeps it at logout', async () => {
    await makeAccount(t, 'Ana');
    const signedIn = await login('Ana', PASSWORD);
    const cookie = `session=${cookieValue(signedIn, 'session')}; ${deviceOf(signedIn)}`;
    const reply = await post(t, { cookie }, '/api/logout');
    expect(reply.cookies.map(({ name }) => name)).toEqual(['session']);
    await blockName('Ana');
    expect((await login('Ana', PASSWORD, { cookie: deviceOf(signedIn) })).statusCode).toBe(200);
  });
});

describe('D44: a device cookie helps with no other account', () => {
  test('S3: one’s own, in guessing at somebody else’s password', async () => {
    await makeAccount(t, 'Ana');
    await makeAccount(t, 'Mallory');
    const cookie = await becomeKnown('Mallory');
    const statuses = await statusesOf(7, (n) => login('Ana', `wrong ${n}`, { cookie }));
    expect(statuses).toEqual([...times(5, 401), 429, 429]);
    expect((await login('Ana', PASSWORD)).statusCode).toBe(429);
  });

  test('S3: nor past an address that is blocked', async () => {
    await makeAccount(t, 'Ana');
    await makeAccount(t, 'Mallory');
    const cookie = await becomeKnown('Mallory');
    const at = t.deps.clock.now();
    const buckets = Array.from({ length: 20 }, () => addressBucket(OFFICE));
    await t.deps.db.transaction().execute((tx) => countAttempt(tx, buckets, at));
    expect((await login('Ana', PASSWORD, { cookie })).statusCode).toBe(429);
    expect((await login('Nobody', 'x', { cookie })).statusCode).toBe(429);
    expect((await login('Mallory', PASSWORD, { cookie })).statusCode).toBe(200);
  });

  test.each([
    [
      'tampered with',
      (value: string) => `${value.slice(0, 20)}${value[20] === 'A' ? 'B' : 'A'}${value.slice(21)}`,
    ],
    ['cut off', (value: string) => value.slice(0, 40)],
    ['made up', () => Buffer.from('{"purpose":"device","accountId":1}').toString('base64url')],
    ['empty', () => ''],
  ])('one that was %s is none', async (_, change) => {
    await makeAccount(t, 'Ana');
    const cookie = await becomeKnown('Ana');
    await blockName('Ana');
    const changed = `device=${change(cookie.slice('device='.length))}`;
    expect((await login('Ana', PASSWORD, { cookie: changed })).statusCode).toBe(429);
    expect((await login('Ana', PASSWORD, { cookie })).statusCode).toBe(200);
  });

  test('nor is the sealed cookie of another purpose, nor one older than 180 days', async () => {
    await makeAccount(t, 'Ana');
    const cookie = await becomeKnown('Ana');
    const begun = await post(t, null, '/api/passkeys/sign_in/begin');
    t.setNow('2026-08-29T11:59:00Z');
    await blockName('Ana');
    const other = `device=${cookieValue(begun, 'passkey')}`;
    expect((await login('Ana', PASSWORD, { cookie: other })).statusCode).toBe(429);
    expect((await login('Ana', PASSWORD, { cookie })).statusCode).toBe(200);
    t.setNow('2026-08-29T12:00:00Z');
    expect((await login('Ana', PASSWORD, { cookie })).statusCode).toBe(429);
  });
});

describe('D44: a new password voids the device cookies of the account', () => {
  const isKnown = async (cookie: string, password: string) => {
    await blockName('Ana');
    return (await login('Ana', password, { cookie, address: HOME })).statusCode === 200;
  };

  test('set by an administrator', async () => {
    await makeAccount(t, 'Ana');
    const boss = await makePerson(t, 'Boss', { role: 'admin' });
    const cookie = await becomeKnown('Ana');
    const set = { username: 'Ana', new_password: NEW };
    expect((await post(t, boss, '/api/reset_password', set)).statusCode).toBe(200);
    expect(await isKnown(cookie, NEW)).toBe(false);
  });

  test('set by a mailed code: the browser that used the code gets a new one', async () => {
    const { email } = await makeAccount(t, 'Ana');
    const cookie = await becomeKnown('Ana');
    await sendResetCode(t.deps, { email, address: HOME });
    const reset_code = new URL((await t.mails())[0]?.action?.url ?? '').hash.slice(1);
    const body = { reset_code, new_password: NEW };
    const reply = await post(t, null, '/api/verify-reset-code', body);
    expect(reply.cookies.map(({ name }) => name)).toEqual(['device']);
    expect(await isKnown(cookie, NEW)).toBe(false);
    expect((await login('Ana', NEW, { cookie: deviceOf(reply) })).statusCode).toBe(200);
  });

  test.each([
    ['changed by its owner', false],
    ['changed because it had to be', true],
  ])('%s: the browser that changed it gets a new one', async (_, mustChangePassword) => {
    const ana = await makeAccount(t, 'Ana', { mustChangePassword });
    const cookie = await becomeKnown('Ana');
    const reply = mustChangePassword
      ? await post(t, ana, '/api/force_change_password', { username: 'Ana', new_password: NEW })
      : await post(t, ana, '/api/change_password', {
          current_password: PASSWORD,
          new_password: NEW,
        });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await isKnown(cookie, NEW)).toBe(false);
    expect((await login('Ana', NEW, { cookie: deviceOf(reply) })).statusCode).toBe(200);
  });

  test('one of a deleted account is worth nothing to a new account of that name', async () => {
    await makeAccount(t, 'Ana');
    const cookie = await becomeKnown('Ana');
    await t.deps.db.deleteFrom('accounts').execute();
    await makeAccount(t, 'Ana');
    expect(await isKnown(cookie, PASSWORD)).toBe(false);
  });
});

describe('D44: other attempts that are limited like sign-in', () => {
  test('the present password: strangers’ guesses do not keep its owner from changing it', async () => {
    const ana = await makeAccount(t, 'Ana');
    const cookie = `${ana.cookie}; ${await becomeKnown('Ana')}`;
    await blockName('Ana');
    const change = (current_password: string, by: string) =>
      post(t, { cookie: by }, '/api/change_password', { current_password, new_password: NEW });
    expect((await change(PASSWORD, ana.cookie)).statusCode).toBe(429);
    const wrong = await statusesOf(4, () => change('wrong', cookie));
    expect(wrong).toEqual(times(4, 400));
    expect((await change(PASSWORD, cookie)).statusCode).toBe(200);
  });

  test('the present password: five wrong ones block the device', async () => {
    const ana = await makeAccount(t, 'Ana');
    const cookie = `${ana.cookie}; ${await becomeKnown('Ana')}`;
    await blockName('Ana');
    const ask = (current_password: string) =>
      post(t, { cookie }, '/api/passkeys/begin', { current_password });
    expect(await statusesOf(6, () => ask('wrong'))).toEqual([...times(5, 400), 429]);
    expect((await ask(PASSWORD)).statusCode).toBe(429);
  });

  test('a two-factor code: five wrong ones block the device, not the name', async () => {
    const ana = await makeAccount(t, 'Ana');
    const { secret } = await turnOnTwoFactor(t, ana);
    t.setNow('2026-03-02T12:01:00Z');
    const first = await login('Ana', PASSWORD, { code: appCode(t, secret), address: HOME });
    const cookie = deviceOf(first);
    const code = wrongCode(t, secret);
    const statuses = await statusesOf(5, () => login('Ana', PASSWORD, { cookie, code }));
    expect(statuses).toEqual(times(5, 401));
    t.setNow('2026-03-02T12:02:00Z');
    const next = { code: appCode(t, secret), address: HOME };
    expect((await login('Ana', PASSWORD, next)).statusCode).toBe(200);
  });
});

test('S15: the database does not hold the content of a device cookie', async () => {
  await makeAccount(t, 'Ana');
  const cookie = await becomeKnown('Ana');
  await login('Ana', 'wrong', { cookie });
  const sealed = Buffer.from(cookie.slice('device='.length), 'base64url');
  const { content } = JSON.parse(t.deps.cookieSealer.open(sealed, 'device'));
  const { device } = content as { device: string };
  for (const table of ['rate_limit_attempts', 'audit_entries', 'sessions', 'accounts']) {
    const { rows } = await t.database.pool.query(`select * from ${table}`);
    expect(JSON.stringify(rows), table).not.toContain(device);
  }
  expect((await get(t, { cookie }, '/api/current_user')).statusCode).toBe(401);
});
