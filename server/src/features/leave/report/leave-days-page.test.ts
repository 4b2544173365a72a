import { LIST_PAGE } from '@intranet/contract/core/list-page.ts';
import {
  LEAVE_DAYS_SORTS,
  type LeaveDaysPage,
  type leaveReportOfPeople,
} from '@intranet/contract/leave/report-endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { writeCursor } from '#core/db/cursor.ts';
import { failure, get } from '../../../testing/calls.ts';
import { makePerson, type Person } from '../../../testing/factories.ts';
import {
  NO_SUCH_PAGE,
  type PageQuery,
  readPage,
  requestPage,
  walkPages,
} from '../../../testing/list-pages.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();
const YEAR = '2026';
const PEOPLE = 300;

type Row = LeaveDaysPage['rows'][number];

let reader: Person;
/** As the report that is read whole adds them up. */
let people: Row[];

const page = (query: PageQuery = {}) =>
  readPage<LeaveDaysPage>(t, reader, '/api/leave-days', { year: YEAR, ...query });
const walk = (query: PageQuery) =>
  walkPages(
    (more) => page({ ...query, ...more }),
    ({ employee_id }) => employee_id,
  );
const idsOf = (rows: readonly Row[]) => rows.map(({ employee_id }) => employee_id);

/** Types are in any order. */
const sorted = (rows: readonly Row[]) =>
  rows.map((row) => ({
    ...row,
    types: row.types.toSorted((a, b) => (a.leave_type < b.leave_type ? -1 : 1)),
  }));

async function readWhole(): Promise<Row[]> {
  const reply = await get(t, reader, `/api/leave_report/people?year=${YEAR}`);
  const { rows }: z.infer<typeof leaveReportOfPeople.reply> = reply.json();
  return [...Map.groupBy(rows, ({ employee_id }) => employee_id)].map(([employee_id, own]) => {
    const types = own.map(({ leave_type, months }) => ({
      leave_type,
      days: months.reduce((sum, days) => sum + days, 0),
    }));
    return {
      employee_id,
      name: own[0]?.name ?? '',
      area: own[0]?.area ?? '',
      leaves: own.reduce((sum, { leaves }) => sum + leaves, 0),
      total: types.reduce((sum, { days }) => sum + days, 0),
      types,
    };
  });
}

/** Some leave is over the turn of a year, in another year, or not approved. */
beforeEach(async () => {
  reader = await makePerson(t, 'Reader', { role: 'full_access', area: 'Legal' });
  const { pool } = t.database;
  await pool.query(
    `insert into employees (name, area_id, cargo, ativo, accrues_after)
     select case when n % 3 = 0 then 'Ávila ' else 'bruno ' end || n, areas.id, 'Head',
       case when n % 10 = 0 then 'N' else 'S' end, '2026-01-01'
     from generate_series(1, $1) n join areas on areas.name = 'Legal'`,
    [PEOPLE],
  );
  await pool.query(
    `insert into leaves (employee_id, area_id, type, starts_on, ends_on, state)
     select e.id, e.area_id, (array['Vacation', 'Day Off', 'Wedding Leave'])[(n + e.id) % 3 + 1],
       first, first + (e.id % 25)::int,
       (array['approved', 'approved', 'cancellation_asked', 'pending'])[(n + e.id) % 4 + 1]
     from employees e cross join generate_series(0, 5) n
     cross join lateral (select date '2025-12-20' + (n * 73 + e.id % 40)::int) l (first)
     where e.name <> 'Reader' and e.id % 7 <> n`,
  );
  people = await readWhole();
});

test('the first page has what the report by person adds up, by name', async () => {
  const first = await page();
  expect(first.total).toBe(people.length);
  expect(first.found).toBe(people.length);
  expect(first.rows).toHaveLength(LIST_PAGE);
  const wanted = new Map(sorted(people).map((row) => [row.employee_id, row]));
  for (const row of sorted(first.rows)) expect(row).toEqual(wanted.get(row.employee_id));
  expect(first.rows[0]?.name).toMatch(/^Ávila/);
});

test.each(LEAVE_DAYS_SORTS)('by %s, each person comes once, forwards and back', async (sort) => {
  for (const direction of ['asc', 'desc']) {
    const { there, back } = await walk({ sort: `${sort}:${direction}` });
    expect(there.toSorted()).toEqual(idsOf(people).toSorted());
    expect(back).toEqual(there);
  }
});

const daysOf = (type: string) => (row: Row) =>
  row.types.find(({ leave_type }) => leave_type === type)?.days ?? 0;

test.each<[string, (row: Row) => number]>([
  ['leaves', (row) => row.leaves],
  ['total', (row) => row.total],
  ['Day Off', daysOf('Day Off')],
])('sorted by %s, most come first', async (column, figureOf) => {
  const { rows } = await page({ sort: `${column}:desc` });
  const figures = people.map(figureOf).toSorted((a, b) => b - a);
  expect(rows.map(figureOf)).toEqual(figures.slice(0, LIST_PAGE));
});

test.each<[PageQuery, (row: Row) => boolean]>([
  [{ name: 'AVILA' }, ({ name }) => name.startsWith('Ávila')],
  [{ area: 'Legal', name: '12', sort: 'total:asc' }, ({ name }) => name.includes('12')],
  [{ area: 'Nowhere' }, () => false],
])('filters by %o', async (query, passes) => {
  const wanted = people.filter(passes);
  expect(await page(query)).toMatchObject({ found: wanted.length, total: people.length });
  const { there } = await walk(query);
  expect(there.toSorted()).toEqual(idsOf(wanted).toSorted());
});

test('another year has its own days', async () => {
  const { rows } = await page({ year: '2025', sort: 'total:desc' });
  expect(rows.length).toBeGreaterThan(0);
  // Leave from 20 December on.
  for (const { total } of rows) expect(total).toBeLessThanOrEqual(12);
});

test('a cursor of another list is refused with a sentence', async () => {
  const after = writeCursor('leaves', ['name:asc', 'a', 1]);
  const reply = await requestPage(t, reader, '/api/leave-days', { year: YEAR, after });
  expect(failure(reply)).toMatchObject(NO_SUCH_PAGE);
});
