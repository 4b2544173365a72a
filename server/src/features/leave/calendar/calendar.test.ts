import type { Calendar } from '@intranet/contract/leave/calendar-endpoints.ts';
import { describe, expect, test } from 'vitest';
import { get } from '../../../testing/calls.ts';
import { makeAccount, makeArea, makeLeave, makePerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();

async function read(
  caller: { cookie: string },
  query: { from?: string; to?: string; area?: string } = {},
): Promise<Calendar> {
  const search = new URLSearchParams({ from: '2026-03-01', to: '2026-03-31', ...query });
  const reply = await get(t, caller, `/api/calendar?${search}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

describe('people on the calendar', () => {
  test('pitfall 15, D14: all current employees, by area and name in Portuguese order', async () => {
    const ana = await makePerson(t, 'Ana', { area: 'Óptica' });
    await makePerson(t, 'Ávila', { area: 'Legal' });
    await makePerson(t, 'Avila Zé', { area: 'Legal' });
    await makePerson(t, 'Zoe', { area: 'Legal', ativo: 'C' });
    await makePerson(t, 'Bia', { area: 'Projects' });
    const gone = await makePerson(t, 'Gil Gone', { area: 'Legal', ativo: 'N' });
    await makeLeave(t, gone, '2026-03-03', '2026-03-05');
    const { people, leaves, own } = await read(ana);
    expect(people.map(({ area, name }) => `${area} ${name}`)).toEqual([
      'Legal Ávila',
      'Legal Avila Zé',
      'Legal Zoe',
      'Óptica Ana',
      'Projects Bia',
    ]);
    expect(leaves).toEqual([]);
    expect(own).toBe(ana.employeeId);
  });

  test('they have their photos, and a changed one shows at once', async () => {
    const ana = await makePerson(t, 'Ana');
    const photoOf = async () => (await read(ana)).people.map(({ photo }) => photo);
    expect(await photoOf()).toEqual(['']);
    await t.deps.db.updateTable('accounts').set({ photo_key: 'ana.webp' }).execute();
    expect(await photoOf()).toEqual(['/api/profile_photos/ana.webp']);
  });

  test('D12: a reader without an employee record isn’t on it', async () => {
    const guest = await makeAccount(t, 'Guest');
    await makePerson(t, 'Ana');
    const { people, own } = await read(guest);
    expect(people).toHaveLength(1);
    expect(own).toBeNull();
  });

  test('pitfall 17: one area by name; an unknown one is empty', async () => {
    const ana = await makePerson(t, 'Ana', { area: 'M&A' });
    const bia = await makePerson(t, 'Bia', { area: 'Legal' });
    await makeLeave(t, ana, '2026-03-03', '2026-03-05');
    await makeLeave(t, bia, '2026-03-03', '2026-03-05');
    const { people, leaves, own } = await read(bia, { area: 'M&A' });
    expect(people.map(({ name }) => name)).toEqual(['Ana']);
    expect(leaves.map(({ person }) => person)).toEqual([ana.employeeId]);
    expect(own).toBeNull();
    expect(await read(bia, { area: 'Nowhere' })).toMatchObject({ people: [], leaves: [] });
  });
});

describe('leave on the calendar', () => {
  test.each([
    ['2026-02-20', '2026-03-01', true],
    ['2026-03-31', '2026-04-02', true],
    ['2026-02-01', '2026-04-30', true],
    ['2026-03-10', '2026-03-10', true],
    ['2026-02-20', '2026-02-28', false],
    ['2026-04-01', '2026-04-02', false],
  ])('from %s to %s: %s', async (start, end, there) => {
    const ana = await makePerson(t, 'Ana');
    await makeLeave(t, ana, start, end);
    const { leaves } = await read(ana);
    expect(leaves.map((leave) => [leave.start, leave.end])).toEqual(there ? [[start, end]] : []);
  });

  test('D26: it has approved and pending leave, but no rejected, withdrawn or cancelled one', async () => {
    const ana = await makePerson(t, 'Ana');
    const states = [
      'pending',
      'approved',
      'cancellation_asked',
      'rejected',
      'withdrawn',
      'cancelled',
    ] as const;
    for (const [index, state] of states.entries()) {
      await makeLeave(t, ana, `2026-03-1${index}`, `2026-03-1${index}`, { state, type: 'Day Off' });
    }
    const { leaves } = await read(ana);
    expect(leaves.map(({ start, pending, cancelling }) => [start, pending, cancelling])).toEqual([
      ['2026-03-10', true, false],
      ['2026-03-11', false, false],
      ['2026-03-12', false, true],
    ]);
  });

  test('pitfall 11: leave over New Year is seen in both years', async () => {
    const ana = await makePerson(t, 'Ana');
    await makeLeave(t, ana, '2026-12-29', '2027-01-03');
    for (const [from, to] of [
      ['2026-12-01', '2026-12-31'],
      ['2027-01-01', '2027-01-31'],
    ]) {
      const { leaves } = await read(ana, { from, to } as { from: string; to: string });
      expect(leaves).toMatchObject([{ start: '2026-12-29', end: '2027-01-03' }]);
    }
  });
});

test('it has holidays of the configured state and the limits of areas', async () => {
  const ana = await makePerson(t, 'Ana', { area: 'Legal' });
  const { db } = t.deps;
  await db
    .insertInto('coverage_limits')
    .values([
      { area_id: await makeArea(t, 'Legal'), max_away: 2 },
      { area_id: await makeArea(t, 'IT'), max_away: 5 },
    ])
    .execute();
  const july = { from: '2026-07-01', to: '2026-07-31' };
  expect(await read(ana, { ...july, area: 'Legal' })).toMatchObject({
    today: '2026-03-02',
    holidays: [{ day: '2026-07-09', name: 'Revolução Constitucionalista' }],
    limits: [{ area: 'Legal', max_away: 2 }],
  });
  await db.updateTable('leave_settings').set({ holiday_state: '' }).execute();
  expect((await read(ana, july)).holidays).toEqual([]);
});

test.each([
  ['2026-03-31', '2026-03-01'],
  ['2026-01-01', '2026-12-31'],
  ['2026-02-30', '2026-03-01'],
])('%s to %s is refused', async (from, to) => {
  const ana = await makePerson(t, 'Ana');
  const reply = await get(t, ana, `/api/calendar?from=${from}&to=${to}`);
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_input']);
});

describe('D30: leave of the team, for choosing dates', () => {
  const team = async (who: { cookie: string }, from = '2026-11-01', to = '2026-12-31') =>
    get(t, who, `/api/team_leave?from=${from}&to=${to}`);

  test('colleagues’ absences with pending ones and holidays, for every role', async () => {
    const ana = await makePerson(t, 'Ana', { role: 'tudo_menos_fin' });
    const bia = await makePerson(t, 'Bia');
    const far = await makePerson(t, 'Far', { area: 'Legal' });
    await makeLeave(t, ana, '2026-12-01', '2026-12-02');
    await makeLeave(t, bia, '2026-10-28', '2026-11-03', { state: 'pending' });
    await makeLeave(t, bia, '2027-01-01', '2027-01-03');
    await makeLeave(t, far, '2026-12-01', '2026-12-02');
    const reply = (await team(ana)).json();
    expect(reply.away).toEqual([
      {
        employee_id: bia.employeeId,
        name: 'Bia',
        start: '2026-10-28',
        end: '2026-11-03',
        pending: true,
      },
    ]);
    expect(reply.holidays).toContainEqual({ day: '2026-12-25', name: 'Natal' });
  });

  test('D12: someone without an employee record sees holidays only', async () => {
    const guest = await makeAccount(t, 'Guest');
    const bia = await makePerson(t, 'Bia');
    await makeLeave(t, bia, '2026-12-01', '2026-12-02');
    const reply = (await team(guest)).json();
    expect(reply.away).toEqual([]);
    expect(reply.holidays).not.toEqual([]);
  });

  test('the range is at most 120 days', async () => {
    const ana = await makePerson(t, 'Ana');
    expect((await team(ana, '2026-01-01', '2026-12-31')).statusCode).toBe(400);
  });
});
