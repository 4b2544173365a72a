import { beforeEach, describe, expect, test } from 'vitest';
import { get, post, put, requestLeave, requestMove } from '../../testing/calls.ts';
import { makeLeave, makePerson, type Person } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
const NAME = 'João Silva';
let admin: Person;
let hugo: Person;
/** Two people of one name, of whom only the first has it as their username. */
let finance: Person;
let legal: Person;
beforeEach(async () => {
  admin = await makePerson(t, 'Ada Admin', { role: 'admin' });
  hugo = await makePerson(t, 'Hugo Head', { cargo: 'Head' });
  await makePerson(t, 'Helga Head', { cargo: 'Head', area: 'Legal' });
  finance = await makePerson(t, NAME, { balance: 20, cargo: 'Senior Assist' });
  legal = await makePerson(t, NAME, { balance: 10, area: 'Legal', username: 'joao.legal' });
});

const candidates = () => [
  { employee_id: finance.employeeId, name: NAME, area: 'Finance', cargo: 'Senior Assist' },
  { employee_id: legal.employeeId, name: NAME, area: 'Legal', cargo: 'Junior Assist' },
];
const ids = (rows: { employee_id: number }[]) => rows.map(({ employee_id }) => employee_id);

const leave = { LEAVE_TYPE: 'Day Off', INICIO: '2027-03-01', FIM: '2027-03-02' };
const dated = { start: '2027-03-01', end: '2027-03-02', type: 'Day Off' };
const query = (address: string, fields: Record<string, string | number>) =>
  `${address}?${new URLSearchParams(fields as Record<string, string>)}`;

describe('a call with a name that several people have', () => {
  const edit = { area: 'Finance', saldo: 20, ativo: 'S', cargo: 'Senior Assist' };
  const calls: [string, (caller: Person, id?: number) => ReturnType<typeof get>][] = [
    [
      'agendarFerias',
      (who, employee_id) =>
        post(t, who, '/api/agendarFerias', { NOMECOLABORADOR: NAME, employee_id, ...leave }),
    ],
    [
      'leave_preview',
      (who, employee_id) =>
        get(
          t,
          who,
          query('/api/leave_preview', {
            nome: NAME,
            ...dated,
            ...(employee_id && { employee_id }),
          }),
        ),
    ],
    [
      'getPendingVacations',
      (who, employee_id) =>
        get(
          t,
          who,
          query('/api/getPendingVacations', { nome: NAME, ...(employee_id && { employee_id }) }),
        ),
    ],
    [
      'my_leaves',
      (who, employee_id) =>
        get(t, who, query('/api/my_leaves', { nome: NAME, ...(employee_id && { employee_id }) })),
    ],
    [
      'statement',
      (who, employee_id) =>
        get(t, who, query('/api/statement', { nome: NAME, ...(employee_id && { employee_id }) })),
    ],
    [
      'vacation_deductions',
      (who, employee_id) =>
        post(t, who, '/api/vacation_deductions', {
          area: 'Finance',
          name: NAME,
          employee_id,
          date: '2026-11-02',
          days: 1,
          leave_type: 'VENDAS DE FÉRIAS',
        }),
    ],
    [
      'update_birthday',
      (who, employee_id) =>
        post(t, who, '/api/update_birthday', {
          name: NAME,
          employee_id,
          newBirthday: '1990-02-03',
        }),
    ],
    [
      'edit_ferias',
      (who, employee_id) => post(t, who, '/api/edit_ferias', { nome: NAME, employee_id, ...edit }),
    ],
    [
      'correct_start_date',
      (who, employee_id) =>
        post(t, who, '/api/correct_start_date', {
          nome: NAME,
          employee_id,
          start_date: '2020-01-10',
          expected_start_date: null,
          adjustment: 0,
        }),
    ],
    [
      'deputies',
      (who, deputy_id) =>
        post(t, who, '/api/deputies', { head: 'Hugo Head', deputy: NAME, deputy_id }),
    ],
    [
      'coverage_pairs',
      (who, second_id) =>
        post(t, who, '/api/coverage_pairs', { first: 'Hugo Head', second: NAME, second_id }),
    ],
  ];

  test.each(calls)('%s: an admin gets the candidates, and chooses by id', async (_, call) => {
    const refused = await call(admin);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'ambiguous_name',
        error: 'Several people are named João Silva. Choose one of them.',
        candidates: candidates(),
      }),
    ]);
    const chosen = await call(admin, finance.employeeId);
    expect(chosen.statusCode, chosen.body).toBe(200);
  });

  test.each(calls)('%s: somebody who may not act for others learns nothing', async (_, call) => {
    const other = await makePerson(t, 'Other', { role: 'tudo_menos_fin' });
    for (const id of [undefined, finance.employeeId]) {
      const refused = await call(other, id);
      expect(refused.statusCode, refused.body).toBe(403);
      expect(refused.json()).not.toHaveProperty('candidates');
    }
  });
});

test('D71: a caller’s own name means the caller, whatever their username', async () => {
  for (const person of [finance, legal]) {
    expect((await requestLeave(t, person, '2027-04-05', '2027-04-06')).statusCode).toBe(200);
    expect(
      (await requestMove(t, person, '2027-04-05', '2027-04-07', '2027-04-08')).statusCode,
    ).toBe(200);
    const statement = (await get(t, person, query('/api/statement', { nome: NAME }))).json();
    expect(statement.employee_id).toBe(person.employeeId);
  }
  const rows = await t.deps.db.selectFrom('leaves').select('employee_id').orderBy('id').execute();
  expect(ids(rows)).toEqual([finance.employeeId, legal.employeeId]);
});

test('an id decides even if the name beside it is another one', async () => {
  const reply = await post(t, admin, '/api/agendarFerias', {
    NOMECOLABORADOR: 'Former Name',
    employee_id: legal.employeeId,
    ...leave,
  });
  expect(reply.statusCode, reply.body).toBe(200);
  const [row] = await t.deps.db.selectFrom('leaves').select('employee_id').execute();
  expect(row?.employee_id).toBe(legal.employeeId);
});

test('replies name the person by id', async () => {
  await makeLeave(t, finance, '2027-01-04', '2027-01-08');
  await makeLeave(t, legal, '2027-01-04', '2027-01-08', { state: 'pending' });
  const read = async (address: string) => (await get(t, admin, address)).json();
  const both = [finance.employeeId, legal.employeeId];
  expect(ids(await read('/api/ferias_area?area=TODOS'))).toEqual(both);
  const named = (rows: { employee_id: number; name?: string; username?: string }[]) =>
    ids(rows.filter(({ name, username }) => name === NAME || username === NAME)).sort(
      (a, b) => a - b,
    );
  expect(named((await read('/api/saldo')).saldos)).toEqual(both);
  expect(named((await read('/api/list_birthdays')).birthdays)).toEqual(both);
  expect(named((await read('/api/getAreasAndNames')).names)).toEqual(both);
  expect(named((await read('/api/getNamesByArea?area=Legal')).people)).toEqual([legal.employeeId]);
  expect(named((await read('/api/leave_report/people?year=2027')).rows)).toEqual([
    finance.employeeId,
  ]);
  const found = await read(`/api/people-search?name=${encodeURIComponent(NAME)}`);
  expect(named(found.people)).toEqual(both);
  expect((await get(t, legal, '/api/current_user')).json().employee.employee_id).toBe(
    legal.employeeId,
  );
});

describe('creating and renaming', () => {
  const newPerson = {
    area: 'People',
    nome: NAME.toUpperCase(),
    cargo: 'Junior Assist',
    ativo: 'C',
  };

  test('a shared name needs an answer', async () => {
    const refused = await post(t, admin, '/api/create_user', newPerson);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'name_taken',
        fields: { nome: 'An employee with this name already exists' },
        candidates: candidates(),
      }),
    ]);
    const created = await post(t, admin, '/api/create_user', {
      ...newPerson,
      another_person: true,
    });
    expect(created.statusCode, created.body).toBe(200);
    const people = await t.deps.db
      .selectFrom('employees')
      .select(['name', 'account_id'])
      .where('area_id', '=', (eb) =>
        eb.selectFrom('areas').select('id').where('name', '=', 'People'),
      )
      .execute();
    // Joins no account, because others share the name (D71).
    expect(people).toEqual([{ name: 'JOÃO SILVA', account_id: null }]);
  });

  test('an employee can be renamed to a shared name', async () => {
    await post(t, admin, '/api/create_user', { ...newPerson, nome: 'Rita Reis' });
    const { id } = await t.deps.db
      .selectFrom('employees')
      .select('id')
      .where('name', '=', 'Rita Reis')
      .executeTakeFirstOrThrow();
    const address = `/api/employees/${id}/name`;
    expect((await put(t, admin, address, { name: NAME })).json().code).toBe('name_taken');
    const renamed = await put(t, admin, address, { name: NAME, another_person: true });
    expect(renamed.statusCode, renamed.body).toBe(200);
  });

  test('an account of another name is renamed apart from its employee', async () => {
    const body = { current_username: 'joao.legal', new_username: 'joao.silva.legal' };
    expect((await post(t, admin, '/api/update_username', body)).statusCode).toBe(200);
    const row = await t.deps.db
      .selectFrom('employees')
      .select('name')
      .where('id', '=', legal.employeeId)
      .executeTakeFirstOrThrow();
    expect(row.name).toBe(NAME);
  });

  test('D71: a new account joins the chosen employee, and by name only if one has it', async () => {
    await post(t, admin, '/api/create_user', { ...newPerson, another_person: true });
    const { id } = await t.deps.db
      .selectFrom('employees')
      .select('id')
      .where('account_id', 'is', null)
      .executeTakeFirstOrThrow();
    const account = {
      email: 'joao.people@example.com',
      password: 'another long passphrase',
      role: 'full_access',
    };
    const register = (more: object) => post(t, admin, '/api/register', { ...account, ...more });
    const taken = await register({ username: 'joao.people', employee_id: finance.employeeId });
    expect(taken.json().code).toBe('no_employee');
    const made = await register({ username: 'joao.people', employee_id: id });
    expect(made.statusCode, made.body).toBe(200);
    const { account_id } = await t.deps.db
      .selectFrom('employees')
      .select('account_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(account_id).not.toBeNull();
  });
});

test('approvers of people of one name are those of each one’s area', async () => {
  await requestLeave(t, finance, '2027-05-03', '2027-05-04');
  await requestLeave(t, legal, '2027-05-03', '2027-05-04');
  const mine = (await get(t, hugo, '/api/approvals')).json().approvals;
  expect(ids(mine)).toEqual([finance.employeeId]);
});
