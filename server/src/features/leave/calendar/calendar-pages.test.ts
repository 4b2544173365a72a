import type { Day } from '@intranet/contract/core/days.ts';
import { LIST_PAGE } from '@intranet/contract/core/list-page.ts';
import type {
  Calendar,
  CalendarAreas,
  CalendarPeople,
} from '@intranet/contract/leave/calendar-endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeCursor } from '#core/db/cursor.ts';
import { failure, get } from '../../../testing/calls.ts';
import { makeArea, makeLeave, makePerson, type Person } from '../../../testing/factories.ts';
import {
  NO_SUCH_PAGE,
  type PageQuery,
  readPage,
  requestPage,
  walkPages,
} from '../../../testing/list-pages.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();
const RANGE = { from: '2026-02-16', to: '2026-03-22' };
let nora: Person;

/** People of three areas, of whom a tenth left. Two of three have leave in any state, around the range. */
beforeEach(async () => {
  nora = await makePerson(t, 'Nora', { area: 'Legal' });
  for (const area of ['M&A', 'Óptica']) await makeArea(t, area);
  await t.database.pool.query(
    `insert into employees (name, area_id, cargo, ativo, accrues_after)
     select case when n % 3 = 0 then 'Ávila ' else 'bruno ' end || n, areas.id, 'Junior Assist',
       case when n % 10 = 0 then 'N' else 'S' end, '2026-01-01'
     from generate_series(1, 330) n
     join areas on areas.name = (array['Legal', 'M&A', 'Óptica'])[1 + n / 7 % 3]`,
  );
  await t.database.pool.query(
    `insert into leaves (employee_id, area_id, type, starts_on, ends_on, state)
     select id, area_id, 'Day Off', start, start + (id % 9)::int,
       (array['approved', 'pending', 'cancellation_asked', 'rejected'])[1 + id % 4]
     from employees, lateral (select date '2026-02-01' + (id * 7 % 80)::int as start) as leave
     where id % 3 > 0 and name <> 'Nora'`,
  );
});

const people = (query: PageQuery = {}, who = nora) =>
  readPage<CalendarPeople>(t, who, '/api/calendar/people', { ...RANGE, ...query });
const areas = (query: PageQuery = RANGE) =>
  readPage<CalendarAreas>(t, nora, '/api/calendar/areas', query);
const whole = (query: PageQuery = RANGE) => readPage<Calendar>(t, nora, '/api/calendar', query);
const walk = (query: PageQuery) =>
  walkPages(
    (more) => people({ ...query, ...more }),
    ({ id }) => id,
  );

describe('the counts of areas', () => {
  const countWhole = async (range: { from: Day; to: Day }, days: readonly Day[]) => {
    const { people, leaves, today } = await whole(range);
    const areaOf = new Map(people.map(({ id, area }) => [id, area]));
    return [...new Set(people.map(({ area }) => area))].map((area) => {
      const own = leaves.filter(({ person }) => areaOf.get(person) === area);
      const awayOn = (day: Day) => own.filter(({ start, end }) => start <= day && day <= end);
      return {
        area,
        people: people.filter((one) => one.area === area).length,
        away: days.map((day) => awayOn(day).length),
        away_today: days.includes(today)
          ? awayOn(today).filter((one) => !one.pending).length
          : null,
      };
    });
  };
  const daysFrom = (first: Day, count: number) =>
    Array.from({ length: count }, (_, at) =>
      new Date(Date.parse(first) + at * 86_400_000).toISOString().slice(0, 10),
    );

  test.each([
    ['with today', RANGE, 35],
    ['of one day', { from: '2026-03-02', to: '2026-03-02' }, 1],
    ['without today', { from: '2026-04-01', to: '2026-04-30' }, 30],
    ['without leave', { from: '2027-04-01', to: '2027-04-30' }, 30],
  ])('D14, D28: are those of /api/calendar, in a range %s', async (_, range, days) => {
    const reply = await areas(range);
    const counted = reply.areas.map(({ max_away: _, ...counts }) => counts);
    expect(counted).toEqual(await countWhole(range, daysFrom(range.from, days)));
    expect(reply).toMatchObject({ ...range, today: '2026-03-02' });
  });

  test('come with holidays and limits, and follow a change at once', async () => {
    const legal = async () => (await areas()).areas.find(({ area }) => area === 'Legal');
    const before = await legal();
    expect(before?.max_away).toBeNull();
    const area_id = await makeArea(t, 'Legal');
    await t.deps.db.insertInto('coverage_limits').values({ area_id, max_away: 2 }).execute();
    await makeLeave(t, nora, '2026-03-02', '2026-03-02');
    const after = await legal();
    expect(after?.max_away).toBe(2);
    expect(after?.away_today).toBe((before?.away_today ?? 0) + 1);
    const july = { from: '2026-07-01', to: '2026-07-31' };
    expect((await areas(july)).holidays).toEqual((await whole(july)).holidays);
  });
});

describe('people in pages', () => {
  test('have what /api/calendar has', async () => {
    const all = await whole();
    const { rows, found, total } = await people({ limit: '2000' });
    expect([found, total]).toEqual([all.people.length, all.people.length]);
    expect(new Set(rows.map(({ leaves: _, ...row }) => row))).toEqual(new Set(all.people));
    const leaves = rows.flatMap((row) => row.leaves.map((leave) => ({ ...leave, person: row.id })));
    expect(leaves).toHaveLength(all.leaves.length);
    expect(new Set(leaves)).toEqual(new Set(all.leaves));
    expect((await people()).rows).toHaveLength(LIST_PAGE);
  });

  test('by name, each person comes once, forwards and back', async () => {
    const { total } = await people();
    for (const direction of ['asc', 'desc']) {
      const { there, back } = await walk({ sort: `name:${direction}` });
      expect(new Set(there).size).toBe(total);
      expect(there).toHaveLength(total);
      expect(back).toEqual(there);
    }
  });

  test('pitfall 15: by name, without regard to accents', async () => {
    const { rows } = await people({ limit: '2000' });
    const names = rows.map(({ name }) => name);
    expect(names.indexOf('Nora')).toBe(names.length - 1);
    expect(names.slice(0, 50).every((name) => name.startsWith('Ávila'))).toBe(true);
  });

  test('pitfall 16, 17: of an area, by a part of the name', async () => {
    const all = await whole();
    const ofArea = all.people.filter(({ area }) => area === 'M&A');
    expect((await people({ area: 'M&A' })).found).toBe(ofArea.length);
    expect(await people({ area: 'Nowhere' })).toMatchObject({ rows: [], found: 0, own: null });
    const avila = all.people.filter(({ name }) => name.startsWith('Ávila'));
    expect((await people({ name: 'AVILA' })).found).toBe(avila.length);
    expect(avila.length).toBeGreaterThan(0);
  });

  test('D26: those away on some days, with pending leave or without', async () => {
    const { leaves } = await whole();
    const peopleOf = (some: typeof leaves) => new Set(some.map(({ person }) => person)).size;
    const approved = leaves.filter(({ pending }) => !pending);
    expect((await people({ away: 'active' })).found).toBe(peopleOf(leaves));
    expect((await people({ away: 'approved' })).found).toBe(peopleOf(approved));
    const day = '2026-03-05';
    const onDay = leaves.filter(({ start, end }) => start <= day && day <= end);
    const some = await people({ away: 'active', away_from: day, away_to: day });
    expect(some.found).toBe(peopleOf(onDay));
    expect(onDay.length).toBeGreaterThan(0);
    // Their other leave in the range comes too.
    const ids = new Set(onDay.map(({ person }) => person));
    expect(some.rows.flatMap((row) => row.leaves)).toHaveLength(
      leaves.filter(({ person }) => ids.has(person)).length,
    );
  });

  test('a page whose people have left meanwhile leads on', async () => {
    const first = await people({ area: 'Óptica', limit: '10' });
    const second = await people({ area: 'Óptica', limit: '10', after: first.next ?? '' });
    const ids = first.rows.slice(-3).map(({ id }) => id);
    await t.deps.db.updateTable('employees').set({ ativo: 'N' }).where('id', 'in', ids).execute();
    const again = await people({ area: 'Óptica', limit: '10', after: first.next ?? '' });
    expect(again.rows.map(({ id }) => id)).toEqual(second.rows.map(({ id }) => id));
  });
});

describe('the caller’s own row', () => {
  test('comes with the first page of their area, also without leave', async () => {
    const first = await people({ area: 'Legal', away: 'active' });
    expect(first.own).toMatchObject({ id: nora.employeeId, name: 'Nora', leaves: [] });
    expect(first.rows.map(({ id }) => id)).not.toContain(nora.employeeId);
  });

  test('not of another area, name, page, or somebody who left', async () => {
    const { next } = await people({ limit: '10' });
    for (const query of [{ area: 'M&A' }, { name: 'bruno' }, { after: next ?? '' }]) {
      expect((await people(query)).own).toBeNull();
    }
    const gil = await makePerson(t, 'Gil', { ativo: 'N' });
    expect((await people({}, gil)).own).toBeNull();
  });
});

describe('wrong input', () => {
  test.each([
    ['of another list', writeCursor('employees', ['name:asc', 'a', 1])],
    ['of another sort', writeCursor('calendar', ['name:desc', 'a', 1])],
    ['that was altered', 'YWx0ZXJlZA'],
  ])('a cursor %s is refused with a sentence', async (_, after) => {
    const reply = await requestPage(t, nora, '/api/calendar/people', { ...RANGE, after });
    expect(failure(reply)).toMatchObject(NO_SUCH_PAGE);
  });

  test.each(['areas', 'people'])(
    '/api/calendar/%s refuses other ranges and roles',
    async (path) => {
      for (const range of ['from=2026-03-31&to=2026-03-01', 'from=2026-01-01&to=2026-12-31']) {
        const reply = await get(t, nora, `/api/calendar/${path}?${range}`);
        expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_input']);
      }
      const ivo = await makePerson(t, 'Ivo', { role: 'tudo_menos_fin' });
      const { from, to } = RANGE;
      const reply = await get(t, ivo, `/api/calendar/${path}?from=${from}&to=${to}`);
      expect(reply.statusCode).toBe(403);
    },
  );
});
