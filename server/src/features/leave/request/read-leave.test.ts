import { describe, expect, test } from 'vitest';
import { failure, get, requestLeave, requestMove } from '../../../testing/calls.ts';
import { makeAccount, makeLeave, makePerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { changeLeave, company, decide, makeLeaveInState } from './company.fixture.ts';

const t = useTestApp();
const NOTHING = {
  move: false,
  withdraw: false,
  ask_cancellation: false,
  cancel: false,
  decide: false,
};

describe('D26: my leave', () => {
  test('own leave has its whole history, latest first', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'pending');
    await requestMove(t, c.ana, '06/04/2026', '2026-04-07', '2026-04-08');
    await decide(t, c.hugo, 'approve', id, 2, 'Enjoy');
    await changeLeave(t, c.ana, 'ask', id, 2);
    await makeLeave(t, c.ana, '2026-02-02', '2026-02-02', { type: 'Day Off' });
    await makeLeave(t, c.ana, '2026-07-01', '2026-07-01', { type: 'Day Off', state: 'withdrawn' });
    await makeLeave(t, c.hugo, '2026-08-03', '2026-08-03', { type: 'Day Off' });

    const reply = await get(t, c.ana, '/api/my_leaves');
    const { leaves } = reply.json();
    expect(leaves.map((leave: { start: string }) => leave.start)).toEqual([
      '2026-07-01',
      '2026-04-07',
      '2026-02-02',
    ]);
    expect(leaves[1]).toEqual({
      id,
      version: 3,
      employee_id: c.ana.employeeId,
      name: c.ana.name,
      area: 'Finance',
      cargo: 'Junior Assist',
      leave_type: 'Vacation',
      start: '2026-04-07',
      end: '2026-04-08',
      days: 2,
      state: 'cancellation_asked',
      own: true,
      requested_at: '2026-03-02T12:00:00.000Z',
      waits_for: [c.helga.name, c.hugo.name],
      decision: { by: c.hugo.name, at: '2026-03-02T12:00:00.000Z', note: 'Enjoy' },
      history: [
        ['requested', c.ana.name, '2026-04-06', '2026-04-10', ''],
        ['moved', c.ana.name, '2026-04-07', '2026-04-08', ''],
        ['approved', c.hugo.name, '2026-04-07', '2026-04-08', 'Enjoy'],
        ['cancellation_asked', c.ana.name, '2026-04-07', '2026-04-08', 'The trip fell through'],
      ].map(([event, actor, start, end, note]) => ({
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        event,
        actor,
        start,
        end,
        note,
        warnings: [],
      })),
      can: NOTHING,
    });
    expect(leaves[2]).toMatchObject({ waits_for: [], can: { ...NOTHING, ask_cancellation: true } });
  });

  test('only an admin reads anybody’s, former employees included', async () => {
    const c = await company(t);
    await makeLeaveInState(t, c, 'approved');
    await t.deps.db
      .updateTable('employees')
      .set({ ativo: 'N' })
      .where('id', '=', c.ana.employeeId)
      .execute();
    const url = `/api/my_leaves?nome=${encodeURIComponent('ANA REIS')}`;
    const { leaves } = (await get(t, c.ada, url)).json();
    expect(leaves).toMatchObject([{ own: false, can: { ...NOTHING, cancel: true } }]);
    expect(leaves[0].history).toHaveLength(2);
    expect(failure(await get(t, c.hugo, url))).toMatchObject({ status: 403, code: 'forbidden' });
    const own = await get(t, c.ana, '/api/my_leaves');
    expect(own.json().leaves).toHaveLength(1);
  });

  test('D12: without an employee record', async () => {
    const gast = await makeAccount(t, 'Gast');
    const missing = {
      status: 409,
      code: 'no_employee',
      error: 'No employee record for Gast. Ask an administrator to create one.',
    };
    expect(failure(await get(t, gast, '/api/my_leaves'))).toEqual(missing);
    expect(failure(await get(t, gast, '/api/my_leaves?nome=gast')).code).toBe('no_employee');
    // A reader without access doesn't even learn who exists.
    expect(failure(await get(t, gast, '/api/my_leaves?nome=Nobody')).code).toBe('forbidden');
  });
});

describe('D4: reading one leave', () => {
  test.each(['admin', 'full_access', 'tudo_menos_fin', 'apenas_people'] as const)(
    '%s, unrelated to it',
    async (role) => {
      const c = await company(t);
      const peer = await makePerson(t, 'Otto Other', { role });
      const id = await makeLeaveInState(t, c, 'approved');
      const reply = await get(t, peer, `/api/leaves/${id}`);
      if (role === 'tudo_menos_fin') {
        expect(failure(reply)).toMatchObject({ status: 404, code: 'not_found' });
        return;
      }
      expect(reply.json()).toMatchObject({
        name: c.ana.name,
        start: '2026-04-06',
        days: 5,
        state: 'approved',
        own: false,
        waits_for: [],
        can: { ...NOTHING, cancel: role === 'admin' },
      });
      if (role === 'admin') expect(reply.json().history).toHaveLength(2);
      else expect(reply.json()).toMatchObject({ history: null, decision: null });
    },
  );

  test.each(['withdrawn', 'cancelled'] as const)(
    'D26: a %s one is visible only to the employee, admins and its approvers',
    async (state) => {
      const c = await company(t);
      const peer = await makePerson(t, 'Otto Other');
      const id = await makeLeaveInState(t, c, state);
      expect((await get(t, peer, `/api/leaves/${id}`)).statusCode).toBe(404);
      for (const who of [c.ana, c.ada, c.helga]) {
        const reply = await get(t, who, `/api/leaves/${id}`);
        expect(reply.json()).toMatchObject({ state, waits_for: [], can: NOTHING });
        expect(reply.json().history.length).toBeGreaterThan(1);
      }
    },
  );

  test('tudo_menos_fin: their own leave, and leave they may decide or were notified about', async () => {
    const ana = await makePerson(t, 'Ana Reis', { role: 'tudo_menos_fin', balance: 20 });
    const hugo = await makePerson(t, 'Hugo Head', { role: 'tudo_menos_fin', cargo: 'Head' });
    await requestLeave(t, ana, '2026-04-06', '2026-04-10');
    const { id } = await t.deps.db.selectFrom('leaves').select('id').executeTakeFirstOrThrow();
    const url = `/api/leaves/${id}`;
    expect((await get(t, ana, url)).json()).toMatchObject({
      own: true,
      waits_for: [hugo.name],
      can: { ...NOTHING, move: true, withdraw: true },
    });
    // Helga became Head after the request. She may decide it and was not notified.
    const helga = await makePerson(t, 'Helga Head', { role: 'tudo_menos_fin' });
    expect((await get(t, helga, url)).statusCode).toBe(404);
    const cargo = (id: number, to: string) =>
      t.deps.db.updateTable('employees').set({ cargo: to }).where('id', '=', id).execute();
    await cargo(helga.employeeId, 'Head');
    await cargo(hugo.employeeId, 'Senior Assist');
    expect((await get(t, helga, url)).json()).toMatchObject({
      waits_for: [helga.name],
      can: { ...NOTHING, decide: true },
    });
    const detail = await get(t, hugo, url);
    expect(detail.json()).toMatchObject({ can: NOTHING });
    expect(detail.json().history).toHaveLength(1);
  });

  test('the offered actions are those that the endpoints allow', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'cancellation_asked');
    const open = async (who: typeof c.ana) =>
      Object.entries((await get(t, who, `/api/leaves/${id}`)).json().can)
        .filter(([, can]) => can)
        .map(([step]) => step);
    expect(await open(c.ana)).toEqual([]);
    expect(await open(c.hugo)).toEqual(['decide']);
    expect(await open(c.ada)).toEqual(['cancel']);
    await decide(t, c.hugo, 'reject', id, 2);
    expect(await open(c.ana)).toEqual(['ask_cancellation']);
    expect(await open(c.hugo)).toEqual([]);
  });

  test('an unknown leave', async () => {
    const c = await company(t);
    expect(failure(await get(t, c.ada, '/api/leaves/999999'))).toEqual({
      status: 404,
      code: 'not_found',
      error: 'This leave doesn’t exist.',
    });
  });
});
