import { describe, expect, test } from 'vitest';
import { failure, get, post } from '../../../testing/calls.ts';
import { makeAccount, makeResetCode, PASSWORD } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();
const NEW = 'um segredo bem comprido';

const signIn = (password: string) => post(t, null, '/api/login', { username: 'Ana', password });
const change = (who: { cookie: string }, current: string, next = NEW) =>
  post(t, who, '/api/change_password', { current_password: current, new_password: next });

describe('POST /api/change_password', () => {
  test('the new one signs in, the other sessions end, and the owner gets an email', async () => {
    const ana = await makeAccount(t, 'Ana');
    const other = { cookie: `session=${(await signIn(PASSWORD)).cookies[0]?.value}` };
    await makeResetCode(t, ana.accountId);

    const reply = await change(ana, PASSWORD);
    expect(reply.json(), reply.body).toEqual({ success: true, message: 'Password changed' });
    expect((await get(t, ana, '/api/current_user')).statusCode).toBe(200);
    expect((await get(t, other, '/api/current_user')).statusCode).toBe(401);
    expect((await signIn(PASSWORD)).statusCode).toBe(401);
    expect((await signIn(NEW)).statusCode).toBe(200);
    expect(await t.deps.db.selectFrom('reset_codes').selectAll().execute()).toEqual([]);

    const [mail] = await t.mails();
    expect(mail).toMatchObject({
      recipient: 'ana@example.com',
      subject: 'Intranet: Your password was changed',
      heading: 'Your password was changed',
      action: { url: 'http://intranet.test/forgot-password' },
    });
    expect(mail?.facts).toContainEqual(['When', '2 March 2026 at 09:00 (São Paulo Time)']);
  });

  describe('passkeys and other sessions', () => {
    const addPasskeys = (accountId: number, ...names: string[]) =>
      t.deps.db
        .insertInto('passkeys')
        .values(
          names.map((name) => ({
            account_id: accountId,
            credential_id: name,
            public_key: Buffer.from('x'),
            counter: 0,
            name,
          })),
        )
        .execute();
    const kept = async () =>
      (await t.deps.db.selectFrom('passkeys').select('name').orderBy('name').execute()).map(
        ({ name }) => name,
      );

    test('on request, one’s own passkeys are removed; the mail and the audit log say so', async () => {
      const ana = await makeAccount(t, 'Ana');
      const bia = await makeAccount(t, 'Bia');
      await addPasskeys(ana.accountId, 'Laptop', 'Phone');
      await addPasskeys(bia.accountId, 'Key of Bia');
      await signIn(PASSWORD);
      const reply = await post(t, ana, '/api/change_password', {
        current_password: PASSWORD,
        new_password: NEW,
        remove_passkeys: true,
      });
      expect(reply.json(), reply.body).toEqual({
        success: true,
        message: 'Password changed, 2 passkeys removed',
      });
      expect(await kept()).toEqual(['Key of Bia']);
      const [mail] = await t.mails();
      expect(mail?.paragraphs?.[0]).toBe(
        '1 other session was signed out. 2 passkeys were removed. Add yours again in My account.',
      );
      const { rows } = await t.database.pool.query(
        "select detail from audit_entries where action = 'password_changed'",
      );
      expect(rows).toEqual([{ detail: { sessions_ended: 1, passkeys_removed: 2 } }]);
    });

    test('else they stay, and the mail says that they still sign in', async () => {
      const ana = await makeAccount(t, 'Ana');
      await addPasskeys(ana.accountId, 'Laptop');
      expect((await change(ana, PASSWORD)).json().message).toBe('Password changed');
      expect(await kept()).toEqual(['Laptop']);
      const [mail] = await t.mails();
      expect(mail?.paragraphs?.[0]).toBe(
        '1 passkey still signs in to this account. Remove any you don’t recognise in My account.',
      );
    });

    test('a wrong password removes none', async () => {
      const ana = await makeAccount(t, 'Ana');
      await addPasskeys(ana.accountId, 'Laptop');
      const reply = await post(t, ana, '/api/change_password', {
        current_password: 'wrong',
        new_password: NEW,
        remove_passkeys: true,
      });
      expect(reply.statusCode).toBe(400);
      expect(await kept()).toEqual(['Laptop']);
    });
  });

  test('S8, S16: it is in the audit log; no password in it, nor in the mail', async () => {
    const ana = await makeAccount(t, 'Ana');
    await change(ana, 'not my password');
    await change(ana, PASSWORD);
    const { rows } = await t.database.pool.query('select * from audit_entries order by id');
    expect(rows).toMatchObject([
      { action: 'sign_in_refused', actor: 'Ana', detail: { reason: 'wrong current password' } },
      { action: 'password_changed', actor: 'Ana', subject: 'Ana', address: '127.0.0.1' },
    ]);
    const kept = JSON.stringify([rows, await t.mails()]);
    for (const text of [NEW, PASSWORD, 'not my password']) expect(kept).not.toContain(text);
  });

  test('a wrong current password is an error at its field, and changes nothing', async () => {
    const ana = await makeAccount(t, 'Ana');
    const reply = await change(ana, 'not my password');
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({
      error: 'This is not your current password',
      code: 'invalid_input',
      fields: { current_password: 'This is not your current password' },
    });
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
    expect(await t.mails()).toEqual([]);
  });

  test.each([
    ['the present one', PASSWORD, 'Choose a password other than the current one'],
    ['a short one', 'abcdefg', 'At least 8 characters'],
    ['the username in it', 'xx ANA xx xx', 'The password can’t contain the username'],
    ['a common one', 'Password1', 'This password is too common. Choose another one'],
  ])('D6: %s is refused', async (_, password, sentence) => {
    const ana = await makeAccount(t, 'Ana');
    expect((await change(ana, PASSWORD, password)).json()).toEqual({
      error: sentence,
      code: 'invalid_input',
      fields: { new_password: sentence },
    });
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
  });

  test('S3: wrong ones count like failed sign-ins, also made at once', async () => {
    const ana = await makeAccount(t, 'Ana');
    await signIn('wrong');
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) => change(ana, `wrong ${n}`)),
    );
    const statuses = replies.map((reply) => reply.statusCode).sort();
    expect(statuses).toEqual([400, 400, 400, 400, 429, 429, 429, 429]);
    const locked = await change(ana, PASSWORD);
    expect(failure(locked)).toMatchObject({ status: 429, code: 'too_many_attempts' });
    expect(locked.headers['retry-after']).toBe('600');
    expect((await signIn(PASSWORD)).statusCode).toBe(429);
    t.setNow('2026-03-02T12:10:00Z');
    expect((await change(ana, PASSWORD)).statusCode).toBe(200);
  });

  test('one of two concurrent changes sets the password', async () => {
    const ana = await makeAccount(t, 'Ana');
    const passwords = ['first long passphrase', 'second long passphrase'];
    const replies = await Promise.all(passwords.map((one) => change(ana, PASSWORD, one)));
    const won = replies.findIndex((reply) => reply.statusCode === 200);
    expect([400, 409]).toContain(replies[1 - won]?.statusCode);
    expect((await signIn(passwords[won] ?? '')).statusCode).toBe(200);
    expect((await signIn(passwords[1 - won] ?? '')).statusCode).toBe(401);
    expect(await t.mails()).toHaveLength(1);
  });

  test('an account without a password gets a sentence about setting one', async () => {
    const ana = await makeAccount(t, 'Ana');
    await t.deps.db.updateTable('accounts').set({ password_hash: null }).execute();
    expect(failure(await change(ana, PASSWORD))).toEqual({
      status: 409,
      code: 'conflict',
      error:
        'Your account has no password yet. Set one with “Esqueci minha senha” on the sign-in page.',
    });
  });
});
