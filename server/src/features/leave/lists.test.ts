import { describe, expect, test } from 'vitest';
import { get, requestLeave, requestMove, setClock } from '../../testing/calls.ts';
import { makeLeave, makePerson } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();

const pendingOf = (who: { cookie: string }, name: string) =>
  get(t, who, `/api/getPendingVacations?nome=${encodeURIComponent(name)}`);

describe('D27: ferias_area', () => {
  test.each([
    ['approved', '2026-02-20', '2026-03-01', 'S', 'APROVADO'],
    ['approved', '2026-02-20', '2026-03-02', 'N', 'APROVADO'],
    ['approved', '2026-03-20', '2026-03-21', 'N', 'APROVADO'],
    ['cancellation_asked', '2026-02-20', '2026-03-01', 'S', 'APROVADO'],
    ['pending', '2026-02-20', '2026-03-01', 'N', 'PENDENTE'],
    ['rejected', '2026-02-20', '2026-03-01', 'N', 'REJEITADO'],
  ] as const)(
    '%s from %s to %s: utilizado %s, STATUS %s',
    async (state, start, end, used, status) => {
      const ana = await makePerson(t, 'Ana', { area: 'M&A', cargo: 'Senior Assist' });
      const id = await makeLeave(t, ana, start, end, { state, type: 'Medical Certificate' });
      expect((await get(t, ana, '/api/ferias_area?area=TODOS')).json()).toEqual([
        {
          id,
          employee_id: ana.employeeId,
          NOME: 'Ana',
          AREA: 'M&A',
          CARGO: 'Senior Assist',
          DATA_INICIO: start,
          DATA_FIM: end,
          LEAVE_TYPE: 'Medical Certificate',
          utilizado: used,
          STATUS: status,
          ...(state === 'cancellation_asked' && { cancelling: true }),
        },
      ]);
    },
  );

  test('D26: withdrawn and cancelled leaves are left out', async () => {
    const ana = await makePerson(t, 'Ana');
    await makeLeave(t, ana, '2026-04-01', '2026-04-02', { state: 'withdrawn' });
    await makeLeave(t, ana, '2026-05-01', '2026-05-02', { state: 'cancelled' });
    expect((await get(t, ana, '/api/ferias_area?area=TODOS')).json()).toEqual([]);
  });

  test('without an area the list has all leaves, by start date', async () => {
    const ana = await makePerson(t, 'Ana');
    const bia = await makePerson(t, 'Bia', { area: 'Legal' });
    await makeLeave(t, ana, '2026-10-02', '2026-10-03');
    await makeLeave(t, bia, '2026-09-15', '2026-09-16');
    const list = await get(t, ana, '/api/ferias_area');
    expect(list.json().map((row: { NOME: string }) => row.NOME)).toEqual(['Bia', 'Ana']);
  });

  test('pitfall 11: 29 December to 3 January is one leave of six days in both years', async () => {
    await makePerson(t, 'Hugo Head', { cargo: 'Head', area: 'Legal' });
    const chief = await makePerson(t, 'Clara', { cargo: 'C-Level', area: 'Projects' });
    const ana = await makePerson(t, 'Ana', { balance: 6 });
    const bia = await makePerson(t, 'Bia');
    expect((await requestLeave(t, ana, '2026-12-29', '2027-01-03')).statusCode).toBe(200);
    expect((await get(t, chief, '/api/approvals')).json().approvals[0].days).toBe(6);
    await makeLeave(t, bia, '2026-12-20', '2026-12-29');
    await makeLeave(t, bia, '2027-01-03', '2027-01-05');
    const conflicts = await t.inject({
      method: 'POST',
      url: '/verificarConflito',
      payload: { area: 'TODOS' },
      headers: { cookie: ana.cookie },
    });
    expect(conflicts.json().conflitos).toHaveLength(2);
    for (const now of ['2026-12-31', '2027-01-02']) {
      await setClock(t, now);
      const rows = (await get(t, ana, '/api/ferias_area?area=Finance')).json();
      const own = rows.filter((row: { NOME: string }) => row.NOME === 'Ana');
      expect(own).toMatchObject([{ DATA_INICIO: '2026-12-29', DATA_FIM: '2027-01-03' }]);
    }
  });
});

describe('pitfall 17: names and areas survive the query string', () => {
  test.each([
    'M&A',
    'R+D',
    '100%',
    'A=B',
    'Área #1',
    'A/B?c',
    'Mergers & Acquisitions + 5%',
    "D'Or",
  ])('area %s', async (area) => {
    const ana = await makePerson(t, 'Ana', { area });
    const bia = await makePerson(t, 'Bia', { area: 'M' });
    await makeLeave(t, ana, '2026-04-06', '2026-04-07');
    await makeLeave(t, bia, '2026-04-06', '2026-04-07');
    for (const query of [
      `area=${encodeURIComponent(area)}`,
      new URLSearchParams({ area }).toString(),
    ]) {
      const list = await get(t, ana, `/api/ferias_area?${query}`);
      expect(list.json(), query).toMatchObject([{ NOME: 'Ana', AREA: area }]);
    }
  });

  test.each(['Ana & Filhos', 'Ana + Bia', '100% Ana', 'A=B', "João d'Ávila", 'Ana #2'])(
    'nome %s',
    async (name) => {
      await makePerson(t, 'Hugo Head', { cargo: 'Head' });
      const ana = await makePerson(t, name, { balance: 20 });
      await requestLeave(t, ana, '2026-04-06', '2026-04-07');
      for (const query of [
        `nome=${encodeURIComponent(name)}`,
        new URLSearchParams({ nome: name }).toString(),
      ]) {
        const reply = await get(t, ana, `/api/getPendingVacations?${query}`);
        expect(reply.json().ferias_pendentes, reply.body).toHaveLength(1);
      }
    },
  );

  test('an unknown area is empty, not everything', async () => {
    const ana = await makePerson(t, 'Ana');
    await makeLeave(t, ana, '2026-04-06', '2026-04-07');
    for (const area of ['Nowhere', '%', '_', "' or 1=1 --", '*']) {
      const list = await get(t, ana, `/api/ferias_area?area=${encodeURIComponent(area)}`);
      expect(list.json()).toEqual([]);
    }
  });
});

describe('D17: saldo', () => {
  test('exact field names, a number, hundredths kept', async () => {
    const ana = await makePerson(t, 'Ana', { area: 'M&A', cargo: 'Head', balance: 12.25 });
    expect((await get(t, ana, '/api/saldo')).json()).toEqual({
      saldos: [
        {
          employee_id: ana.employeeId,
          username: 'Ana',
          area: 'M&A',
          cargo: 'Head',
          balance: 12.25,
        },
      ],
    });
  });

  test('approved leave counts at once, and pending leave doesn’t', async () => {
    const ana = await makePerson(t, 'Ana', { balance: 20 });
    await makeLeave(t, ana, '2026-12-01', '2026-12-05');
    await makeLeave(t, ana, '2026-04-01', '2026-04-02', { state: 'pending' });
    await makeLeave(t, ana, '2026-05-01', '2026-05-02', { type: 'Maternity Leave' });
    expect((await get(t, ana, '/api/saldo')).json().saldos).toMatchObject([{ balance: 15 }]);
  });

  test('pitfall 21: former employees have no balance, and their history stays', async () => {
    const ana = await makePerson(t, 'Ana', { balance: 20 });
    const gil = await makePerson(t, 'Gil', { balance: 20 });
    await makeLeave(t, gil, '2026-02-02', '2026-02-03');
    await t.deps.db
      .updateTable('employees')
      .set({ ativo: 'N' })
      .where('id', '=', gil.employeeId)
      .execute();
    const { saldos } = (await get(t, ana, '/api/saldo')).json();
    expect(saldos.map((row: { username: string }) => row.username)).toEqual(['Ana']);
    const list = (await get(t, ana, '/api/ferias_area?area=TODOS')).json();
    expect(list).toMatchObject([{ NOME: 'Gil' }]);
  });

  test('a contractor is listed with granted days', async () => {
    const caio = await makePerson(t, 'Caio', { ativo: 'C', balance: 3 });
    expect((await get(t, caio, '/api/saldo')).json().saldos).toMatchObject([{ balance: 3 }]);
  });
});

describe('getPendingVacations', () => {
  test('it is empty by default', async () => {
    const ana = await makePerson(t, 'Ana');
    expect((await pendingOf(ana, 'Ana')).json()).toEqual({ ferias_pendentes: [] });
  });

  test('it has only pending leave, earliest first, with dates as DD/MM/YYYY', async () => {
    const ana = await makePerson(t, 'Ana', { balance: 20 });
    await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    await requestLeave(t, ana, '2026-10-02', '2026-10-02', { type: 'Medical Certificate' });
    await requestLeave(t, ana, '2026-09-15', '2026-09-17');
    await makeLeave(t, ana, '2026-04-06', '2026-04-07');
    await makeLeave(t, ana, '2026-05-06', '2026-05-07', { state: 'rejected' });
    const reply = await pendingOf(ana, 'ana');
    expect(reply.json()).toEqual({
      ferias_pendentes: [
        {
          DATA_INICIO_FORMATADA: '15/09/2026',
          DATA_FIM_FORMATADA: '17/09/2026',
          LEAVE_TYPE: 'Vacation',
        },
        {
          DATA_INICIO_FORMATADA: '02/10/2026',
          DATA_FIM_FORMATADA: '02/10/2026',
          LEAVE_TYPE: 'Medical Certificate',
        },
      ],
    });
    // The update accepts the date in the format of the list.
    const first = reply.json().ferias_pendentes[0].DATA_INICIO_FORMATADA;
    expect((await requestMove(t, ana, first, '2026-11-02', '2026-11-03')).statusCode).toBe(200);
  });

  test('D4: only an admin reads another person’s', async () => {
    const ana = await makePerson(t, 'Ana');
    const bia = await makePerson(t, 'Bia', { cargo: 'C-Level' });
    const ada = await makePerson(t, 'Ada', { role: 'admin' });
    expect((await pendingOf(bia, ana.name)).statusCode).toBe(403);
    expect((await pendingOf(ada, ana.name)).statusCode).toBe(200);
  });
});
