import { ROLES } from '@intranet/contract/core/roles.ts';
import { type Home, MAX_LISTED } from '@intranet/contract/home/endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { get, setClock } from '../../testing/calls.ts';
import { makeAccount, makeLeave, makePerson, type Person } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
/** A Wednesday; its week is 16 to 22 November. */
const TODAY = '2026-11-18';

let ana: Person;
beforeEach(async () => {
  t.setNow(TODAY);
  ana = await makePerson(t, 'Ana', { balance: 12.5 });
});

const read = async (caller: { cookie: string }) => (await get(t, caller, '/api/home')).json();
const born = (person: Person, birth_date: string) =>
  t.deps.db
    .updateTable('employees')
    .set({ birth_date })
    .where('id', '=', person.employeeId)
    .execute();
const WHO = { employee_id: expect.any(Number), area: expect.any(String), cargo: 'Junior Assist' };
const names = (people: { name: string }[]) => people.map(({ name }) => name);

test('D12: without an employee record nothing of leave, but the birthdays', async () => {
  await born(ana, '1990-11-18');
  expect(await read(await makeAccount(t, 'Guest'))).toEqual({
    today: TODAY,
    week: { start: '2026-11-16', end: '2026-11-22' },
    leave: null,
    away: [],
    birthdays: [{ ...WHO, name: 'Ana', birthday: '11-18', day: TODAY, photo: '' }],
    unlisted: { today: 0, later: 0, birthdays: 0 },
  });
});

describe('one’s own leave', () => {
  test('the balance, and no leave', async () => {
    expect((await read(ana)).leave).toEqual({
      area: 'Finance',
      balance: 12.5,
      next_accrual: null,
      next: null,
    });
  });

  test('D18: the next accrual follows the last posted one, and may be today’s', async () => {
    const hired = (start_date: string, ativo = 'S') =>
      t.deps.db
        .updateTable('employees')
        .set({ start_date, ativo, accrues_after: '2026-10-31' })
        .where('id', '=', ana.employeeId)
        .execute();
    const next = async () => (await read(ana)).leave.next_accrual;
    await hired('2024-02-25');
    expect(await next()).toEqual({ on: '2026-11-25', days: 2.5 });
    await hired('2024-02-18');
    expect(await next()).toEqual({ on: TODAY, days: 2.5 });
    await hired('2024-02-10');
    expect(await next()).toEqual({ on: '2026-12-10', days: 2.5 });
    await hired('2024-02-25', 'C');
    expect(await next()).toBeNull();
  });

  test('the leave that ends today is still under way; the one after it comes next', async () => {
    await makeLeave(t, ana, '2026-11-01', '2026-11-05', { type: 'Day Off' });
    await makeLeave(t, ana, '2026-11-17', TODAY, { type: 'Medical Certificate' });
    await makeLeave(t, ana, '2026-12-01', '2026-12-10', { state: 'pending' });
    expect((await read(ana)).leave.next).toEqual({
      leave_type: 'Medical Certificate',
      start: '2026-11-17',
      end: TODAY,
      days: 2,
      approved: true,
    });
    await setClock(t, '2026-11-19');
    expect((await read(ana)).leave.next).toEqual({
      leave_type: 'Vacation',
      start: '2026-12-01',
      end: '2026-12-10',
      days: 10,
      approved: false,
    });
  });

  test.each(['rejected', 'withdrawn', 'cancelled'] as const)('%s is none', async (state) => {
    await makeLeave(t, ana, '2026-12-01', '2026-12-10', { state });
    expect((await read(ana)).leave.next).toBeNull();
  });
});

test('lists 50 people of each group, and counts the others', async () => {
  const insert = (first: number, last: number, start: string, end: string) =>
    t.database.pool.query(
      `with hired as (
        insert into employees (name, area_id, cargo, ativo, accrues_after, birth_date)
        select 'Person ' || n, areas.id, 'Junior Assist', 'S', '2026-01-01', '1990-11-20'
        from generate_series($1::int, $2::int) n join areas on areas.name = 'Finance'
        returning id, area_id
      )
      insert into leaves (employee_id, area_id, type, state, starts_on, ends_on)
      select id, area_id, 'Day Off', 'approved', $3::date, $4::date from hired`,
      [first, last, start, end],
    );
  await insert(1, 3, '2026-11-16', '2026-11-17');
  await insert(4, 55, '2026-11-17', '2026-11-19');
  await insert(56, 106, '2026-11-20', '2026-11-20');
  const { away, birthdays, unlisted }: Home = await read(ana);
  const days = Map.groupBy(away, ({ start, end }) => `${start} to ${end}`);
  expect([...days].map(([day, people]) => [day, people.length])).toEqual([
    ['2026-11-16 to 2026-11-17', 3],
    ['2026-11-17 to 2026-11-19', MAX_LISTED],
    ['2026-11-20 to 2026-11-20', MAX_LISTED],
  ]);
  expect(birthdays).toHaveLength(MAX_LISTED);
  expect(unlisted).toEqual({ today: 2, later: 1, birthdays: 56 });

  // Everybody away next week is in one list, also who is away today.
  await insert(107, 160, '2026-11-17', '2026-11-24');
  const next: Home = (await get(t, ana, '/api/home?week=next')).json();
  expect(next.away).toHaveLength(MAX_LISTED);
  expect(next.unlisted).toMatchObject({ today: 0, later: 4 });
});

describe('who is away this week', () => {
  const away = async (caller: { cookie: string } = ana) => (await read(caller)).away;

  test('D4: in all areas for roles that see the lists, without type, reason or the user', async () => {
    const bia = await makePerson(t, 'Bia');
    const caio = await makePerson(t, 'Caio', { area: 'Legal' });
    await makeLeave(t, ana, '2026-11-17', '2026-11-17', { type: 'Day Off' });
    await makeLeave(t, bia, '2026-11-18', '2026-11-20', { type: 'Medical Certificate' });
    await makeLeave(t, caio, '2026-11-18', '2026-11-20');
    await t.deps.db
      .updateTable('accounts')
      .set({ photo_key: 'caio.webp' })
      .where('username', '=', 'Caio')
      .execute();
    const week = { start: '2026-11-18', end: '2026-11-20' };
    expect(await away()).toEqual([
      {
        employee_id: expect.any(Number),
        name: 'Bia',
        area: 'Finance',
        cargo: 'Junior Assist',
        photo: '',
        ...week,
      },
      {
        employee_id: expect.any(Number),
        name: 'Caio',
        area: 'Legal',
        cargo: 'Junior Assist',
        photo: '/api/profile_photos/caio.webp',
        ...week,
      },
    ]);
    expect(names(await away(caio))).toEqual(['Ana', 'Bia']);
    for (const role of ROLES) {
      const other = await makePerson(t, `Own ${role}`, { role, area: 'Legal' });
      const all = ['Ana', 'Bia', 'Caio'];
      expect(names(await away(other))).toEqual(role === 'tudo_menos_fin' ? ['Caio'] : all);
      const guest = await makeAccount(t, `Guest ${role}`, { role });
      expect(names(await away(guest))).toEqual(role === 'tudo_menos_fin' ? [] : all);
    }
  });

  test('Monday and Sunday belong to it, the days beside them do not', async () => {
    const leaves = { before: '2026-11-15', monday: '2026-11-16', sunday: '2026-11-22' };
    for (const [name, day] of Object.entries({ ...leaves, after: '2026-11-23' })) {
      await makeLeave(t, await makePerson(t, name), day, day);
    }
    await makeLeave(t, await makePerson(t, 'around'), '2026-11-01', '2026-11-30');
    expect(names(await away())).toEqual(['around', 'monday', 'sunday']);
  });

  test('approved leave only, of those who have not left (D14, D26)', async () => {
    for (const state of [
      'pending',
      'rejected',
      'withdrawn',
      'cancelled',
      'cancellation_asked',
    ] as const) {
      await makeLeave(t, await makePerson(t, state), TODAY, TODAY, { state });
    }
    await makeLeave(t, await makePerson(t, 'gone', { ativo: 'N' }), TODAY, TODAY);
    await makeLeave(t, await makePerson(t, 'hired', { ativo: 'C' }), TODAY, TODAY);
    expect(names(await away())).toEqual(['cancellation_asked', 'hired']);
  });
});

describe('D37: birthdays this week', () => {
  test('of every area, by day then name, without people who have left', async () => {
    const people: [string, string, Parameters<typeof makePerson>[2]][] = [
      ['Sunday', '1970-11-22', {}],
      ['Zoe', '1990-11-16', { area: 'Legal' }],
      ['Bia', '1980-11-16', { ativo: 'C' }],
      ['gone', '1980-11-18', { ativo: 'N' }],
      ['before', '1980-11-15', {}],
      ['after', '1980-11-23', {}],
    ];
    for (const [name, day, options] of people) await born(await makePerson(t, name, options), day);
    expect((await read(ana)).birthdays).toEqual([
      { ...WHO, name: 'Bia', birthday: '11-16', day: '2026-11-16', photo: '' },
      { ...WHO, name: 'Zoe', birthday: '11-16', day: '2026-11-16', photo: '' },
      { ...WHO, name: 'Sunday', birthday: '11-22', day: '2026-11-22', photo: '' },
    ]);
  });

  test('over the turn of the year, and 29 February in a year without one', async () => {
    await born(ana, '2000-02-29');
    await born(await makePerson(t, 'Bia'), '1999-01-01');
    await setClock(t, '2026-12-31');
    expect((await read(ana)).birthdays).toEqual([
      { ...WHO, name: 'Bia', birthday: '01-01', day: '2027-01-01', photo: '' },
    ]);
    await setClock(t, '2027-02-24');
    expect((await read(ana)).birthdays).toEqual([
      { ...WHO, name: 'Ana', birthday: '02-29', day: '2027-02-28', photo: '' },
    ]);
  });
});

test('pitfall 15: by day, then by name in Portuguese order', async () => {
  const people: [string, string][] = [
    ['Zoe', '2026-11-17'],
    ['Ávila', '2026-11-17'],
    ['ana maria', '2026-11-17'],
    ['Avila', '2026-11-17'],
    ['Zé 10', '2026-11-16'],
    ['Zé 9', '2026-11-16'],
  ];
  for (const [name, day] of people) {
    const person = await makePerson(t, name);
    await born(person, day.replace('2026', '1980'));
    await makeLeave(t, person, day, '2026-11-20');
  }
  const sorted = ['Zé 9', 'Zé 10', 'ana maria', 'Avila', 'Ávila', 'Zoe'];
  const { birthdays, away } = await read(ana);
  expect(names(birthdays)).toEqual(sorted);
  expect(names(away)).toEqual(sorted);
});

test('D15, pitfall 14: the week turns at midnight in São Paulo, not in London', async () => {
  await setClock(t, '2026-11-23T02:59:00Z');
  expect(await read(ana)).toMatchObject({ today: '2026-11-22', week: { start: '2026-11-16' } });
  await setClock(t, '2026-11-23T03:00:00Z');
  expect(await read(ana)).toMatchObject({ today: '2026-11-23', week: { start: '2026-11-23' } });
});

test('next week: its absences and birthdays, with the same day and leave', async () => {
  const bia = await makePerson(t, 'Bia');
  await makeLeave(t, bia, '2026-11-18', '2026-11-18');
  await makeLeave(t, bia, '2026-11-29', '2026-12-02');
  await born(bia, '1990-11-23');
  const reply = await get(t, ana, '/api/home?week=next');
  expect(reply.json()).toMatchObject({
    today: TODAY,
    week: { start: '2026-11-23', end: '2026-11-29' },
    leave: { balance: 12.5 },
    away: [{ name: 'Bia', start: '2026-11-29', end: '2026-12-02' }],
    birthdays: [{ name: 'Bia', day: '2026-11-23' }],
    unlisted: { today: 0, later: 0, birthdays: 0 },
  });
  expect((await get(t, ana, '/api/home?week=last')).statusCode).toBe(400);
});
