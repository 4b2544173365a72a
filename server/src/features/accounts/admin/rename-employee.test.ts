import { beforeEach, describe, expect, test } from 'vitest';
import { failure, get, post, put, requestLeave } from '../../../testing/calls.ts';
import { makeAccount, makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();
let admin: Person;
beforeEach(async () => {
  admin = await makePerson(t, 'Ada Admin', { role: 'admin' });
});

/** Creates an employee without an account. */
async function makeEmployee(nome: string, { balance = 0 } = {}) {
  const facts = { area: 'Legal', cargo: 'Junior Assist', ativo: 'C', saldo: balance };
  const reply = await post(t, admin, '/api/create_user', { nome, ...facts });
  expect(reply.statusCode, reply.body).toBe(200);
}

interface Row {
  id: number;
  NOME: string;
  SALDO: number;
  has_account: boolean;
}
const rows = async (): Promise<Row[]> => (await get(t, admin, '/api/get_ferias')).json().ferias;
const rowOf = async (name: string) => (await rows()).find((row) => row.NOME === name);
const rename = async (name: string, to: string) =>
  put(t, admin, `/api/employees/${(await rowOf(name))?.id}/name`, { name: to });
const audit = () =>
  t.deps.db
    .selectFrom('audit_entries')
    .select(['action', 'subject', 'detail'])
    .where('action', '<>', 'employee_created')
    .orderBy('id')
    .execute();

describe('spec-b 8: an employee is renamed', () => {
  test('without an account: leave, balance and history follow, and the audit log has a row', async () => {
    await makeEmployee('Jõao Guimaraes', { balance: 12 });
    expect((await rename('Jõao Guimaraes', 'João Guimarães')).json()).toEqual({
      success: true,
      message: 'Employee renamed',
    });
    expect(await rowOf('João Guimarães')).toMatchObject({ SALDO: 12, has_account: false });
    expect(await rowOf('Jõao Guimaraes')).toBeUndefined();
    const statement = await get(t, admin, '/api/statement?nome=Jo%C3%A3o%20Guimar%C3%A3es');
    expect(statement.json().entries).toHaveLength(1);
    expect(await audit()).toEqual([
      {
        action: 'employee_changed',
        subject: 'Jõao Guimaraes',
        detail: { name: 'Jõao Guimaraes → João Guimarães' },
      },
    ]);
  });

  test('with an account, through it (D11): session, leave and sign-in follow', async () => {
    await makePerson(t, 'Hugo', { cargo: 'Head' });
    const ana = await makePerson(t, 'Ana Reis', { balance: 30 });
    await requestLeave(t, ana, '2026-05-04', '2026-05-08');
    expect((await rename('Ana Reis', 'Ana Lima')).statusCode).toBe(200);
    const me = (await get(t, ana, '/api/current_user')).json();
    expect([me.user.username, me.employee.name]).toEqual(['Ana Lima', 'Ana Lima']);
    expect((await get(t, ana, '/api/my_leaves?nome=Ana%20Lima')).json().leaves).toHaveLength(1);
    expect((await audit()).at(-1)).toMatchObject({ action: 'user_renamed', subject: 'Ana Reis' });
  });

  test('D12: to the name of an account without an employee, which is then theirs', async () => {
    await makeAccount(t, 'Bia Souza');
    await makeEmployee('Bia Sousa');
    expect((await rename('Bia Sousa', 'Bia Souza')).statusCode).toBe(200);
    expect(await rowOf('Bia Souza')).toMatchObject({ has_account: true });
  });

  test('the same name changes and records nothing', async () => {
    await makeEmployee('Bia');
    expect((await rename('Bia', 'Bia')).statusCode).toBe(200);
    expect(await audit()).toEqual([]);
  });
});

describe('a name that another person has', () => {
  test.each([
    ['equal', 'CAIO LÚCIO', 'name_taken', 'An employee with this name already exists'],
    [
      'without accents',
      'Caio Lucio',
      'confusable_name',
      'This name looks too much like “Caio Lúcio”. Choose a more distinct one',
    ],
    [
      'look-alike letters',
      'C\u0430io Lúcio',
      'confusable_name',
      'This name looks too much like “Caio Lúcio”. Choose a more distinct one',
    ],
    ['of an account that has an employee', 'Ada Admin', /_taken$/, /already exists$/],
  ])('%s: refused with a sentence at the field', async (_, to, code, sentence) => {
    await makeEmployee('Caio Lúcio');
    await makeEmployee('Bia');
    await makePerson(t, 'Nora');
    for (const name of ['Bia', 'Nora']) {
      const reply = await rename(name, to);
      expect(failure(reply)).toMatchObject({ status: 409, code: expect.stringMatching(code) });
      expect(reply.json().fields.name).toMatch(sentence);
      expect(await rowOf(name)).toBeDefined();
    }
  });

  test('of the same person is no obstacle', async () => {
    await makeEmployee('Caio Lucio');
    expect((await rename('Caio Lucio', 'Caio Lúcio')).statusCode).toBe(200);
    expect((await rename('Caio Lúcio', 'CAIO LÚCIO')).statusCode).toBe(200);
  });
});

test('D6: an account’s name allows less than an employee’s', async () => {
  await makePerson(t, 'Nora');
  await makeEmployee('Bia');
  expect((await rename('Nora', 'Nora (Externa)')).json().fields.name).toBeTruthy();
  expect((await rename('Bia', 'Bia (Externa)')).statusCode).toBe(200);
});

test('an unknown employee: 404', async () => {
  const reply = await put(t, admin, '/api/employees/99999/name', { name: 'Bia' });
  expect(failure(reply)).toMatchObject({ status: 404, code: 'not_found' });
});

test('two at once to one name: one of them is refused', async () => {
  await makeEmployee('Bia');
  await makeEmployee('Caio');
  const replies = await Promise.all([rename('Bia', 'Duda'), rename('Caio', 'Duda')]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});
