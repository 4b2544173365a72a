import { beforeEach, describe, expect, test } from 'vitest';
import { failure, get, post } from '../../../testing/calls.ts';
import { makeAccount, makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();

let admin: Person;
let ana: Person;
beforeEach(async () => {
  admin = await makePerson(t, 'Ada Admin', { role: 'admin', area: 'People' });
  ana = await makePerson(t, 'Ana Reis', { area: 'Legal', cargo: 'Head' });
});

const panel = (id: number) => get(t, admin, `/api/accounts/${id}`);
const update = (over: object) =>
  post(t, admin, '/api/update_user', {
    username: 'Ana Reis',
    email: ana.email,
    role: 'full_access',
    ...over,
  });
const removeAccess = (id: number, what: string) =>
  post(t, admin, `/api/accounts/${id}/remove-access`, { what });
const actions = async () =>
  (
    await t.deps.db.selectFrom('audit_entries').select(['action', 'detail']).orderBy('id').execute()
  ).map(({ action, detail }) => [action, detail]);

async function makePasskey(accountId: number): Promise<void> {
  await t.database.pool.query(
    "insert into passkeys (account_id, credential_id, public_key, counter, name) values ($1, 'c', 'k', 0, 'Key')",
    [accountId],
  );
}

async function makeAuthenticator(accountId: number): Promise<void> {
  await t.database.pool.query(
    "insert into authenticators (account_id, secret_sealed, confirmed_at) values ($1, 's', now())",
    [accountId],
  );
}

describe('GET /api/accounts/{id}', () => {
  test('has all that the panel shows', async () => {
    await makePasskey(ana.accountId);
    await makeAuthenticator(ana.accountId);
    expect((await panel(ana.accountId)).json()).toEqual({
      account_id: ana.accountId,
      employee_id: ana.employeeId,
      username: 'Ana Reis',
      email: ana.email,
      role: 'full_access',
      area: 'Legal',
      employee: { employee_id: ana.employeeId, name: 'Ana Reis', area: 'Legal', cargo: 'Head' },
      employee_to_link: null,
      language: null,
      has_password: true,
      must_change_password: false,
      two_factor: true,
      single_sign_on: false,
      invitation: null,
      last_sign_in: null,
      sessions: 1,
      passkeys: 1,
      can: { remove_access: true, delete: true },
    });
  });

  test('of one’s own account, which only My account changes', async () => {
    const { can } = (await panel(admin.accountId)).json();
    expect(can).toEqual({ remove_access: false, delete: false });
  });

  test.each(['0', '999999', 'x', '9'.repeat(40)])('%s is nobody', async (id) => {
    const reply = await get(t, admin, `/api/accounts/${id}`);
    expect([400, 404]).toContain(reply.statusCode);
    expect(reply.json().error).toMatch(/\w/);
  });
});

describe('POST /api/update_user', () => {
  test('changes name, address, role and language in one go', async () => {
    const email = 'a.lima@example.com';
    const change = { new_username: 'Ana Lima', email, role: 'apenas_people', language: 'es' };
    const reply = await update(change);
    expect(reply.statusCode, reply.body).toBe(200);
    expect((await panel(ana.accountId)).json()).toMatchObject({
      username: 'Ana Lima',
      email,
      role: 'apenas_people',
      language: 'es',
      employee: { name: 'Ana Lima' },
    });
    await update({ username: 'Ana Lima', email, language: null });
    expect((await panel(ana.accountId)).json().language).toBeNull();
  });

  test('shows a taken name and a taken address at once, and changes nothing', async () => {
    await makeAccount(t, 'Bia');
    const change = { new_username: 'bia', email: 'bia@example.com', role: 'admin' };
    const reply = await update(change);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().fields).toEqual({
      new_username: 'A user with this name already exists',
      email: 'A user with this email address already exists',
    });
    expect((await panel(ana.accountId)).json()).toMatchObject({
      username: 'Ana Reis',
      email: ana.email,
      role: 'full_access',
    });
  });

  test('unlinks the employee and links another by id', async () => {
    expect((await update({ unlink_employee: true })).statusCode).toBe(200);
    expect((await panel(ana.accountId)).json().employee).toBeNull();
    const link = { link_employee: true, employee_id: ana.employeeId };
    expect((await update(link)).statusCode).toBe(200);
    expect((await panel(ana.accountId)).json().employee_id).toBe(ana.employeeId);
    expect((await actions()).map(([, detail]) => detail)).toEqual([
      { employee: 'unlinked' },
      { employee: 'linked' },
    ]);
  });
});

describe('POST /api/accounts/{id}/remove-access', () => {
  test('S2: ends sessions, removes passkeys and the second factor, each with an email', async () => {
    await makePasskey(ana.accountId);
    await makeAuthenticator(ana.accountId);
    for (const what of ['passkeys', 'two_factor', 'sessions']) {
      expect((await removeAccess(ana.accountId, what)).statusCode, what).toBe(200);
    }
    expect(await actions()).toEqual([
      ['passkey_removed', { count: 1 }],
      ['two_factor_disabled', {}],
      ['sessions_closed', { count: 1 }],
    ]);
    expect((await get(t, ana, '/api/current_user')).statusCode).toBe(401);
    expect((await panel(ana.accountId)).json()).toMatchObject({
      sessions: 0,
      passkeys: 0,
      two_factor: false,
    });
    const mails = await t.mails();
    expect(mails.map(({ recipient }) => recipient)).toEqual([ana.email, ana.email, ana.email]);
    // Nothing is left, so nothing is recorded or mailed.
    for (const what of ['passkeys', 'two_factor', 'sessions']) {
      await removeAccess(ana.accountId, what);
    }
    expect((await t.mails()).length).toBe(3);
  });

  test('not of one’s own account, nor of nobody’s', async () => {
    expect(failure(await removeAccess(admin.accountId, 'sessions'))).toMatchObject({
      status: 409,
      code: 'own_account',
    });
    expect((await removeAccess(999_999, 'sessions')).statusCode).toBe(404);
    expect((await removeAccess(ana.accountId, 'everything')).statusCode).toBe(400);
  });
});
