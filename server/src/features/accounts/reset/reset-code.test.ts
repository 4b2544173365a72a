import { describe, expect, test } from 'vitest';
import { failure, get, post } from '../../../testing/calls.ts';
import { makeAccount, PASSWORD } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { sendResetCode } from './send-reset-code.ts';

const t = useTestApp();
const NEW = 'another long passphrase';

const ask = (email: string) => post(t, null, '/api/forgot_password', { email });

async function workOff(): Promise<void> {
  const { rows } = await t.database.pool.query(
    "delete from pgboss.job where name = 'reset_code' returning data, created_on",
  );
  for (const row of rows) await sendResetCode(t.deps, row.data);
}

/** Requests a code and reads it from the mail. */
async function codeFor(email: string): Promise<string> {
  await ask(email);
  await workOff();
  const mail = (await t.mails()).findLast((m) => m.recipient === email);
  return new URL(mail?.action?.url ?? 'about:blank').hash.slice(1);
}

const redeem = (reset_code: string, new_password = NEW, address = '10.0.0.1') =>
  t.inject({
    method: 'POST',
    url: '/api/verify-reset-code',
    payload: { reset_code, new_password },
    remoteAddress: address,
  });

const login = async (username: string, password: string) =>
  (await post(t, null, '/api/login', { username, password })).statusCode;

const INVALID = 'This reset code is no longer valid. Request a new one.';

describe('D10: a forgotten password', () => {
  test('the mailed code sets a new one and ends all sessions', async () => {
    const ana = await makeAccount(t, 'Ana');
    const code = await codeFor('ana@example.com');
    const reply = await redeem(code);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toEqual({ success: true, message: 'Password reset successfully!' });
    expect((await get(t, ana, '/api/current_user')).statusCode).toBe(401);
    expect(await login('Ana', PASSWORD)).toBe(401);
    expect(await login('Ana', NEW)).toBe(200);
  });

  test('S8: the code is in the link’s fragment and in the text, not in the database', async () => {
    await makeAccount(t, 'Ana');
    const code = await codeFor('ana@example.com');
    const [mail] = await t.mails();
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(mail?.action?.url).toBe(`http://intranet.test/verify-reset-code#${code}`);
    expect(mail?.facts).toContainEqual(['Reset code', code]);
    for (const table of ['reset_codes', 'audit_entries', 'mail_outbox', 'pgboss.job']) {
      const { rows } = await t.database.pool.query(`select * from ${table}`);
      expect(rows.length, table).toBeGreaterThan(0);
      expect(JSON.stringify(rows), table).not.toContain(code);
      expect(JSON.stringify(rows), table).not.toContain(code.replaceAll('-', ''));
    }
  });

  test.each([
    ['small letters', (code: string) => code.toLowerCase()],
    ['no dashes', (code: string) => code.replaceAll('-', '')],
    ['spaces around and within', (code: string) => `  ${code.replaceAll('-', ' ')} `],
    ['O for 0 and l for 1', (code: string) => code.replaceAll('0', 'O').replaceAll('1', 'l')],
  ])('the code may be typed with %s', async (_, spell) => {
    await makeAccount(t, 'Ana');
    expect((await redeem(spell(await codeFor('ana@example.com')))).statusCode).toBe(200);
  });

  test('it ends a demanded change, and unblocks a name that wrong passwords blocked', async () => {
    await makeAccount(t, 'Ana', { mustChangePassword: true });
    for (let n = 0; n < 5; n += 1) await login('Ana', 'wrong');
    expect(await login('Ana', PASSWORD)).toBe(429);
    await redeem(await codeFor('ana@example.com'));
    const reply = await post(t, null, '/api/login', { username: 'Ana', password: NEW });
    expect(reply.json().user.force_password_change).toBe(false);
  });

  test('emails the owner, and the audit log has both steps', async () => {
    await makeAccount(t, 'Ana');
    await redeem(await codeFor('ana@example.com'));
    expect((await t.mails()).map((mail) => mail.subject)).toEqual([
      'Your reset code',
      'Intranet: Your password was changed',
    ]);
    const rows = await t.deps.db
      .selectFrom('audit_entries')
      .select(['action', 'actor', 'subject', 'address'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { action: 'reset_code_sent', actor: '', subject: 'Ana', address: '127.0.0.1' },
      { action: 'password_reset_by_code', actor: 'Ana', subject: 'Ana', address: '10.0.0.1' },
    ]);
  });
});

describe('S4, D10: known and unknown addresses answer alike', () => {
  test('body, status, and what is written before the reply', async () => {
    await makeAccount(t, 'Ana');
    const known = await ask('ana@example.com');
    const unknown = await ask('nobody@example.com');
    expect(known.statusCode).toBe(200);
    expect(unknown.statusCode).toBe(200);
    expect(known.body).toBe(unknown.body);
    const { rows } = await t.database.pool.query(
      "select count(*)::int as n from pgboss.job where name = 'reset_code'",
    );
    expect(rows).toEqual([{ n: 2 }]);
    expect(await t.mails()).toEqual([]);
    await workOff();
    expect((await t.mails()).map((mail) => mail.recipient)).toEqual(['ana@example.com']);
  });

  test('S4: a known and an unknown address lead to the same work, one job each', async () => {
    await makeAccount(t, 'Ana');
    const jobsOf = async (email: string) => {
      await ask(email);
      const { rows } = await t.database.pool.query(
        "delete from pgboss.job where name = 'reset_code' returning name",
      );
      return rows.length;
    };
    expect([await jobsOf('ana@example.com'), await jobsOf('nobody@example.com')]).toEqual([1, 1]);
  });

  test.each(['ANA@Example.com', '  ana@example.com '])(
    'pitfall 23: %j is the same',
    async (mail) => {
      await makeAccount(t, 'Ana');
      await ask(mail);
      await workOff();
      expect(await t.mails()).toHaveLength(1);
    },
  );

  test.each(['', 'ana', 'a@b', `${'a'.repeat(10_000)}@example.com`])(
    'text that is no address gets an error: %#',
    async (email) => {
      const reply = await ask(email);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().fields.email).toMatch(/\w/);
    },
  );
});

describe('S5: a code works once, for ten minutes', () => {
  test('a second time it is refused, with success, message, error and code', async () => {
    await makeAccount(t, 'Ana');
    const code = await codeFor('ana@example.com');
    await redeem(code);
    const again = await redeem(code, 'yet another passphrase');
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({
      success: false,
      message: INVALID,
      error: INVALID,
      code: 'invalid_reset_code',
    });
    expect(await login('Ana', NEW)).toBe(200);
  });

  test('ten minutes, not one second more', async () => {
    await makeAccount(t, 'Ana');
    const early = await codeFor('ana@example.com');
    t.setNow('2026-03-02T12:09:59Z');
    expect((await redeem(early)).statusCode).toBe(200);
    const late = await codeFor('ana@example.com');
    t.setNow('2026-03-02T12:19:59Z');
    expect((await redeem(late)).statusCode).toBe(400);
  });

  test('a newer one voids it', async () => {
    await makeAccount(t, 'Ana');
    const older = await codeFor('ana@example.com');
    t.setNow('2026-03-02T12:01:00Z');
    const newer = await codeFor('ana@example.com');
    expect((await redeem(older)).statusCode).toBe(400);
    expect((await redeem(newer)).statusCode).toBe(200);
  });

  test('S5: a new request within a minute mails nothing and keeps the code valid', async () => {
    await makeAccount(t, 'Ana');
    const code = await codeFor('ana@example.com');
    t.setNow('2026-03-02T12:00:59Z');
    expect((await ask('ana@example.com')).statusCode).toBe(200);
    await workOff();
    expect(await t.mails()).toHaveLength(1);
    expect((await redeem(code)).statusCode).toBe(200);
    // The code is used up, so the next request gets a new one at once.
    expect(await codeFor('ana@example.com')).not.toBe(code);
  });

  test('two redemptions in the same instant: one success', async () => {
    await makeAccount(t, 'Ana');
    const code = await codeFor('ana@example.com');
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, n) => redeem(code, `passphrase number ${n}`)),
    );
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1);
    const won = replies.findIndex((reply) => reply.statusCode === 200);
    expect(await login('Ana', `passphrase number ${won}`)).toBe(200);
  });

  test('after ten wrong codes from an address: 429 with Retry-After; others go on', async () => {
    await makeAccount(t, 'Ana');
    const code = await codeFor('ana@example.com');
    for (let n = 0; n < 10; n += 1) expect((await redeem(`WRONG-${n}`)).statusCode).toBe(400);
    const refused = await redeem(code);
    expect(failure(refused)).toMatchObject({ status: 429, code: 'too_many_attempts' });
    expect(refused.headers['retry-after']).toBe('600');
    expect(refused.json()).toMatchObject({ success: false, message: expect.any(String) });
    expect((await redeem(code, NEW, '10.0.0.2')).statusCode).toBe(200);
  });

  test('wrong codes sent all at once are counted one by one', async () => {
    const replies = await Promise.all(Array.from({ length: 25 }, (_, n) => redeem(`WRONG-${n}`)));
    expect(replies.filter((reply) => reply.statusCode === 400)).toHaveLength(10);
    expect(replies.filter((reply) => reply.statusCode === 429)).toHaveLength(15);
  });

  test('a weak password is an error at its field and does not use the code up', async () => {
    await makeAccount(t, 'Ana Reis');
    const code = await codeFor('ana.reis@example.com');
    for (const poor of ['short', 'password', 'my name is ana reis', 'x'.repeat(129)]) {
      const reply = await redeem(code, poor);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().fields.new_password).toMatch(/\w/);
      expect(reply.json()).toMatchObject({ success: false, message: expect.any(String) });
    }
    expect((await redeem(code)).statusCode).toBe(200);
  });

  test('a code of an account that is gone is none', async () => {
    await makeAccount(t, 'Ana');
    const code = await codeFor('ana@example.com');
    await t.deps.db.deleteFrom('accounts').execute();
    expect((await redeem(code)).statusCode).toBe(400);
  });

  test('at most three codes an hour are mailed to an account, and the last one works', async () => {
    await makeAccount(t, 'Ana');
    for (let minute = 10; minute < 58; minute += 4) {
      t.setNow(`2026-03-02T12:${minute}:00Z`);
      expect((await ask('ana@example.com')).statusCode).toBe(200);
      await workOff();
    }
    const mails = await t.mails();
    expect(mails).toHaveLength(3);
    const code = new URL(mails.at(-1)?.action?.url ?? '').hash.slice(1);
    t.setNow('2026-03-02T12:19:00Z');
    expect((await redeem(code)).statusCode).toBe(200);
    // An hour after the first mail, there is room for one more.
    t.setNow('2026-03-02T13:10:00Z');
    await codeFor('ana@example.com');
    expect(await t.mails()).toHaveLength(5);
  });
});
