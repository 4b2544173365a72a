import { addMonths } from '@intranet/contract/core/days.ts';
import { describe, expect, test } from 'vitest';
import { postAccruals } from '#features/balance/accruals.ts';
import {
  decideByMail,
  failure,
  get,
  post,
  requestLeave,
  setClock,
  tokenOf,
} from '../../../testing/calls.ts';
import { makeAccount, makeArea, makeLeave, makePerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();

const admin = () => makeAccount(t, 'Ada Admin', { role: 'admin' });
type Admin = Awaited<ReturnType<typeof admin>>;

const BIA = {
  area: 'Legal',
  nome: 'Bia Souza',
  saldo: 12.5,
  ativo: 'S',
  start_date: '2025-05-15',
  birth_date: '1990-07-01',
  cargo: 'Senior Assist',
};

const create = (who: Admin, change: object = {}) =>
  post(t, who, '/api/create_user', { ...BIA, ...change });

const edit = (who: Admin, nome: string, change: object) =>
  post(t, who, '/api/edit_ferias', {
    nome,
    area: 'Finance',
    saldo: 0,
    ativo: 'S',
    cargo: 'Junior Assist',
    ...change,
  });

async function recordOf(who: Admin, name: string) {
  const { ferias } = (await get(t, who, '/api/get_ferias')).json();
  return ferias.find((row: { NOME: string }) => row.NOME === name);
}

const ledger = () =>
  t.deps.db
    .selectFrom('ledger_entries as le')
    .innerJoin('employees as e', 'e.id', 'le.employee_id')
    .select(['e.name', 'le.kind', 'le.days', 'le.effective_on', 'le.actor', 'le.reason'])
    .orderBy('le.id')
    .execute();

const later = async () =>
  (await ledger())
    .filter(({ kind }) => kind !== 'opening')
    .map(({ kind, days, effective_on }) => [kind, days, effective_on]);

const audit = () =>
  t.deps.db
    .selectFrom('audit_entries')
    .select(['action', 'actor', 'subject', 'detail'])
    .where('action', 'in', ['employee_created', 'employee_changed'])
    .orderBy('id')
    .execute();

describe('get_ferias', () => {
  test('it has everybody, former employees included, with balance, account and pending counts', async () => {
    const ada = await admin();
    const ana = await makePerson(t, 'Ana', { balance: 10, startDate: '2025-03-02' });
    await makePerson(t, 'Nilo', { ativo: 'N', area: 'M&A', cargo: 'Head', balance: 1.25 });
    await makeLeave(t, ana, '2026-12-01', '2026-12-04');
    await makeLeave(t, ana, '2026-05-01', '2026-05-02', { state: 'pending' });
    await makeLeave(t, ana, '2026-06-01', '2026-06-02', {
      state: 'cancellation_asked',
      type: 'Day Off',
    });
    await t.deps.db
      .updateTable('employees')
      .set({ account_id: null })
      .where('name', '=', 'Nilo')
      .execute();
    expect((await get(t, ada, '/api/get_ferias')).json().ferias).toEqual([
      {
        id: expect.any(Number),
        AREA: 'Finance',
        NOME: 'Ana',
        SALDO: 6,
        ATIVO: 'S',
        start_date: '2025-03-02',
        cargo: 'Junior Assist',
        birth_date: null,
        phone: null,
        has_account: true,
        waiting: 2,
        pending: 1,
      },
      {
        id: expect.any(Number),
        AREA: 'M&A',
        NOME: 'Nilo',
        SALDO: 1.25,
        ATIVO: 'N',
        start_date: 'N/A',
        cargo: 'Head',
        birth_date: null,
        phone: null,
        has_account: false,
        waiting: 0,
        pending: 0,
      },
    ]);
  });
});

describe('pitfalls 17 and 21: areas and names', () => {
  test('areas with &, + and % are found, and former employees are in none', async () => {
    const ada = await admin();
    for (const [name, area] of [
      ['Ávila', 'M&A'],
      ['Avila B', 'M&A'],
      ['Zé', 'M&A'],
      ['Bruno', '100% R+D'],
    ] as const) {
      await makePerson(t, name, { area });
    }
    await makePerson(t, 'Nilo', { area: 'M&A', ativo: 'N' });
    await makeArea(t, 'Órgãos');
    const names = async (area: string) =>
      (await get(t, ada, `/api/getNamesByArea?area=${encodeURIComponent(area)}`)).json().names;
    expect(await names('M&A')).toEqual(['Ávila', 'Avila B', 'Zé']);
    expect(await names('100% R+D')).toEqual(['Bruno']);
    expect(await names('m&a')).toHaveLength(3);
    expect(await names('Nowhere')).toEqual([]);
    expect((await get(t, ada, '/api/getAreasAndNames')).json()).toEqual({
      areas: ['100% R+D', 'M&A', 'Órgãos'],
      names: [
        { employee_id: expect.any(Number), area: 'M&A', name: 'Ávila', cargo: 'Junior Assist' },
        { employee_id: expect.any(Number), area: 'M&A', name: 'Avila B', cargo: 'Junior Assist' },
        {
          employee_id: expect.any(Number),
          area: '100% R+D',
          name: 'Bruno',
          cargo: 'Junior Assist',
        },
        { employee_id: expect.any(Number), area: 'M&A', name: 'Zé', cargo: 'Junior Assist' },
      ],
    });
  });
});

describe('create_user', () => {
  test.each([
    ['nome', { nome: 'Bia\u202eSouza' }],
    ['nome', { nome: 'Bia\u0085Souza' }],
    ['area', { area: 'Le\u200bgal' }],
    ['area', { area: 'Legal\u2028x' }],
  ])('S10: an invisible character in %s is refused: %j', async (field, change) => {
    const reply = await create(await admin(), change);
    expect(reply.statusCode, reply.body).toBe(400);
    expect(reply.json().fields).toHaveProperty(field);
    expect(await t.deps.db.selectFrom('employees').select('id').execute()).toEqual([]);
    expect(await t.deps.db.selectFrom('areas').select('id').execute()).toEqual([]);
  });

  test('S10: somebody whose stored name holds one can still be edited', async () => {
    const ada = await admin();
    const old = 'Ana \u202eabc\u202c\u2028x';
    await makePerson(t, old, { area: 'Le\u200bgal' });
    const reply = await edit(ada, old, { area: 'Le\u200bgal', cargo: 'Senior Assist' });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await recordOf(ada, old)).toMatchObject({ cargo: 'Senior Assist' });
  });

  test('D18: the opening is the balance, and the next anniversary is the first accrual', async () => {
    const ada = await admin();
    const reply = await create(ada);
    expect(reply.json()).toEqual({ success: true, message: 'Colaborador criado com sucesso!' });
    expect(await ledger()).toEqual([
      {
        name: 'Bia Souza',
        kind: 'opening',
        days: 12.5,
        effective_on: '2026-03-02',
        actor: 'Ada Admin',
        reason: 'Opening balance',
      },
    ]);
    await setClock(t, '2026-04-20');
    await postAccruals(t.deps);
    expect(await later()).toEqual([
      ['accrual', 2.5, '2026-03-15'],
      ['accrual', 2.5, '2026-04-15'],
    ]);
    expect(await recordOf(ada, 'Bia Souza')).toMatchObject({ SALDO: 17.5, AREA: 'Legal' });
    expect(await audit()).toEqual([
      {
        action: 'employee_created',
        actor: 'Ada Admin',
        subject: 'Bia Souza',
        detail: {
          area: 'Legal',
          position: 'Senior Assist',
          active: 'S',
          start_date: '2025-05-15',
          balance: 12.5,
        },
      },
    ]);
  });

  test('D18: the anniversary itself accrues nothing twice, and a later start accrues from there', async () => {
    const ada = await admin();
    await create(ada, { start_date: '2025-03-02', saldo: 30 });
    await create(ada, { nome: 'Caio', start_date: '2026-03-31', saldo: 0 });
    await setClock(t, '2026-04-30');
    await postAccruals(t.deps);
    expect((await recordOf(ada, 'Bia Souza')).SALDO).toBe(32.5);
    expect((await recordOf(ada, 'Caio')).SALDO).toBe(2.5);
  });

  test('spec §9: defaults are S and 0, and a balance of 0 is an opening too', async () => {
    const ada = await admin();
    const { saldo, ativo, birth_date, ...least } = BIA;
    expect((await post(t, ada, '/api/create_user', least)).statusCode).toBe(200);
    expect(await recordOf(ada, 'Bia Souza')).toMatchObject({ SALDO: 0, ATIVO: 'S' });
    expect(await ledger()).toMatchObject([{ kind: 'opening', days: 0 }]);
  });

  test('D71: an account that has an employee record stays linked to it by id', async () => {
    const ana = await makePerson(t, 'Ana');
    const { db } = t.deps;
    const rename = { name: 'Ana Reis' };
    await db.updateTable('employees').set(rename).where('id', '=', ana.employeeId).execute();
    const reply = await create(await admin(), { nome: 'Ana' });
    expect(reply.statusCode, reply.body).toBe(200);
    const rows = await db
      .selectFrom('employees')
      .select(['name', 'account_id'])
      .orderBy('name')
      .execute();
    expect(rows).toContainEqual({ name: 'Ana', account_id: null });
    expect(rows).toContainEqual({ name: 'Ana Reis', account_id: ana.accountId });
  });

  test('D12: it is linked to the account of the same name in any letter case', async () => {
    const ada = await admin();
    const bia = await makeAccount(t, 'bia souza');
    await create(ada);
    const me = (await get(t, bia, '/api/current_user')).json();
    expect(me.employee).toMatchObject({ name: 'Bia Souza', area: 'Legal' });
  });

  test('an area matches in any letter case, or is created', async () => {
    const ada = await admin();
    await makeArea(t, 'Finance');
    await create(ada, { area: 'FINANCE' });
    await create(ada, { area: 'Órgãos & Cia', nome: 'Caio' });
    expect((await recordOf(ada, 'Bia Souza')).AREA).toBe('Finance');
    expect((await recordOf(ada, 'Caio')).AREA).toBe('Órgãos & Cia');
    expect(await t.deps.db.selectFrom('areas').select('name').execute()).toHaveLength(2);
  });

  test.each([
    ['no start date', { start_date: null }, { start_date: 'Enter a start date' }],
    ['an empty one', { start_date: '' }, { start_date: 'Enter a start date' }],
    [
      'born today',
      { birth_date: '2026-03-02', start_date: '2026-04-01' },
      { birth_date: 'The birth date must be in the past' },
    ],
    [
      'born after the start',
      { birth_date: '2025-06-01' },
      { birth_date: 'The birth date must be before the start date' },
    ],
  ])('%s is an error at its field, and nothing is stored', async (_, change, fields) => {
    const ada = await admin();
    const reply = await create(ada, change);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'invalid_input', fields });
    expect(await t.deps.db.selectFrom('areas').select('id').execute()).toEqual([]);
  });

  test.each(['C', 'N'])(
    'D14: a person marked %s needs no start date and accrues nothing',
    async (ativo) => {
      const ada = await admin();
      expect((await create(ada, { ativo, start_date: null })).statusCode).toBe(200);
      await setClock(t, '2027-03-02');
      await postAccruals(t.deps);
      expect((await recordOf(ada, 'Bia Souza')).SALDO).toBe(12.5);
    },
  );

  test('pitfall 23: names are unique in any letter case, also concurrently', async () => {
    const ada = await admin();
    const replies = await Promise.all(
      ['Bia Souza', 'BIA SOUZA', 'bia souza', 'Bia souza'].map((nome) => create(ada, { nome })),
    );
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409, 409, 409]);
    const refused = replies.find((reply) => reply.statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'name_taken',
      fields: { nome: 'An employee with this name already exists' },
    });
    expect(await ledger()).toHaveLength(1);
  });
});

test.each(['TODOS', ' Todos '])(
  'spec §9: no area can be named %s, which means all of them',
  async (area) => {
    const ada = await admin();
    const reply = await create(ada, { area });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toEqual({
      area: 'TODOS stands for every area: choose another name',
    });
  },
);

test('D14, D18: nobody becomes active without a start date', async () => {
  const ada = await admin();
  await makePerson(t, 'Ana', { ativo: 'C' });
  await makePerson(t, 'Bia', { ativo: 'C', startDate: '2025-03-02' });
  const reply = await edit(ada, 'Ana', { ativo: 'S', cargo: 'Head' });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().fields).toEqual({
    ativo: 'Vacation can’t accrue without a start date. Add the start date first.',
  });
  expect(await recordOf(ada, 'Ana')).toMatchObject({ ATIVO: 'C', cargo: 'Junior Assist' });
  expect((await edit(ada, 'Ana', { ativo: 'N' })).statusCode).toBe(200);
  expect((await edit(ada, 'Bia', { ativo: 'S' })).statusCode).toBe(200);
});

describe('edit_ferias: the balance', () => {
  test('D18: the difference is an adjustment with its reason', async () => {
    const ada = await admin();
    await makePerson(t, 'Ana', { balance: 10 });
    const reply = await edit(ada, 'ana', {
      saldo: 12.25,
      expected_saldo: 10,
      reason: ' Miscount ',
    });
    expect(reply.json()).toEqual({ success: true, message: 'Dados atualizados com sucesso!' });
    await edit(ada, 'Ana', { saldo: 3, expected_saldo: 12.25 });
    expect((await ledger()).slice(1)).toEqual([
      {
        name: 'Ana',
        kind: 'adjustment',
        days: 2.25,
        effective_on: '2026-03-02',
        actor: 'Ada Admin',
        reason: 'Miscount',
      },
      {
        name: 'Ana',
        kind: 'adjustment',
        days: -9.25,
        effective_on: '2026-03-02',
        actor: 'Ada Admin',
        reason: 'Corrected by admin',
      },
    ]);
    expect((await audit()).map(({ detail }) => detail)).toEqual([
      { balance: '10 → 12.25', reason: 'Miscount' },
      { balance: '12.25 → 3', reason: 'Corrected by admin' },
    ]);
  });

  test('an unchanged balance field changes nothing, even after a change elsewhere', async () => {
    const ada = await admin();
    await makePerson(t, 'Ana', { balance: 10 });
    const reply = await edit(ada, 'Ana', { saldo: 8, expected_saldo: 8, cargo: 'Head' });
    expect(reply.statusCode).toBe(200);
    expect(await later()).toEqual([]);
    expect((await recordOf(ada, 'Ana')).cargo).toBe('Head');
  });

  test('a balance changed elsewhere is refused with its current value, and nothing else changes', async () => {
    const ada = await admin();
    await makePerson(t, 'Ana', { balance: 10 });
    const reply = await edit(ada, 'Ana', { saldo: 12, expected_saldo: 9.5, cargo: 'Head' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'stale_version',
      error: 'The balance changed in the meantime. It’s now 10.',
      current: { saldo: 10 },
    });
    expect((await recordOf(ada, 'Ana')).cargo).toBe('Junior Assist');
  });

  test('of two concurrent edits one is refused, and a repeated one changes nothing', async () => {
    const ada = await admin();
    await makePerson(t, 'Ana', { balance: 10 });
    const two = await Promise.all(
      [12, 15].map((saldo) => edit(ada, 'Ana', { saldo, expected_saldo: 10 })),
    );
    expect(two.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
    expect(await later()).toHaveLength(1);
    const { SALDO: now } = await recordOf(ada, 'Ana');
    const same = await Promise.all(
      [1, 2].map(() => edit(ada, 'Ana', { saldo: 20, expected_saldo: now })),
    );
    expect(same.map((reply) => reply.statusCode)).toEqual([200, 200]);
    expect(await later()).toHaveLength(2);
  });

  test('without expected_saldo the balance is set', async () => {
    const ada = await admin();
    await makePerson(t, 'Ana', { balance: 10 });
    await edit(ada, 'Ana', { saldo: -1.5 });
    expect(await later()).toEqual([['adjustment', -11.5, '2026-03-02']]);
  });

  test('a no-op change is not recorded', async () => {
    const ada = await admin();
    await makePerson(t, 'Ana', { balance: 10 });
    expect((await edit(ada, 'Ana', { saldo: 10, area: 'finance' })).statusCode).toBe(200);
    expect(await later()).toEqual([]);
    expect(await audit()).toEqual([]);
  });

  test('an unknown name', async () => {
    const ada = await admin();
    expect(failure(await edit(ada, 'Zoe', {}))).toEqual({
      status: 404,
      code: 'not_found',
      error: 'There is no employee named Zoe.',
    });
  });
});

describe('edit_ferias: area, position, active', () => {
  test('leave follows to another area, created if needed', async () => {
    const ada = await admin();
    const ana = await makePerson(t, 'Ana');
    await makeLeave(t, ana, '2026-05-01', '2026-05-02', { state: 'pending' });
    await edit(ada, 'Ana', { area: 'M&A' });
    const list = (await get(t, ana, '/api/ferias_area?area=M%26A')).json();
    expect(list).toMatchObject([{ NOME: 'Ana', AREA: 'M&A' }]);
    expect((await audit()).map(({ detail }) => detail)).toEqual([{ area: 'Finance → M&A' }]);
  });

  test('pitfall 20: a request made during a change of area goes to the new area', async () => {
    const ada = await admin();
    const ana = await makePerson(t, 'Ana', { balance: 20 });
    const [edited, ...submitted] = await Promise.all([
      edit(ada, 'Ana', { area: 'Legal', saldo: 20 }),
      requestLeave(t, ana, '2026-05-01', '2026-05-02'),
      requestLeave(t, ana, '2026-06-01', '2026-06-02'),
      requestLeave(t, ana, '2026-07-01', '2026-07-02'),
    ]);
    expect(edited.statusCode).toBe(200);
    expect(submitted.map((reply) => reply.statusCode)).toEqual([200, 200, 200]);
    const list = (await get(t, ana, '/api/ferias_area?area=Legal')).json();
    expect(list).toHaveLength(3);
  });

  test('a person whose area changes while a request waits for the lock is found in the new one', async () => {
    const ada = await admin();
    const ana = await makePerson(t, 'Ana', { balance: 20 });
    let submitting: ReturnType<typeof requestLeave> | undefined;
    await makeArea(t, 'Legal');
    await t.deps.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('employees')
        .set((eb) => ({ area_id: eb.selectFrom('areas').select('id').where('name', '=', 'Legal') }))
        .where('name', '=', 'Ana')
        .execute();
      submitting = requestLeave(t, ana, '2026-05-01', '2026-05-02');
      for (let waits = false; !waits; ) {
        const { rows } = await t.database.pool.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        waits = rows.length > 0;
      }
    });
    const reply = await submitting;
    expect(reply?.statusCode, reply?.body).toBe(200);
    expect(await recordOf(ada, 'Ana')).toMatchObject({ AREA: 'Legal', waiting: 1 });
  });

  test('pitfall 21, spec-b 6: leaving withdraws pending requests and cancels approved leave after today', async () => {
    const ada = await admin();
    const ana = await makePerson(t, 'Ana', { balance: 20 });
    const states = ['pending', 'pending', 'approved', 'cancellation_asked', 'rejected'] as const;
    for (const [n, state] of states.entries()) {
      await makeLeave(t, ana, `2026-0${n + 4}-01`, `2026-0${n + 4}-02`, { state, type: 'Day Off' });
    }
    await edit(ada, 'Ana', { ativo: 'N', saldo: 20 });
    const leaves = await t.deps.db.selectFrom('leaves').select('state').orderBy('id').execute();
    expect(leaves.map(({ state }) => state)).toEqual([
      'withdrawn',
      'withdrawn',
      'cancelled',
      'cancelled',
      'rejected',
    ]);
    const events = await t.deps.db
      .selectFrom('leave_events')
      .select(['event', 'actor', 'note', 'starts_on'])
      .orderBy('starts_on')
      .execute();
    const left = { actor: 'Ada Admin', note: 'Has left' };
    expect(events).toEqual([
      { ...left, event: 'withdrawn', starts_on: '2026-04-01' },
      { ...left, event: 'withdrawn', starts_on: '2026-05-01' },
      { ...left, event: 'cancelled', starts_on: '2026-06-01' },
      { ...left, event: 'cancelled', starts_on: '2026-07-01' },
    ]);
    const portuguese = { cookie: `${ada.cookie}; language=pt-BR` };
    const { leaves: shown } = (await get(t, portuguese, '/api/my_leaves?nome=Ana')).json();
    expect(
      shown.find((leave: { state: string }) => leave.state === 'withdrawn').history.at(-1),
    ).toMatchObject({ note: 'Saiu da empresa' });
    expect((await audit()).map(({ detail }) => detail)).toEqual([
      { active: 'S → N', withdrawn_requests: 2, cancelled_leaves: 2 },
    ]);
    expect((await get(t, ada, '/api/saldo')).json().saldos).toEqual([]);
    expect(failure(await requestLeave(t, ana, '2026-10-01', '2026-10-02')).status).toBe(409);
  });

  test('spec-b 6: of a leaver, all lists agree; the days come back and leave that has begun stays', async () => {
    const ada = await admin();
    await makePerson(t, 'Hugo', { cargo: 'Head', area: 'Legal' });
    const ana = await makePerson(t, 'Ana', { area: 'Legal', balance: 20 });
    await requestLeave(t, ana, '2026-03-01', '2026-03-05');
    await requestLeave(t, ana, '2026-05-04', '2026-05-08');
    for (const sent of await t.mails()) await decideByMail(t, tokenOf(sent));
    const listed = async () =>
      (await get(t, ada, '/api/ferias_area?area=TODOS'))
        .json()
        .map((leave: { DATA_INICIO: string }) => leave.DATA_INICIO);
    expect(await listed()).toEqual(['2026-03-01', '2026-05-04']);
    await edit(ada, 'Ana', { ativo: 'N', area: 'Legal', saldo: 10, expected_saldo: 10 });
    expect(await listed()).toEqual(['2026-03-01']);
    expect((await recordOf(ada, 'Ana')).SALDO).toBe(15);
    const outcome = (await t.mails()).filter(({ recipient }) => recipient === ana.email).at(-1);
    expect(outcome?.subject).toMatch(/cancelled/i);
  });

  test('D14, D18: from S to N and back nothing accrues for the time away', async () => {
    const ada = await admin();
    await makePerson(t, 'Ana', { startDate: '2025-12-02', accruesAfter: '2025-12-02' });
    // The past months are accrued, although the daily job has not run.
    await edit(ada, 'Ana', { ativo: 'N', saldo: 0, expected_saldo: 0 });
    expect((await later()).map(([, , day]) => day)).toEqual([
      '2026-01-02',
      '2026-02-02',
      '2026-03-02',
    ]);
    await setClock(t, '2026-08-20');
    await edit(ada, 'Ana', { ativo: 'S', saldo: 0, expected_saldo: 0 });
    await setClock(t, '2026-10-02');
    await postAccruals(t.deps);
    expect((await later()).slice(3).map(([, , day]) => day)).toEqual(['2026-09-02', '2026-10-02']);
  });

  test('D14: a contractor who becomes an employee accrues from then on', async () => {
    const ada = await admin();
    await makePerson(t, 'Caio', {
      ativo: 'C',
      startDate: '2020-01-10',
      accruesAfter: '2020-01-10',
    });
    await edit(ada, 'Caio', { ativo: 'S' });
    await setClock(t, addMonths('2026-03-02', 3));
    await postAccruals(t.deps);
    expect((await recordOf(ada, 'Caio')).SALDO).toBe(7.5);
  });

  test('an admin may edit their own record, and it is audited', async () => {
    const ana = await makePerson(t, 'Ana', { role: 'admin', balance: 1 });
    expect((await edit(ana, 'Ana', { saldo: 9, expected_saldo: 1 })).statusCode).toBe(200);
    expect(await audit()).toMatchObject([{ actor: 'Ana', subject: 'Ana' }]);
  });
});
