import { beforeEach, describe, expect, test } from 'vitest';
import { appWithSettings } from '../../../testing/app-with-settings.ts';
import { failure, get, post, remove, requestLeave, tokenOf } from '../../../testing/calls.ts';
import { makeAccount, makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { postAccruals } from '../../balance/accruals.ts';
import { sendResetCode } from '../reset/send-reset-code.ts';

const t = useTestApp();
const PHRASE = 'a long enough phrase';
const BIA = {
  nome: 'Bia Souza',
  area: 'Legal',
  cargo: 'Senior Assist',
  ativo: 'S',
  saldo: 2.5,
  start_date: '2026-01-15',
  username: 'Bia Souza',
  email: 'Bia@Example.com',
  role: 'tudo_menos_fin',
  language: 'pt-BR',
};

let admin: Person;
beforeEach(async () => {
  admin = await makePerson(t, 'Ada Admin', { role: 'admin', area: 'People' });
});

const add = (over: object = {}) => post(t, admin, '/api/people', { ...BIA, ...over });
const lookUp = (token: string) => post(t, null, '/api/invitations/lookup', { token });
const accept = (token: string, password = PHRASE) =>
  post(t, null, '/api/invitations/accept', { token, password });
const login = (username = 'Bia Souza', password = PHRASE) =>
  post(t, null, '/api/login', { username, password });
const invitationsTo = async (email: string) =>
  (await t.mails()).filter(
    ({ recipient, action }) => recipient === email && action?.url.includes('/join#'),
  );
const tokenFor = async (email = 'bia@example.com') => tokenOf((await invitationsTo(email)).at(-1));
const accountOf = async (username = 'Bia Souza') =>
  t.deps.db
    .selectFrom('accounts')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
const resend = async (username?: string) =>
  post(t, admin, `/api/accounts/${(await accountOf(username)).id}/invitation`);
const withdraw = async (username?: string) =>
  remove(t, admin, `/api/accounts/${(await accountOf(username)).id}/invitation`);
const stateOf = async (username: string) => {
  const { users } = (await get(t, admin, '/api/get_users_hub')).json();
  return users.find((user: { username: string }) => user.username === username)?.invitation;
};
const count = async (table: string) =>
  Number((await t.database.pool.query(`select count(*) from ${table}`)).rows[0].count);
const audited = async () =>
  (
    await t.deps.db
      .selectFrom('audit_entries')
      .select(['action', 'actor', 'subject', 'detail'])
      .orderBy('id')
      .execute()
  ).slice(-2);

const ENDED = {
  status: 404,
  code: 'link_expired',
  error: 'This invitation is no longer valid. Ask an administrator to send you a new one.',
};
const USED = {
  status: 409,
  code: 'link_used',
  error: 'This link has been used. Sign in instead.',
};

describe('D71: one form makes an employee and their account', () => {
  test('linked by id, with the invitation in the chosen language', async () => {
    const reply = await add();
    expect(reply.statusCode, reply.body).toBe(200);
    const { employee_id } = reply.json();
    const account = await accountOf();
    expect(account).toMatchObject({
      email: 'bia@example.com',
      role: 'tudo_menos_fin',
      language: 'pt-BR',
      password_hash: null,
    });
    const employee = await t.deps.db
      .selectFrom('employees')
      .select(['name', 'account_id'])
      .where('id', '=', employee_id)
      .executeTakeFirstOrThrow();
    expect(employee).toEqual({ name: 'Bia Souza', account_id: account.id });
    const [mail, ...others] = await invitationsTo('bia@example.com');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      lang: 'pt-BR',
      subject: 'Seu convite para Intranet',
      facts: [
        ['Usuário', 'Bia Souza'],
        ['Link válido até', '9 de março de 2026 às 09:00 (BRT)'],
      ],
    });
    expect(mail?.paragraphs[0]).toBe('Olá, Bia Souza!');
    expect(mail?.action?.url).toMatch(/^http:\/\/intranet\.test\/join#[\w-]{43}$/);
    expect(await audited()).toMatchObject([
      { action: 'employee_created', subject: 'Bia Souza' },
      { action: 'user_invited', subject: 'Bia Souza', detail: { role: 'tudo_menos_fin' } },
    ]);
  });

  test('the invitation greets by name, and names a first day to come, in each language', async () => {
    const read = async (language: string | null, over: object) => {
      const email = `${language}-${Object.values(over).join('')}@example.com`.toLowerCase();
      const nome = `Bia ${email.replaceAll(/[^a-z\d]/g, ' ')}`;
      const reply = await add({ nome, username: 'B '.concat(nome), email, language, ...over });
      expect(reply.statusCode, reply.body).toBe(200);
      const [mail] = await invitationsTo(email);
      expect(mail?.paragraphs[0]).toContain(nome);
      return mail;
    };
    for (const [language, label, day, ahead] of [
      ['en', 'First day', '1 December 2026', 'You can sign in even before your first day.'],
      ['as_specified', 'First day', '1 December 2026', 'You can sign in even before'],
      ['pt-BR', 'Primeiro dia', '1 de dezembro de 2026', 'antes do primeiro dia'],
      ['es', 'Primer día', '1 de diciembre de 2026', 'antes de tu primer día'],
    ] as const) {
      const mail = await read(language, { start_date: '2026-12-01', saldo: 0 });
      expect(mail?.facts).toContainEqual([label, day]);
      expect(mail?.paragraphs.join()).toContain(ahead);
    }
    const started = await read('en', { start_date: '2026-03-01', saldo: 0 });
    expect(JSON.stringify(started)).not.toContain('First day');
  });

  test('D47: without a language, the account follows the company’s', async () => {
    await t.deps.db.updateTable('company_settings').set({ default_language: 'es' }).execute();
    expect((await add({ language: null })).statusCode).toBe(200);
    expect(await accountOf()).toMatchObject({ language: null });
    expect(await invitationsTo('bia@example.com')).toMatchObject([{ lang: 'es' }]);
  });

  test('S8: the token is stored hashed, and in no log, list or audit entry', async () => {
    await add();
    const token = await tokenFor();
    for (const table of ['invitations', 'accounts', 'audit_entries', 'mail_outbox', 'pgboss.job']) {
      const { rows } = await t.database.pool.query(`select * from ${table}`);
      expect(JSON.stringify(rows), table).not.toContain(token);
    }
    for (const path of ['/api/get_users_hub', '/api/outbox', '/api/audit']) {
      expect((await get(t, admin, path)).body, path).not.toContain(token);
    }
  });

  test('the link is shown once if there is no mail server, and never with one', async () => {
    const reply = (await add()).json();
    expect(reply.join_link).toBe(`http://intranet.test/join#${await tokenFor()}`);
    const mailing = await appWithSettings(t, { mailUrl: 'smtp://mail.test' });
    const other = await mailing.inject({
      method: 'POST',
      url: '/api/people',
      payload: { ...BIA, nome: 'Caio', username: 'Caio', email: 'caio@example.com' },
      headers: { cookie: admin.cookie },
    });
    expect(other.statusCode, other.body).toBe(200);
    expect(other.json().join_link).toBeNull();
  });

  test('D12: two people of one name get accounts of two names', async () => {
    await makePerson(t, 'Bia Souza');
    const reply = await add({ another_person: true, username: 'Bia Souza Legal' });
    expect(reply.statusCode, reply.body).toBe(200);
    const { id } = await accountOf('Bia Souza Legal');
    const linked = await t.deps.db
      .selectFrom('employees')
      .select('id')
      .where('account_id', '=', id)
      .execute();
    expect(linked).toEqual([{ id: reply.json().employee_id }]);
  });

  test('an account of the same name without an employee is not linked in passing', async () => {
    const former = await makeAccount(t, 'Bia Souza', { email: 'other@example.com' });
    const reply = await add({ username: 'Bia S' });
    expect(reply.statusCode, reply.body).toBe(200);
    const rows = await t.deps.db
      .selectFrom('employees')
      .select('id')
      .where('account_id', '=', former.accountId)
      .execute();
    expect(rows).toEqual([]);
  });

  test('D23: a new Head is emailed the pending requests of the area on joining', async () => {
    const ana = await makePerson(t, 'Ana', { area: 'Legal', balance: 30 });
    await requestLeave(t, ana, '2026-05-04', '2026-05-08');
    await add({ cargo: 'Head' });
    const links = async () =>
      (await t.mails())
        .filter(({ recipient }) => recipient === 'bia@example.com')
        .map(({ action }) => action?.url.split('#')[0]);
    expect(await links()).toEqual(['http://intranet.test/join']);
    expect((await accept(await tokenFor())).statusCode).toBe(200);
    expect(await links()).toEqual([
      'http://intranet.test/join',
      'http://intranet.test/leave-decision',
    ]);
  });
});

describe('D71: nothing is half done', () => {
  const nothingNew = async (before: number[]) =>
    expect([await count('employees'), await count('accounts'), await count('mail_outbox')]).toEqual(
      before,
    );
  const now = async () => [
    await count('employees'),
    await count('accounts'),
    await count('mail_outbox'),
  ];

  test('a taken name and a taken address both show at their fields', async () => {
    await makePerson(t, 'Bia Souza', { email: 'bia@example.com' });
    const before = await now();
    const reply = await add();
    expect(reply.statusCode).toBe(409);
    expect(reply.json().fields).toEqual({
      nome: 'An employee with this name already exists',
      username: 'A user with this name already exists',
      email: 'A user with this email address already exists',
    });
    await nothingNew(before);
  });

  test.each([
    [{ nome: '' }, 'nome'],
    [{ nome: 'x'.repeat(100_000) }, 'nome'],
    [{ username: 'Bia; drop' }, 'username'],
    [{ email: 'bia' }, 'email'],
    [{ email: `${'b'.repeat(100_000)}@example.com` }, 'email'],
    [{ role: 'root' }, 'role'],
    [{ language: 'tlh' }, 'language'],
    [{ start_date: null }, 'start_date'],
    [{ birth_date: '2030-01-01' }, 'birth_date'],
    [{ area: '' }, 'area'],
    [{ ativo: 'N' }, 'ativo'],
  ])('wrong input gets a sentence at its field: %#', async (over, field) => {
    const before = await now();
    const reply = await add(over);
    expect(reply.statusCode, reply.body.slice(0, 300)).toBe(400);
    expect(reply.json().fields[field]).toMatch(/\w/);
    await nothingNew(before);
  });

  test('two admins at once: one person', async () => {
    const replies = await Promise.all([add(), add(), add()]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await count('invitations')).toBe(1);
    expect((await invitationsTo('bia@example.com')).length).toBe(1);
  });
});

describe('D71: the link of an invitation', () => {
  test('sets the password, signs in, and works once', async () => {
    await add();
    const token = await tokenFor();
    expect((await login()).statusCode).toBe(401);
    expect((await lookUp(token)).json()).toMatchObject({
      username: 'Bia Souza',
      language: 'pt-BR',
    });
    const reply = await accept(token);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ user: { username: 'Bia Souza' } });
    const cookies = Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));
    expect(cookies.language).toBe('pt-BR');
    const me = await get(t, { cookie: `session=${cookies.session}` }, '/api/current_user');
    expect(me.json().employee.name).toBe('Bia Souza');
    expect((await login()).statusCode).toBe(200);
    expect(failure(await accept(token))).toEqual(USED);
    expect(failure(await lookUp(token))).toEqual(USED);
    expect(await stateOf('Bia Souza')).toBeNull();
    expect(failure(await resend())).toMatchObject({ status: 409 });
  });

  test('S7: looking at it changes nothing, however often', async () => {
    await add();
    const token = await tokenFor();
    for (let n = 0; n < 5; n += 1) expect((await lookUp(token)).statusCode).toBe(200);
    expect((await get(t, null, '/join')).statusCode).toBeLessThan(500);
    expect((await accept(token)).statusCode).toBe(200);
  });

  test('S5: two uses at once give one success', async () => {
    await add();
    const token = await tokenFor();
    const replies = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  test.each(['', 'x', 'x'.repeat(43), 'é'.repeat(150), '\u0000', 'x'.repeat(10_000)])(
    'an altered one opens nothing: %#',
    async (token) => {
      await add();
      const reply = await accept(token);
      expect([400, 404]).toContain(reply.statusCode);
      expect(reply.json().error).toMatch(/\w/);
      expect((await login()).statusCode).toBe(401);
    },
  );

  test.each(['short', 'password1', 'bia souza 2026', 'x'.repeat(129)])(
    'D6: refuses a weak password and stays valid: %#',
    async (password) => {
      await add();
      const token = await tokenFor();
      const reply = await accept(token, password);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().fields.password).toMatch(/\w/);
      expect((await accept(token)).statusCode).toBe(200);
    },
  );

  test.each([
    ['2026-03-09T11:59:00Z', 200],
    ['2026-03-09T12:00:00Z', 404],
  ])('works for seven days: %s', async (at, status) => {
    await add();
    const token = await tokenFor();
    t.setNow(at);
    expect((await lookUp(token)).statusCode).toBe(status);
    expect((await accept(token)).statusCode).toBe(status);
  });

  test('a newer one ends the former', async () => {
    await add();
    const former = await tokenFor();
    expect((await resend()).statusCode).toBe(200);
    expect(failure(await accept(former))).toEqual(ENDED);
    expect((await accept(await tokenFor())).statusCode).toBe(200);
  });

  test('a withdrawn one locks the account until the next', async () => {
    await add();
    const token = await tokenFor();
    expect((await withdraw()).statusCode).toBe(200);
    expect((await withdraw()).statusCode).toBe(200);
    expect(failure(await accept(token))).toEqual(ENDED);
    expect(await stateOf('Bia Souza')).toMatchObject({ withdrawn: true });
    expect((await resend()).statusCode).toBe(200);
    expect((await accept(await tokenFor())).statusCode).toBe(200);
  });
});

describe('D71: what happens to an invited person meanwhile', () => {
  test('renamed: the link shows the new name', async () => {
    await add();
    const names = { current_username: 'Bia Souza', new_username: 'Bia Lima' };
    expect((await post(t, admin, '/api/update_username', names)).statusCode).toBe(200);
    // Only the invitation: nobody has confirmed the address yet.
    expect(await t.mails()).toHaveLength(1);
    const token = await tokenFor();
    expect((await lookUp(token)).json().username).toBe('Bia Lima');
    expect((await accept(token)).statusCode).toBe(200);
  });

  test('deleted: the link has ended, and no new one can be sent', async () => {
    await add();
    const token = await tokenFor();
    const { id } = await accountOf();
    await post(t, admin, '/api/delete_user', { username: 'Bia Souza' });
    expect(failure(await accept(token))).toEqual(ENDED);
    expect((await post(t, admin, `/api/accounts/${id}/invitation`)).statusCode).toBe(404);
  });

  test('marked as left: the link waits, and an admin is told why none can be sent', async () => {
    await add();
    const token = await tokenFor();
    const edit = { area: 'Legal', nome: 'Bia Souza', saldo: 2.5, ativo: 'N', cargo: BIA.cargo };
    expect((await post(t, admin, '/api/edit_ferias', edit)).statusCode).toBe(200);
    expect(failure(await accept(token))).toEqual(ENDED);
    expect(failure(await resend())).toMatchObject({
      status: 409,
      error: 'Bia Souza is marked as left. Change the status of the employee first.',
    });
  });

  test('another address: the former link ends, and the new address gets one', async () => {
    await add();
    const token = await tokenFor();
    const update = { username: 'Bia Souza', email: 'b.souza@example.com', role: BIA.role };
    expect((await post(t, admin, '/api/update_user', update)).statusCode).toBe(200);
    expect(failure(await accept(token))).toEqual(ENDED);
    expect((await invitationsTo('bia@example.com')).length).toBe(1);
    expect((await accept(await tokenFor('b.souza@example.com'))).statusCode).toBe(200);
  });

  test('no reset code opens an account before its invitation', async () => {
    await add();
    const sent = await count('mail_outbox');
    await sendResetCode(t.deps, { email: 'bia@example.com', address: '10.0.0.1' });
    expect(await count('mail_outbox')).toBe(sent);
    expect(await count('reset_codes')).toBe(0);
  });

  test('a password that an admin sets ends the invitation', async () => {
    await add();
    const token = await tokenFor();
    const body = { username: 'Bia Souza', new_password: 'another long passphrase' };
    expect((await post(t, admin, '/api/reset_password', body)).statusCode).toBe(200);
    expect(failure(await accept(token))).toEqual(ENDED);
    expect((await login('Bia Souza', 'another long passphrase')).statusCode).toBe(200);
  });
});

describe('next steps of a new employee', () => {
  const steps = async (id: number) => {
    const reply = await get(t, admin, `/api/people/${id}/first-steps`);
    const { steps: listed } = reply.json();
    return Object.fromEntries(
      listed.map(({ step, done }: { step: string; done: boolean }) => [step, done]),
    );
  };

  test('the balance ticks only once somebody chose another than the proposed one', async () => {
    const { employee_id: id } = (await add()).json();
    const read = async () => (await get(t, admin, `/api/people/${id}/first-steps`)).json();
    expect(await read()).toMatchObject({ balance: 2.5 });
    expect(await steps(id)).toMatchObject({ balance: false });
    t.setNow('2026-03-15');
    admin = await makePerson(t, 'Other Admin', { role: 'admin' });
    await postAccruals(t.deps);
    expect(await read()).toMatchObject({ balance: 5 });
    expect(await steps(id)).toMatchObject({ balance: false });
    const edit = { area: 'Legal', nome: 'Bia Souza', saldo: 6, ativo: 'S', cargo: 'Senior Assist' };
    expect((await post(t, admin, '/api/edit_ferias', edit)).statusCode).toBe(200);
    expect(await steps(id)).toMatchObject({ balance: true });

    const nothing = { ...BIA, nome: 'Caio', username: 'Caio', email: 'caio@example.com' };
    const start = { start_date: '2026-12-01', saldo: 0 };
    const later = (await post(t, admin, '/api/people', { ...nothing, ...start })).json();
    expect(await steps(later.employee_id)).toMatchObject({ balance: false });
  });

  test('tick themselves, and go when an admin hides them', async () => {
    const { employee_id: id } = (await add({ saldo: 0, cargo: 'Head' })).json();
    expect(await steps(id)).toEqual({
      account: true,
      joined: false,
      // Another balance than the proposed 2.5 was typed.
      balance: true,
      birth_date: false,
      phone: false,
      deputy: false,
      two_factor: false,
    });
    await accept(await tokenFor());
    const edit = { area: 'Legal', nome: 'Bia Souza', saldo: 5, ativo: 'S', cargo: 'Senior Assist' };
    const details = { ...edit, birth_date: '1990-01-02', phone: '+55 11 5550-0101' };
    await post(t, admin, '/api/edit_ferias', details);
    expect(await steps(id)).toEqual({
      account: true,
      joined: true,
      balance: true,
      birth_date: true,
      phone: true,
      two_factor: false,
    });
    expect((await remove(t, admin, `/api/people/${id}/first-steps`)).statusCode).toBe(200);
    expect(await steps(id)).toEqual({});
  });

  test('an employee without an account needs one; somebody who has been here needs nothing', async () => {
    const { username: _, email: _e, role: _r, language: _l, ...employee } = BIA;
    await post(t, admin, '/api/create_user', employee);
    const { id } = await t.deps.db
      .selectFrom('employees')
      .select('id')
      .where('name', '=', 'Bia Souza')
      .executeTakeFirstOrThrow();
    expect(Object.keys(await steps(id))).toEqual(['account', 'balance', 'birth_date', 'phone']);
    expect(await steps(admin.employeeId)).toEqual({});
    expect((await get(t, admin, '/api/people/999999/first-steps')).statusCode).toBe(404);
  });
});
