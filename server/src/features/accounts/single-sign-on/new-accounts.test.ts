import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { appWithSettings } from '../../../testing/app-with-settings.ts';
import { failure, get, post, put, remove, requestLeave, tokenOf } from '../../../testing/calls.ts';
import { makeAccount, makePerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { startProvider, visitProvider } from './provider.fixture.ts';
import { audited, begin, finish, sessionOf, signOn } from './sign-on.fixture.ts';

const provider = await startProvider('http://intranet.test', { claimsIn: 'id_token' });
const t = useTestApp({ ...provider.env, OIDC_NEW_ACCOUNT_ROLE: 'apenas_people' });
afterAll(() => provider.stop());

const known = (name: string, email = 'bia@example.com') => {
  provider.people.set(email, { email, email_verified: true, name });
  return email;
};
beforeEach(async () => {
  provider.people.clear();
  await makeAccount(t, 'Ada Admin', { role: 'admin' });
});

test('the ID token is enough when it holds the e-mail', async () => {
  await signOn(t, known('Bia'));
  expect(provider.requests).toContain('/token');
  expect(provider.requests).not.toContain('/me');
});

test('the first sign-in makes an account of that role, without a password', async () => {
  const reply = await signOn(t, known('Bia Souza', 'Bia@Example.com'));
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json().user).toEqual({
    username: 'Bia Souza',
    email: 'bia@example.com',
    role: 'apenas_people',
    profile_photo: '',
    force_password_change: false,
    uses_vault: false,
  });
  const { id, ...account } = await t.deps.db
    .selectFrom('accounts')
    .select(['id', 'password_hash', 'must_change_password'])
    .where('email', '=', 'bia@example.com')
    .executeTakeFirstOrThrow();
  expect(account).toEqual({ password_hash: null, must_change_password: false });
  expect(await audited(t)).toMatchObject([
    {
      action: 'user_registered',
      actor: 'Bia Souza',
      account_id: id,
      subject: 'Bia Souza',
      detail: { role: 'apenas_people', method: 'single_sign_on' },
    },
    { action: 'sign_in', account_id: id, detail: { method: 'single_sign_on' } },
  ]);
  for (const password of ['', 'null', 'a good long passphrase']) {
    const login = await post(t, null, '/api/login', { username: 'Bia Souza', password });
    expect(login.statusCode).not.toBe(200);
  }
});

test('the second sign-in finds that account again', async () => {
  const [first, second] = [await signOn(t, known('Bia')), await signOn(t, known('Other name'))];
  expect(second.json().user).toEqual(first.json().user);
});

describe('D71: somebody who was invited', () => {
  const invite = async (email = 'bia@example.com') => {
    const admin = await makeAccount(t, 'Eva Admin', { role: 'admin' });
    const reply = await post(t, admin, '/api/people', {
      ...{ nome: 'Bia Souza', area: 'Legal', cargo: 'Head', start_date: '2026-01-05', saldo: 0 },
      ...{ username: 'Bia Souza', email, role: 'full_access', language: 'en' },
    });
    expect(reply.statusCode, reply.body).toBe(200);
    const { id } = await t.deps.db
      .selectFrom('accounts')
      .select('id')
      .where('username', '=', 'Bia Souza')
      .executeTakeFirstOrThrow();
    return { admin, id, token: tokenOf((await t.mails()).at(-1)) };
  };

  test('joins by the provider, which ends the emailed link', async () => {
    const { token } = await invite();
    const reply = await signOn(t, known('Bia Souza'));
    expect(reply.json()).toMatchObject({
      user: { username: 'Bia Souza' },
      employee: { name: 'Bia Souza' },
    });
    const link = await post(t, null, '/api/invitations/lookup', { token });
    expect(failure(link)).toMatchObject({ status: 404, code: 'link_expired' });
    expect((await signOn(t, 'bia@example.com')).statusCode).toBe(200);
  });

  test('is refused after the invitation was withdrawn, until the next', async () => {
    const { admin, id } = await invite();
    const url = `/api/accounts/${id}/invitation`;
    expect((await remove(t, admin, url)).statusCode).toBe(200);
    expect(failure(await signOn(t, known('Bia Souza')))).toMatchObject({
      status: 403,
      code: 'no_matching_account',
      error: expect.stringContaining('was withdrawn'),
    });
    expect((await post(t, admin, url)).statusCode).toBe(200);
    expect((await signOn(t, 'bia@example.com')).statusCode).toBe(200);
  });

  test('is refused after they have left', async () => {
    const { id } = await invite();
    await t.deps.db
      .updateTable('employees')
      .set({ ativo: 'N' })
      .where('account_id', '=', id)
      .execute();
    expect((await signOn(t, known('Bia Souza'))).statusCode).toBe(403);
  });
});

test('D12: it is joined to the employee of that name, who has no account yet', async () => {
  const old = await makePerson(t, 'Bia Souza', { area: 'Legal' });
  await t.deps.db.deleteFrom('accounts').where('id', '=', old.accountId).execute();
  const reply = await signOn(t, known('bia souza'));
  expect(reply.json().employee).toMatchObject({ name: 'Bia Souza', area: 'Legal' });
});

describe('somebody who decides leave (D23)', () => {
  const joined = (reply: Awaited<ReturnType<typeof signOn>>) => reply.json().employee;

  test.each(['Head', 'C-Level'] as const)(
    'a %s is not joined by the name alone; an administrator joins them, and what waits is mailed',
    async (cargo) => {
      const head = await makePerson(t, 'Bia Souza', { cargo });
      await t.deps.db.deleteFrom('accounts').where('id', '=', head.accountId).execute();
      await requestLeave(
        t,
        await makePerson(t, 'Rita', { balance: 20 }),
        '2026-04-06',
        '2026-04-07',
      );
      const reply = await signOn(t, known('Bia Souza'));
      expect(reply.json()).toMatchObject({ user: { username: 'Bia Souza' }, employee: null });
      expect((await t.mails()).map((mail) => mail.recipient)).toEqual(['ada.admin@example.com']);

      const admin = await makeAccount(t, 'Eva Admin', { role: 'admin' });
      const hub = (await get(t, admin, '/api/get_users_hub')).json().users;
      expect(hub).toContainEqual(
        expect.objectContaining({
          username: 'Bia Souza',
          single_sign_on: true,
          employee_to_link: `${cargo}, Finance`,
        }),
      );
      const change = { username: 'Bia Souza', email: 'bia@example.com', role: 'apenas_people' };
      const linked = await post(t, admin, '/api/update_user', { ...change, link_employee: true });
      expect(linked.statusCode, linked.body).toBe(200);
      expect(joined(await signOn(t, 'bia@example.com'))).toMatchObject({
        name: 'Bia Souza',
        cargo,
      });
      expect((await t.mails()).map((mail) => mail.recipient)).toContain('bia@example.com');
      const again = await post(t, admin, '/api/update_user', { ...change, link_employee: true });
      expect(failure(again)).toMatchObject({ status: 409, code: 'conflict' });
    },
  );

  test('nor is a deputy of a Head', async () => {
    const head = await makePerson(t, 'Hugo', { cargo: 'Head' });
    const bia = await makePerson(t, 'Bia Souza');
    await t.deps.db.deleteFrom('accounts').where('id', '=', bia.accountId).execute();
    await t.deps.db
      .insertInto('deputies')
      .values({ head_id: head.employeeId, deputy_id: bia.employeeId, created_by: 'Hugo' })
      .execute();
    expect(joined(await signOn(t, known('Bia Souza')))).toBeNull();
  });
});

describe('a name that could be taken for somebody else’s', () => {
  test.each([
    ['a letter of another alphabet', 'D\u0435mo Head'],
    ['another name that looks alike', 'Derno Head'],
  ])('%s: no account is made, and the person sees why', async (_, name) => {
    await makePerson(t, 'Demo Head', { cargo: 'Head' });
    const reply = await signOn(t, known(name));
    expect(failure(reply)).toEqual({
      status: 409,
      code: 'confusable_name',
      error:
        'Your name looks like someone else’s name here. Please ask an administrator of the intranet to create your account.',
    });
    expect(sessionOf(reply)).toBeUndefined();
    expect(await audited(t)).toMatchObject([{ action: 'sign_in_refused' }]);
  });

  test.each(['João', 'Søren', "Conor O'Brien", 'Ana-Lúcia', 'Νίκος Παπάς', 'Жанна'])(
    '%s is allowed',
    async (name) => {
      expect((await signOn(t, known(name))).json().user.username).toBe(name);
    },
  );
});

test('a name that is taken gets a number, and takes nothing of whose it is', async () => {
  const other = await makePerson(t, 'Bia Souza');
  expect((await signOn(t, known('BIA SOUZA'))).json()).toMatchObject({
    user: { username: 'BIA SOUZA 2', email: 'bia@example.com' },
    employee: null,
  });
  const third = await signOn(t, known('Bia Souza', 'souza@example.com'));
  expect(third.json().user.username).toBe('Bia Souza 3');
  const owner = await t.deps.db
    .selectFrom('employees')
    .select('account_id')
    .where('id', '=', other.employeeId)
    .executeTakeFirstOrThrow();
  expect(owner.account_id).toBe(other.accountId);
});

test('two first sign-ins in the same instant make one account', async () => {
  const email = known('Bia');
  const begun = await Promise.all([1, 2, 3, 4].map(() => begin(t)));
  const responses = await Promise.all(begun.map(({ url }) => visitProvider(url, email)));
  const replies = await Promise.all(
    begun.map((browser, index) => finish(t, browser, responses[index] ?? '')),
  );
  expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200, 200]);
  expect(new Set(replies.map((reply) => sessionOf(reply)?.value)).size).toBe(4);
  const accounts = await t.deps.db
    .selectFrom('accounts')
    .select('username')
    .where('email', '=', email)
    .execute();
  expect(accounts).toEqual([{ username: 'Bia' }]);
  const made = (await audited(t)).filter((row) => row.action === 'user_registered');
  expect(made).toHaveLength(1);
});

test('people of one name in the same instant have an account each', async () => {
  const emails = [1, 2, 3, 4].map((n) => known('Ana', `ana${n}@example.com`));
  const replies = await Promise.all(emails.map((email) => signOn(t, email)));
  const names = replies.map((reply) => reply.json().user?.username).sort();
  expect(names).toEqual(['Ana', 'Ana 2', 'Ana 3', 'Ana 4']);
});

test('no account is made of an e-mail that is not verified', async () => {
  provider.people.set('eve', { email: 'eve@example.com', name: 'Eve' });
  expect((await signOn(t, 'eve')).json().code).toBe('no_matching_account');
});

test('shows an error if every matching name is taken', async () => {
  const names = ['Bia', 'b'].flatMap((base) => [
    base,
    ...Array.from({ length: 98 }, (_, n) => `${base} ${n + 2}`),
  ]);
  await t.deps.db
    .insertInto('accounts')
    .values(
      names.map((username, n) => ({ username, email: `${n}@example.com`, role: 'full_access' })),
    )
    .execute();
  expect(failure(await signOn(t, known('Bia', 'b@example.com')))).toMatchObject({
    status: 409,
    code: 'conflict',
  });
});

test('D13: in an empty product the first account is the administrator’s', async () => {
  await t.deps.db.deleteFrom('accounts').execute();
  expect((await signOn(t, known('Bia'))).json().code).toBe('no_matching_account');
  expect(await t.deps.db.selectFrom('accounts').select('id').execute()).toEqual([]);
});

test('without that setting none is made', async () => {
  const { singleSignOn } = t.deps.config;
  if (!singleSignOn) throw new Error('no provider');
  const other = await appWithSettings(t, {
    singleSignOn: { ...singleSignOn, newAccountRole: null },
  });
  expect((await signOn(other, known('Bia'))).json().code).toBe('no_matching_account');
});

test('somebody who has left gets no new account, until an admin makes one', async () => {
  const bia = await makePerson(t, 'Bia Souza', { email: 'bia@example.com' });
  const admin = await makePerson(t, 'Abel Admin', { role: 'admin' });
  const left = await put(t, admin, `/api/people/${bia.employeeId}/departure`, {
    ...{ last_day: '2026-03-01', pays_out: true, note: '', version: null },
  });
  expect(left.json().message).toBe('Departure completed');
  const refused = await signOn(t, known('Bia Souza', 'Bia@Example.com'));
  expect(failure(refused)).toMatchObject({
    status: 403,
    code: 'no_matching_account',
    error:
      'The account with the email address bia@example.com was deleted when its owner left. Ask an administrator of the intranet for a new one.',
  });
  await makeAccount(t, 'Bia Souza', { email: 'bia@example.com' });
  expect((await signOn(t, known('Bia Souza'))).statusCode).toBe(200);
});
