import { ENDPOINTS } from '@intranet/contract/endpoints.ts';
import { describe, expect, test } from 'vitest';
import { failure, get, post, put } from '../../testing/calls.ts';
import { makeAccount, makePerson, PASSWORD } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
const NEW = 'another long passphrase';

const change = (who: { cookie: string }, username: string, new_password: string) =>
  post(t, who, '/api/force_change_password', { username, new_password });

describe('D9, S9: a session that must change its password first', () => {
  const open = [
    '/api/current_user',
    '/api/logout',
    '/api/force_change_password',
    '/api/accounts/me/language',
  ];
  const closed = ENDPOINTS.filter((e) => e.access !== 'public' && !open.includes(e.path));

  test.each(closed.map((e) => [e.method, e.path] as const))(
    '%s %s is closed',
    async (method, path) => {
      const forced = await makePerson(t, 'Fay', { role: 'admin', mustChangePassword: true });
      const reply = await t.inject({
        method,
        url: path.replaceAll(/\{\w+\}/g, '1'),
        headers: { cookie: forced.cookie },
        ...(method !== 'GET' && { payload: { NOMECOLABORADOR: 'Fay', username: 'Fay' } }),
      });
      expect(reply.json()).toEqual({
        error: 'Please choose a new password first.',
        code: 'password_change_required',
      });
      expect(reply.statusCode).toBe(403);
    },
  );

  test('J9: the choice of a language is open (D71)', async () => {
    const forced = await makePerson(t, 'Fay', { mustChangePassword: true });
    const reply = await put(t, forced, '/api/accounts/me/language', { language: 'pt-BR' });
    expect(reply.statusCode, reply.body).toBe(200);
  });

  test('current_user and logout are open', async () => {
    const forced = await makePerson(t, 'Fay', { mustChangePassword: true });
    const current = await get(t, forced, '/api/current_user');
    expect(current.json().user.force_password_change).toBe(true);
    expect((await post(t, forced, '/api/logout')).statusCode).toBe(200);
  });

  test('the mailed link of a head who must change the password still decides', async () => {
    // The call needs no session (D24), so another person's session has no effect.
    const forced = await makePerson(t, 'Fay', { mustChangePassword: true });
    const reply = await post(t, forced, '/api/leave-decisions', {
      token: 'x'.repeat(43),
      decision: 'approve',
    });
    expect(failure(reply).code).toBe('link_expired');
  });
});

describe('POST /api/force_change_password', () => {
  test('opens everything, ends the other sessions, and the new password signs in', async () => {
    const forced = await makePerson(t, 'Fay', { mustChangePassword: true });
    const second = await post(t, null, '/api/login', { username: 'Fay', password: PASSWORD });
    const other = { cookie: `session=${second.cookies[0]?.value}` };

    const reply = await change(forced, 'Fay', NEW);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ success: true, message: expect.any(String) });
    expect((await get(t, forced, '/api/saldo')).statusCode).toBe(200);
    const { user } = (await get(t, forced, '/api/current_user')).json();
    expect(user.force_password_change).toBe(false);
    expect((await get(t, other, '/api/current_user')).statusCode).toBe(401);

    const signIn = (password: string) => post(t, null, '/api/login', { username: 'Fay', password });
    expect((await signIn(PASSWORD)).statusCode).toBe(401);
    expect((await signIn(NEW)).statusCode).toBe(200);
  });

  test.each([
    ['7 characters', 'abcdefg', 'At least 8 characters'],
    ['129 characters', 'x1 '.repeat(43), 'At most 128 characters'],
    ['a common one', 'password1', 'This password is too common. Choose another one'],
    ['a common one in capitals', 'PASSWORD1', 'This password is too common. Choose another one'],
    ['a common one', 'iloveyou', 'This password is too common. Choose another one'],
    ['the username in it', 'xx fay REIS xx', 'The password can’t contain the username'],
    ['the present one', PASSWORD, 'Choose a password other than the current one'],
  ])('D6: %s is refused', async (_, password, sentence) => {
    const forced = await makeAccount(t, 'Fay Reis', { mustChangePassword: true });
    const reply = await change(forced, 'Fay Reis', password);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({
      error: sentence,
      code: 'invalid_input',
      fields: { new_password: sentence },
    });
    const { user } = (await get(t, forced, '/api/current_user')).json();
    expect(user.force_password_change).toBe(true);
  });

  test.each([
    'abcdefgh ijk',
    'x1 '.repeat(42),
    'пароль длинный',
    '   spaces   ',
    'a "quoted" \\ one',
  ])('D6, no composition rule: %j is taken as it is', async (password) => {
    const forced = await makeAccount(t, 'Fay', { mustChangePassword: true });
    expect((await change(forced, 'fay', password)).statusCode).toBe(200);
    const signIn = await post(t, null, '/api/login', { username: 'Fay', password });
    expect(signIn.statusCode).toBe(200);
  });

  test('D4: one’s own only, also for an administrator', async () => {
    const admin = await makeAccount(t, 'Ada', { role: 'admin', mustChangePassword: true });
    await makeAccount(t, 'Bob', { mustChangePassword: true });
    for (const name of ['Bob', 'Nobody']) {
      expect(failure(await change(admin, name, NEW))).toMatchObject({
        status: 403,
        code: 'forbidden',
      });
    }
    const bob = await post(t, null, '/api/login', { username: 'Bob', password: PASSWORD });
    expect(bob.statusCode).toBe(200);
  });

  test('a session left open, where no change was demanded, cannot change it', async () => {
    const ana = await makeAccount(t, 'Ana');
    expect(failure(await change(ana, 'Ana', NEW)).status).toBe(403);
    const signIn = await post(t, null, '/api/login', { username: 'Ana', password: PASSWORD });
    expect(signIn.statusCode).toBe(200);
  });

  test('it works once: of two at the same instant one sets the password', async () => {
    const forced = await makeAccount(t, 'Fay', { mustChangePassword: true });
    const passwords = ['first long passphrase', 'second long passphrase'];
    const replies = await Promise.all(passwords.map((one) => change(forced, 'Fay', one)));
    const [won, lost] = replies.map((reply) => reply.statusCode).sort();
    expect(won).toBe(200);
    // Changed meanwhile, or no longer required when the call arrived.
    expect([403, 409]).toContain(lost);
  });

  test('S16: it is in the audit log, without the password', async () => {
    const forced = await makeAccount(t, 'Fay', { mustChangePassword: true });
    await change(forced, 'Fay', NEW);
    const { rows } = await t.database.pool.query('select * from audit_entries');
    expect(rows).toMatchObject([{ action: 'password_changed', actor: 'Fay' }]);
    expect(JSON.stringify(rows)).not.toContain(NEW);
  });
});
