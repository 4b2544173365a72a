import { Secret, URI } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { failure, get, post } from '../../../testing/calls.ts';
import { makeAccount, PASSWORD } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { appCode, turnOnTwoFactor, wrongCode } from '../../../testing/two-factor.ts';

const t = useTestApp();

type Who = { cookie: string };
const ask = (who: Who, path: string, password = PASSWORD) =>
  post(t, who, `/api/two_factor/${path}`, { current_password: password });
const begin = async (who: Who): Promise<{ secret: string; uri: string }> =>
  (await ask(who, 'begin')).json();
const confirm = (who: Who, code: string) => post(t, who, '/api/two_factor/confirm', { code });
const signIn = (code?: string) =>
  post(t, null, '/api/login', { username: 'Ana', password: PASSWORD, code });
const actions = async () =>
  (await t.deps.db.selectFrom('audit_entries').select('action').orderBy('id').execute()).map(
    ({ action }) => action,
  );

describe('setting up', () => {
  test('a 160-bit secret, in the form that every app reads', async () => {
    const ana = await makeAccount(t, 'Ana Reis');
    const { secret, uri } = await begin(ana);
    expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Intranet:Ana%20Reis\?/);
    expect(URI.parse(uri)).toMatchObject({
      issuer: 'Intranet',
      label: 'Ana Reis',
      algorithm: 'SHA1',
      digits: 6,
      period: 30,
      secret: { base32: secret },
    });
  });

  test('changes nothing until a code confirms it; then sign-in needs one', async () => {
    const ana = await makeAccount(t, 'Ana');
    const { secret } = await begin(ana);
    expect((await signIn()).statusCode).toBe(200);
    const reply = await confirm(ana, appCode(t, secret).replace(/^(...)/, ' $1 '));
    expect(reply.statusCode, reply.body).toBe(200);
    const codes: string[] = reply.json().recovery_codes;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){3}$/);
    expect(failure(await signIn())).toMatchObject({ status: 401, code: 'second_factor_required' });
  });

  test('beginning again voids the secret that was not confirmed', async () => {
    const ana = await makeAccount(t, 'Ana');
    const first = await begin(ana);
    const second = await begin(ana);
    expect(second.secret).not.toBe(first.secret);
    expect((await confirm(ana, appCode(t, first.secret))).statusCode).toBe(400);
    expect((await confirm(ana, appCode(t, second.secret))).statusCode).toBe(200);
  });

  test('the code that confirmed it cannot sign in as well', async () => {
    const ana = await makeAccount(t, 'Ana');
    const { secret } = await turnOnTwoFactor(t, ana);
    expect((await signIn(appCode(t, secret))).statusCode).toBe(401);
    expect((await signIn(appCode(t, secret, 30))).statusCode).toBe(200);
  });

  test('ends the other sessions, and the owner gets an email', async () => {
    const ana = await makeAccount(t, 'Ana');
    const other = { cookie: `session=${(await signIn()).cookies[0]?.value}` };
    await turnOnTwoFactor(t, ana);
    expect((await get(t, ana, '/api/current_user')).statusCode).toBe(200);
    expect((await get(t, other, '/api/current_user')).statusCode).toBe(401);
    expect(await t.mails()).toMatchObject([
      { recipient: 'ana@example.com', heading: 'Two-factor sign-in was turned on' },
    ]);
  });

  test('once it is on, neither begin nor confirm restarts it', async () => {
    const ana = await makeAccount(t, 'Ana');
    const { secret } = await turnOnTwoFactor(t, ana);
    const again = { status: 409, code: 'already_set_up' };
    expect(failure(await ask(ana, 'begin'))).toMatchObject(again);
    expect(failure(await confirm(ana, appCode(t, secret, 30)))).toMatchObject(again);
    expect((await signIn(appCode(t, secret, 30))).statusCode).toBe(200);
  });

  test('a code without a set-up that was begun', async () => {
    const ana = await makeAccount(t, 'Ana');
    expect(failure(await confirm(ana, '123456'))).toMatchObject({ status: 409, code: 'conflict' });
  });

  test.each(['12345', '1234567', 'abcdef', '', '１２３４５６'])(
    'S12: %j is no code',
    async (code) => {
      const ana = await makeAccount(t, 'Ana');
      await begin(ana);
      expect((await confirm(ana, code)).json()).toMatchObject({
        code: 'invalid_input',
        fields: { code: 'Enter the 6 digits that the app shows' },
      });
    },
  );

  test('S3: a wrong code is an error at its field; five of them lock the name', async () => {
    const ana = await makeAccount(t, 'Ana');
    const { secret } = await begin(ana);
    for (let n = 0; n < 5; n += 1) {
      const reply = await confirm(ana, wrongCode(t, secret));
      expect(reply.statusCode).toBe(400);
      expect(reply.json().fields).toEqual({
        code: 'This code doesn’t match. Enter the one the app shows now',
      });
    }
    expect((await confirm(ana, appCode(t, secret))).statusCode).toBe(429);
    t.setNow('2026-03-02T12:10:00Z');
    expect((await confirm(ana, appCode(t, secret))).statusCode).toBe(200);
  });

  test('confirmed twice at once, there is one set of codes, and one mail', async () => {
    const ana = await makeAccount(t, 'Ana');
    const { secret } = await begin(ana);
    const replies = await Promise.all([1, 2, 3].map(() => confirm(ana, appCode(t, secret))));
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409, 409]);
    const stored = await t.deps.db.selectFrom('recovery_codes').selectAll().execute();
    expect(stored).toHaveLength(10);
    expect(await t.mails()).toHaveLength(1);
    const won = replies.find((reply) => reply.statusCode === 200);
    expect((await signIn(won?.json().recovery_codes[0])).statusCode).toBe(200);
  });

  test('begun twice at once, one secret is left, and it works', async () => {
    const ana = await makeAccount(t, 'Ana');
    const begun = await Promise.all([begin(ana), begin(ana)]);
    const statuses: number[] = [];
    for (const { secret } of begun) {
      statuses.push((await confirm(ana, appCode(t, secret))).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });
});

describe('renewed recovery codes', () => {
  test('the new ones work, the older no more', async () => {
    const ana = await makeAccount(t, 'Ana');
    const { recoveryCodes } = await turnOnTwoFactor(t, ana);
    const reply = await ask(ana, 'recovery_codes');
    const renewed: string[] = reply.json().recovery_codes;
    expect(renewed).toHaveLength(10);
    expect((await signIn(recoveryCodes[0])).statusCode).toBe(401);
    expect((await signIn(renewed[0])).statusCode).toBe(200);
    expect(await actions()).toContain('recovery_codes_renewed');
  });

  test('renewed twice at once, ten are left', async () => {
    const ana = await makeAccount(t, 'Ana');
    await turnOnTwoFactor(t, ana);
    const replies = await Promise.all([1, 2].map(() => ask(ana, 'recovery_codes')));
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200]);
    const stored = await t.deps.db.selectFrom('recovery_codes').selectAll().execute();
    expect(stored).toHaveLength(10);
  });

  test('not while it is off, nor half set up', async () => {
    const ana = await makeAccount(t, 'Ana');
    const off = { status: 409, code: 'conflict' };
    expect(failure(await ask(ana, 'recovery_codes'))).toMatchObject(off);
    await begin(ana);
    expect(failure(await ask(ana, 'recovery_codes'))).toMatchObject(off);
  });
});

describe('turning it off', () => {
  test('sign-in requires no code; all its data is deleted; the owner is notified', async () => {
    const ana = await makeAccount(t, 'Ana');
    await turnOnTwoFactor(t, ana);
    const reply = await ask(ana, 'disable');
    expect(reply.json()).toEqual({ success: true, message: 'Two-factor sign-in is off' });
    expect((await signIn()).statusCode).toBe(200);
    const { db } = t.deps;
    expect(await db.selectFrom('authenticators').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
    expect((await t.mails()).at(-1)).toMatchObject({
      recipient: 'ana@example.com',
      heading: 'Two-factor sign-in was turned off',
    });
    expect(await actions()).toEqual(['two_factor_enabled', 'two_factor_disabled', 'sign_in']);
  });

  test('two-factor sign-in that is off cannot be turned off', async () => {
    const ana = await makeAccount(t, 'Ana');
    expect(failure(await ask(ana, 'disable'))).toMatchObject({ status: 409, code: 'conflict' });
  });
});

describe('the password is needed again', () => {
  test.each(['begin', 'recovery_codes', 'disable'])('%s: S3, wrong ones count', async (path) => {
    const ana = await makeAccount(t, 'Ana');
    if (path !== 'begin') await turnOnTwoFactor(t, ana);
    for (let n = 0; n < 5; n += 1) {
      expect((await ask(ana, path, `wrong ${n}`)).json()).toMatchObject({
        code: 'invalid_input',
        fields: { current_password: 'This is not your current password' },
      });
    }
    expect((await ask(ana, path)).statusCode).toBe(429);
    expect((await signIn()).statusCode).toBe(429);
    t.setNow('2026-03-02T12:10:00Z');
    expect((await ask(ana, path)).statusCode).toBe(200);
  });

  test.each(['begin', 'recovery_codes', 'disable'])('%s: no password to confirm', async (path) => {
    const ana = await makeAccount(t, 'Ana');
    await t.deps.db.updateTable('accounts').set({ password_hash: null }).execute();
    expect(failure(await ask(ana, path))).toMatchObject({ status: 409, code: 'conflict' });
  });
});
