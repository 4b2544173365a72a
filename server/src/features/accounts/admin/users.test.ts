import { beforeEach, describe, expect, test } from 'vitest';
import { decideByMail, failure, get, post, requestLeave, tokenOf } from '../../../testing/calls.ts';
import {
  makeAccount,
  makePerson,
  makeResetCode,
  PASSWORD,
  type Person,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { sendResetCode } from '../reset/send-reset-code.ts';

const t = useTestApp();
const NEW = 'another long passphrase';
let admin: Person;
beforeEach(async () => {
  admin = await makePerson(t, 'Ada Admin', { role: 'admin' });
});

const register = (change: object = {}) =>
  post(t, admin, '/api/register', {
    username: 'Nina Nova',
    email: 'nina@example.com',
    password: NEW,
    role: 'full_access',
    ...change,
  });
const login = (username: string, password: string) =>
  post(t, null, '/api/login', { username, password });
const audited = () =>
  t.deps.db
    .selectFrom('audit_entries')
    .select(['action', 'actor', 'subject', 'detail'])
    .where('action', 'like', 'user_%')
    .execute();
const users = async () =>
  (await get(t, admin, '/api/get_users_hub')).json().users as Record<string, unknown>[];

describe('POST /api/register', () => {
  test('D9: with force_password_change, the user must choose another password', async () => {
    const reply = await register({ force_password_change: true });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toEqual({ success: true, message: 'Usuário registrado com sucesso!' });
    const session = await login('nina nova', NEW);
    expect(session.json().user).toMatchObject({
      username: 'Nina Nova',
      role: 'full_access',
      force_password_change: true,
    });
    expect(await audited()).toEqual([
      {
        action: 'user_registered',
        actor: 'Ada Admin',
        subject: 'Nina Nova',
        detail: { role: 'full_access' },
      },
    ]);
    const [mail] = await t.mails();
    expect(mail?.recipient).toBe('nina@example.com');
    expect(JSON.stringify(mail)).not.toContain(NEW);
  });

  test('spec §7: without force_password_change, the user keeps the password', async () => {
    expect((await register()).statusCode).toBe(200);
    expect((await login('Nina Nova', NEW)).json().user.force_password_change).toBe(false);
  });

  test('D12: is joined to the employee of the same name, letter case aside', async () => {
    const nina = await makePerson(t, 'nina NOVA', { balance: 12 });
    await t.deps.db.deleteFrom('accounts').where('id', '=', nina.accountId).execute();
    await register({ force_password_change: false });
    const session = await login('Nina Nova', NEW);
    expect(session.json().employee).toMatchObject({ name: 'nina NOVA', area: 'Finance' });
  });

  test.each([
    ['username', { username: 'ADA admin' }, 'A user with this name already exists'],
    ['username', { username: '  Ada Admin ' }, 'A user with this name already exists'],
    ['email', { email: 'ADA.Admin@example.com' }, 'A user with this email address already exists'],
  ])('pitfall 23: a taken %s in other letter case answers 409', async (field, change, sentence) => {
    const reply = await register(change);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ error: sentence, fields: { [field]: sentence } });
    expect(reply.json().code).toBe(`${field}_taken`);
    expect(await users()).toHaveLength(1);
    expect(await t.mails()).toEqual([]);
    expect(await audited()).toEqual([]);
  });

  test('two of one name in the same instant: one', async () => {
    const replies = await Promise.all(
      [1, 2, 3, 4].map((n) => register({ email: `nina${n}@example.com` })),
    );
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409, 409, 409]);
  });

  test.each([
    ['username', { username: '' }],
    ['username', { username: 'x'.repeat(10_000) }],
    ['username', { username: 'Nina <b>' }],
    ['username', { username: 'Nina\nNova' }],
    ['username', { username: 'Nina\uFE0F Nova' }],
    ['username', { username: '\u0301\u0302' }],
    ['username', { username: '\ud800' }],
    ['email', { email: 'nina' }],
    ['password', { password: 'short' }],
    ['password', { password: 'password1' }],
    ['password', { password: 'I am Nina Nova!' }],
    ['password', { password: 'x'.repeat(129) }],
    ['role', { role: 'owner' }],
  ])('D6: a %s that is not allowed gets an error at its field: %#', async (field, change) => {
    const reply = await register(change);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields[field]).toMatch(/\w/);
    expect(await users()).toHaveLength(1);
  });

  test.each(["Zé D'Ávila", 'O.-_ 9', '李 小龙', 'x'.repeat(80)])(
    'D6: %j is a name',
    async (username) => {
      expect((await register({ username })).statusCode).toBe(200);
    },
  );
});

describe('GET /api/user-search', () => {
  const search = async (name: string) =>
    (await get(t, admin, `/api/user-search?${new URLSearchParams({ name })}`)).json();

  test('finds users by parts of their name or email address, best first', async () => {
    await makePerson(t, 'Mariana Lima', { area: 'Legal', username: 'Mariana L' });
    await makeAccount(t, 'Ána Reis', { role: 'admin', email: 'reis@other.example' });
    const found = async (name: string) =>
      (await search(name)).users.map(({ username }: { username: string }) => username);
    expect(await found('ana')).toEqual(['Ána Reis', 'Mariana L']);
    expect(await found('OTHER.example')).toEqual(['Ána Reis']);
    expect(await found('')).toEqual(['Ada Admin', 'Ána Reis', 'Mariana L']);
    expect(await found('nobody')).toEqual([]);
  });

  test('with what the forms for one user show', async () => {
    const mia = await makePerson(t, 'Mia', { area: 'Legal', role: 'apenas_people' });
    expect(await search('mia')).toEqual({
      users: [
        {
          employee_id: mia.employeeId,
          username: 'Mia',
          email: 'mia@example.com',
          role: 'apenas_people',
          area: 'Legal',
          two_factor: false,
          single_sign_on: false,
        },
      ],
      more: false,
    });
  });
});

describe('GET /api/get_users_hub', () => {
  test('every account by name, accents aside', async () => {
    for (const name of ['Zoe', 'Ávila', 'Avelino', 'bia']) await makeAccount(t, name);
    expect((await users()).map((user) => user.username)).toEqual([
      'Ada Admin',
      'Avelino',
      'Ávila',
      'bia',
      'Zoe',
    ]);
  });

  test('design 20: when each last signed in, also after the session has ended', async () => {
    await register({ force_password_change: true });
    const find = async () => (await users()).find(({ username }) => username === 'Nina Nova');
    expect(await find()).toMatchObject({ last_sign_in: null, must_change_password: true });
    await login('nina nova', NEW);
    const nina = t.deps.db.selectFrom('accounts').select('id').where('username', '=', 'Nina Nova');
    await t.deps.db.deleteFrom('sessions').where('account_id', '=', nina).execute();
    expect(await find()).toMatchObject({ last_sign_in: expect.stringMatching(/^20\d\d-.*Z$/) });
  });
});

describe('POST /api/reset_password', () => {
  const reset = (username: string, more: object = {}) =>
    post(t, admin, '/api/reset_password', { username, new_password: NEW, ...more });

  test('S2, D11: sets it, ends every session, and emails the person', async () => {
    const ana = await makePerson(t, 'Ana');
    const reply = await reset('Ana', { force_password_change: true });
    expect(reply.json()).toEqual({ success: true, message: 'Password reset successfully!' });
    expect((await get(t, ana, '/api/current_user')).statusCode).toBe(401);
    expect((await login('Ana', PASSWORD)).statusCode).toBe(401);
    expect((await login('Ana', NEW)).json().user.force_password_change).toBe(true);
    const [mail] = await t.mails();
    expect(mail?.recipient).toBe('ana@example.com');
    expect(JSON.stringify(mail)).not.toContain(NEW);
    expect((await audited())[0]).toMatchObject({ action: 'user_password_set', subject: 'Ana' });
  });

  test('S2: a sign-in with the old password in the same instant leaves no session', async () => {
    for (let round = 0; round < 8; round += 1) {
      const name = `Ana ${round}`;
      await makeAccount(t, name);
      const [session] = await Promise.all([login(name, PASSWORD), reset(name)]);
      const cookie = `session=${session.cookies[0]?.value}`;
      expect((await get(t, { cookie }, '/api/current_user')).statusCode).toBe(401);
    }
  });

  test('without the box there is no forced change, and one that was pending ends', async () => {
    await makeAccount(t, 'Ana', { mustChangePassword: true });
    await reset('Ana');
    expect((await login('Ana', NEW)).json().user.force_password_change).toBe(false);
  });

  test('unblocks a name that wrong passwords blocked', async () => {
    await makeAccount(t, 'Ana');
    for (let n = 0; n < 5; n += 1) await login('Ana', 'wrong');
    await reset('Ana');
    expect((await login('Ana', NEW)).statusCode).toBe(200);
  });

  test('administrators change their own in My account, with the current one', async () => {
    expect(failure(await reset('ada admin'))).toMatchObject({ status: 409, code: 'own_account' });
    expect((await login('Ada Admin', PASSWORD)).statusCode).toBe(200);
  });

  test('against a reset by code at the same moment, neither fails unexpectedly', async () => {
    for (let round = 0; round < 6; round += 1) {
      const ana = await makeAccount(t, `Ana ${round}`);
      await sendResetCode(t.deps, { email: ana.email, address: '10.0.0.1' });
      const url = (await t.mails()).at(-1)?.action?.url ?? '';
      const replies = await Promise.all([
        reset(`Ana ${round}`),
        post(t, null, '/api/verify-reset-code', {
          reset_code: url.split('#')[1],
          new_password: 'chosen by herself now',
        }),
      ]);
      for (const reply of replies) expect(reply.statusCode, reply.body).toBeLessThan(500);
    }
  });

  test('D6: the account’s own name is looked for in the password, however it is typed', async () => {
    await makeAccount(t, 'Fr\u00e7 x');
    const reply = await reset('Frc\u0327 x', { new_password: 'Fr\u00e7 x1!' });
    expect(reply.json().fields).toHaveProperty('new_password');
  });

  test('somebody who is not there any more is named at the field', async () => {
    const reply = await reset('Gone');
    expect(failure(reply)).toMatchObject({ status: 404, code: 'not_found' });
    expect(reply.json().fields.username).toContain('Gone');
  });
});

describe('POST /api/delete_user', () => {
  const remove = (username: string, by = admin) => post(t, by, '/api/delete_user', { username });

  test('S2: sessions end at once; the employee, leave and ledger stay (D11)', async () => {
    const ana = await makePerson(t, 'Ana', { balance: 7 });
    const reply = await remove('ana');
    expect(reply.json()).toEqual({ success: true, message: 'User deleted successfully!' });
    expect((await get(t, ana, '/api/current_user')).statusCode).toBe(401);
    expect((await login('Ana', PASSWORD)).statusCode).toBe(401);
    const saldos = (await get(t, admin, '/api/saldo')).json().saldos;
    expect(saldos).toContainEqual(expect.objectContaining({ username: 'Ana', balance: 7 }));
    expect(await audited()).toMatchObject([{ action: 'user_deleted', subject: 'Ana' }]);
  });

  test('nobody deletes themselves', async () => {
    await makePerson(t, 'Other', { role: 'admin' });
    expect(failure(await remove('Ada Admin'))).toEqual({
      status: 409,
      code: 'own_account',
      error: 'You can’t delete your own account.',
    });
  });

  test('two administrators who delete each other in the same instant: one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const other = await makePerson(t, `Other ${round}`, { role: 'admin' });
      const replies = await Promise.all([remove(other.name), remove('Ada Admin', other)]);
      const left = await t.deps.db.selectFrom('accounts').select('username').execute();
      expect(left, replies.map((reply) => reply.body).join()).toHaveLength(1);
      if (left[0]?.username !== 'Ada Admin') admin = other;
      await t.deps.db.updateTable('accounts').set({ username: 'Ada Admin' }).execute();
    }
  });

  test('an account that comes back with the same name is joined to its history again', async () => {
    await makePerson(t, 'Nina Nova', { balance: 3 });
    await remove('Nina Nova');
    await register({ force_password_change: false });
    expect((await login('Nina Nova', NEW)).json().employee.name).toBe('Nina Nova');
  });
});

describe('POST /api/update_user', () => {
  const update = (username: string, role: string, email = 'ana@example.com', by = admin) =>
    post(t, by, '/api/update_user', { username, role, email });

  test('S2: the role bites on the next call', async () => {
    const ana = await makePerson(t, 'Ana', { role: 'admin' });
    expect((await get(t, ana, '/api/get_users_hub')).statusCode).toBe(200);
    expect((await update('Ana', 'apenas_people')).statusCode).toBe(200);
    expect((await get(t, ana, '/api/get_users_hub')).statusCode).toBe(403);
    expect((await audited())[0]?.detail).toEqual({ role: 'admin → apenas_people' });
  });

  test('D11: the last administrator stays one', async () => {
    const reply = await update('Ada Admin', 'full_access', 'ada.admin@example.com');
    expect(failure(reply)).toMatchObject({ status: 409, code: 'last_admin' });
  });

  test('if two administrators demote each other at once, one stays', async () => {
    const other = await makePerson(t, 'Other', { role: 'admin' });
    await Promise.all([
      update('Other', 'full_access', 'other@example.com'),
      update('Ada Admin', 'full_access', 'ada.admin@example.com', other),
    ]);
    const left = await t.deps.db
      .selectFrom('accounts')
      .select('id')
      .where('role', '=', 'admin')
      .execute();
    expect(left).toHaveLength(1);
  });

  test('a new address is lower-cased; the former one is notified and its code is void', async () => {
    const ana = await makeAccount(t, 'Ana');
    await makeResetCode(t, ana.accountId);
    await update('Ana', 'full_access', 'ANA.NEW@Example.com');
    expect((await users()).find((user) => user.username === 'Ana')?.email).toBe(
      'ana.new@example.com',
    );
    expect((await t.mails()).map((mail) => mail.recipient)).toEqual(['ana@example.com']);
    expect(await t.deps.db.selectFrom('reset_codes').selectAll().execute()).toEqual([]);
  });

  test('links mailed to the former address decide nothing; the new one is mailed', async () => {
    const hugo = await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    await makePerson(t, 'Hana Head', { cargo: 'Head', area: 'Legal' });
    const ana = await makePerson(t, 'Ana', { balance: 30 });
    await requestLeave(t, ana, '2026-05-04', '2026-05-08');
    const [old] = await t.mails();
    await update('Hugo Head', 'full_access', 'hugo.new@example.com');
    expect((await decideByMail(t, tokenOf(old))).statusCode).toBe(404);
    const requests = (await t.mails()).filter((mail) => mail.subject.startsWith('Leave request'));
    expect(requests.map((mail) => mail.recipient)).toEqual([hugo.email, 'hugo.new@example.com']);
    expect((await decideByMail(t, tokenOf(requests[1]))).statusCode).toBe(200);
  });

  test('a taken address answers 409 at its field', async () => {
    await makeAccount(t, 'Ana');
    const reply = await update('Ana', 'full_access', 'Ada.Admin@example.com');
    expect(reply.statusCode).toBe(409);
    expect(reply.json().fields).toHaveProperty('email');
  });
});
