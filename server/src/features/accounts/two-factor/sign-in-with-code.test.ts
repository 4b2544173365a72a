import { beforeEach, describe, expect, test } from 'vitest';
import { createSealers } from '#core/secrets.ts';
import { failure, get, post } from '../../../testing/calls.ts';
import { makeAccount, PASSWORD } from '../../../testing/factories.ts';
import { sealUnbound } from '../../../testing/seal-unbound.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { appCode, turnOnTwoFactor, wrongCode } from '../../../testing/two-factor.ts';
import { bindOlderSecrets, openSecret, sealSecret } from './sealed-secret.ts';

const t = useTestApp();
let ana: Awaited<ReturnType<typeof makeAccount>>;
let secret: string;
let recoveryCodes: string[];

beforeEach(async () => {
  ana = await makeAccount(t, 'Ana');
  ({ secret, recoveryCodes } = await turnOnTwoFactor(t, ana));
  t.setNow('2026-03-02T12:02:00Z');
});

const signIn = (code?: string, more: object = {}, remoteAddress = '10.0.0.1') =>
  t.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username: 'Ana', password: PASSWORD, code, ...more },
    remoteAddress,
  });
const CODE_REFUSED = {
  error: 'This code is invalid or was already used. Enter a new one',
  code: 'invalid_credentials',
  fields: { code: 'This code is invalid or was already used. Enter a new one' },
};

describe('signing in with a code of the app', () => {
  test('the password alone opens nothing, and is no failure', async () => {
    for (let n = 0; n < 8; n += 1) {
      const reply = await signIn(n % 2 ? ' ' : undefined);
      expect(failure(reply)).toEqual({
        status: 401,
        code: 'second_factor_required',
        error: 'Enter the code from your authenticator app',
      });
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
    expect((await signIn(appCode(t, secret))).statusCode).toBe(200);
  });

  test.each([
    ['as shown', (code: string) => code],
    ['in two groups', (code: string) => code.replace(/^(...)/, '$1 ')],
    ['with a dash and spaces around', (code: string) => ` ${code.replace(/^(...)/, '$1-')} `],
  ])('%s, it opens a session; the audit log says with what', async (_, spell) => {
    const reply = await signIn(spell(appCode(t, secret)), { remember: true });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.cookies[0]?.maxAge).toBe(30 * 86_400);
    const row = await t.deps.db
      .selectFrom('audit_entries')
      .select('detail')
      .where('action', '=', 'sign_in')
      .executeTakeFirstOrThrow();
    expect(row.detail).toEqual({ method: 'password', second_factor: 'app code' });
  });

  test('a code works once', async () => {
    const code = appCode(t, secret);
    expect((await signIn(code)).statusCode).toBe(200);
    const again = await signIn(code);
    expect(again.statusCode).toBe(401);
    expect(again.json()).toEqual(CODE_REFUSED);
  });

  test('a code works once, also when it is sent five times at once', async () => {
    const code = appCode(t, secret);
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => signIn(code)));
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  test.each([
    [-60, 401],
    [-30, 200],
    [30, 200],
    [60, 401],
  ])('a clock that is %i s off: %i', async (seconds, status) => {
    expect((await signIn(appCode(t, secret, seconds))).statusCode).toBe(status);
  });

  test('a code older than the one used last is none', async () => {
    expect((await signIn(appCode(t, secret, 0))).statusCode).toBe(200);
    expect((await signIn(appCode(t, secret, -30))).statusCode).toBe(401);
    expect((await signIn(appCode(t, secret, 30))).statusCode).toBe(200);
  });

  test('D8: a wrong password says nothing of the code, and does not use it up', async () => {
    const code = appCode(t, secret);
    const wrong = await signIn(code, { password: 'wrong' });
    expect(wrong.json()).toEqual({
      error: 'Invalid username or password',
      code: 'invalid_credentials',
    });
    const unknown = await signIn(code, { username: 'Nobody' });
    expect(unknown.body).toBe(wrong.body);
    expect((await signIn(code)).statusCode).toBe(200);
  });

  test('somebody else’s code is none', async () => {
    const bia = await makeAccount(t, 'Bia');
    const hers = await turnOnTwoFactor(t, bia);
    t.setNow('2026-03-02T12:04:00Z');
    expect((await signIn(appCode(t, hers.secret))).statusCode).toBe(401);
    expect((await signIn(hers.recoveryCodes[0])).statusCode).toBe(401);
  });

  test('S3: five wrong codes lock the account, from whatever address, also to a right one', async () => {
    for (let n = 0; n < 5; n += 1) {
      const reply = await signIn(wrongCode(t, secret), {}, `10.0.1.${n}`);
      expect(reply.statusCode).toBe(401);
    }
    const locked = await signIn(appCode(t, secret), {}, '10.0.2.1');
    expect(failure(locked)).toMatchObject({ status: 429, code: 'too_many_attempts' });
    expect((await signIn(recoveryCodes[0])).statusCode).toBe(429);
    t.setNow('2026-03-02T12:12:00Z');
    expect((await signIn(appCode(t, secret))).statusCode).toBe(200);
  });

  test('S3: guessing twenty at once gains nothing', async () => {
    const codes = Array.from({ length: 20 }, (_, n) => `${n}`.padStart(6, '9'));
    const replies = await Promise.all(codes.map((code) => signIn(code)));
    const judged = replies.filter((reply) => reply.statusCode !== 429);
    expect(judged).toHaveLength(5);
  });

  test('turned off meanwhile, the sign-in still gets an answer', async () => {
    const off = { current_password: PASSWORD };
    const [signedIn] = await Promise.all([
      signIn(appCode(t, secret)),
      post(t, ana, '/api/two_factor/disable', off),
    ]);
    expect(signedIn?.statusCode).toBe(200);
  });
});

describe('signing in with a recovery code', () => {
  test.each([
    ['as shown', (code: string) => code],
    ['in small letters', (code: string) => code.toLowerCase()],
    ['without dashes', (code: string) => code.replaceAll('-', '')],
    ['with spaces', (code: string) => ` ${code.replaceAll('-', ' ')} `],
  ])('%s: once', async (_, spell) => {
    const [code = ''] = recoveryCodes;
    expect((await signIn(spell(code))).statusCode).toBe(200);
    const again = await signIn(code);
    expect(again.statusCode).toBe(401);
    expect(again.json()).toEqual(CODE_REFUSED);
    expect((await signIn(recoveryCodes[1])).statusCode).toBe(200);
    const row = await t.deps.db
      .selectFrom('audit_entries')
      .select('detail')
      .where('action', '=', 'sign_in')
      .executeTakeFirstOrThrow();
    expect(row.detail).toEqual({ method: 'password', second_factor: 'recovery code' });
  });

  test('sent five times at once, it opens one session', async () => {
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => signIn(recoveryCodes[0])));
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  test('S12: refuses a malformed or overlong code', async () => {
    expect((await signIn('\u0000')).json().code).toBe('second_factor_required');
    expect((await signIn('💥')).statusCode).toBe(401);
    expect((await signIn('A'.repeat(41))).statusCode).toBe(400);
  });
});

describe('stored data', () => {
  test('S8, S15: no secret and no code in the database, the audit log or a mail', async () => {
    const code = appCode(t, secret);
    await signIn(wrongCode(t, secret));
    await signIn(code);
    await signIn(recoveryCodes[0]);
    await get(t, ana, '/api/account');
    const { pool } = t.database;
    const { rows: tables } = await pool.query<{ name: string }>(
      "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')",
    );
    let dump = '';
    for (const { name } of tables) {
      const { rows } = await pool.query(`select row_to_json(x)::text as row from ${name} x`);
      dump += rows.map(({ row }) => row).join('\n');
    }
    expect(dump).toContain('two_factor_enabled');
    const secrets = [
      secret,
      ...recoveryCodes,
      ...recoveryCodes.map((one) => one.replaceAll('-', '')),
    ];
    for (const text of secrets) {
      expect(dump).not.toContain(text);
      expect(dump).not.toContain(Buffer.from(text).toString('hex'));
    }
    const stored = JSON.stringify([
      await t.deps.db.selectFrom('audit_entries').selectAll().execute(),
      await t.mails(),
    ]);
    for (const text of [...secrets, code, wrongCode(t, secret), PASSWORD]) {
      expect(stored).not.toContain(text);
    }
  });

  test('S15: the secret opens with the key of this purpose only', async () => {
    const { secret_sealed } = await t.deps.db
      .selectFrom('authenticators')
      .select('secret_sealed')
      .executeTakeFirstOrThrow();
    expect(openSecret(t.deps.twoFactorSealer, ana.accountId, secret_sealed)).toBe(secret);
    expect(() => openSecret(t.deps.mailSealer, ana.accountId, secret_sealed)).toThrow();
  });
});

test('S15: the secret of another account does not open in its place', async () => {
  const bia = await makeAccount(t, 'Bia');
  const others = await turnOnTwoFactor(t, bia);
  await t.database.pool.query(`
    update authenticators a set secret_sealed = b.secret_sealed
    from authenticators b where a.account_id <> b.account_id`);
  for (const stolen of [secret, others.secret]) {
    t.setNow('2026-03-02T12:20:00Z');
    expect(failure(await signIn(appCode(t, stolen)))).toMatchObject({ status: 409 });
  }
});

describe('S15: secrets that an older version sealed without their account', () => {
  const storeUnbound = (sealingSecret: string) =>
    t.deps.db
      .updateTable('authenticators')
      .set({
        secret_sealed: sealUnbound(sealingSecret, 'two-factor', secret),
        is_bound: false,
      })
      .execute();

  test('open only once a start has bound them to it', async () => {
    await storeUnbound('a secret of the tests');
    expect(failure(await signIn(appCode(t, secret)))).toMatchObject({ status: 409 });
    expect(await bindOlderSecrets(t.deps.db, t.deps.twoFactorSealer)).toBe(1);
    expect(await bindOlderSecrets(t.deps.db, t.deps.twoFactorSealer)).toBe(0);
    expect((await signIn(appCode(t, secret))).statusCode).toBe(200);
  });

  test('stay as they are when they cannot be opened', async () => {
    await storeUnbound('another secret altogether');
    expect(await bindOlderSecrets(t.deps.db, t.deps.twoFactorSealer)).toBe(0);
    const rows = await t.deps.db.selectFrom('authenticators').select('is_bound').execute();
    expect(rows).toEqual([{ is_bound: false }]);
  });
});

test('emails the owner when a recovery code was used, without the code', async () => {
  const [code = ''] = recoveryCodes;
  const before = (await t.mails()).length;
  expect((await signIn(code)).statusCode).toBe(200);
  const mails = (await t.mails()).slice(before);
  expect(mails.map((mail) => mail.heading)).toEqual(['A recovery code was used to sign in']);
  expect(JSON.stringify(mails)).not.toContain(code);
});

test('when the server lost its secret, it says so, and a recovery code still signs in', async () => {
  const { twoFactorSealer } = createSealers('another secret altogether');
  const sealed = sealSecret(twoFactorSealer, ana.accountId, secret);
  await t.deps.db.updateTable('authenticators').set(sealed).execute();
  const reply = await signIn(appCode(t, secret));
  expect(failure(reply)).toMatchObject({ status: 409, code: 'conflict' });
  expect((await signIn(recoveryCodes[0])).statusCode).toBe(200);
});
