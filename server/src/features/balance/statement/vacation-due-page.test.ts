import {
  VACATION_DUE_SORTS,
  type VacationDuePage,
} from '@intranet/contract/balance/statement-endpoints.ts';
import { LIST_PAGE } from '@intranet/contract/core/list-page.ts';
import { beforeEach, expect, test } from 'vitest';
import { writeCursor } from '#core/db/cursor.ts';
import { failure, get, setClock } from '../../../testing/calls.ts';
import { makePerson, type Person } from '../../../testing/factories.ts';
import {
  NO_SUCH_PAGE,
  type PageQuery,
  readPage,
  requestPage,
  walkPages,
} from '../../../testing/list-pages.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { renewVacationDue } from './vacation-due.ts';

const t = useTestApp();
const PEOPLE = 330;

let ada: Person;
let people: VacationDuePage['rows'];

const page = (query: PageQuery = {}) =>
  readPage<VacationDuePage>(t, ada, '/api/due-vacations', query);
const walk = (query: PageQuery) =>
  walkPages(
    (more) => page({ ...query, ...more }),
    ({ employee_id }) => employee_id,
  );
const idsOf = (rows: VacationDuePage['rows']) => rows.map(({ employee_id }) => employee_id);

/** People since 2020 to 2025 with balances of −10 to 149. Every tenth is a contractor. */
beforeEach(async () => {
  await setClock(t, '2026-03-02');
  ada = await makePerson(t, 'Ada', { role: 'admin', area: 'Legal' });
  const { pool } = t.database;
  await pool.query(
    `insert into employees (name, area_id, cargo, ativo, accrues_after, start_date)
     select case when n % 3 = 0 then 'Ávila ' else 'bruno ' end || n, areas.id, 'Head',
       case when n % 10 = 0 then 'C' else 'S' end, '2026-03-01', date '2020-01-01' + n * 6
     from generate_series(1, $1) n join areas on areas.name = 'Legal'`,
    [PEOPLE],
  );
  await pool.query(
    `insert into ledger_entries (employee_id, kind, days, effective_on, actor, reason)
     select id, 'opening', id * 7 % 160 - 10, '2026-03-01', 'Test', 'Test' from employees
     where name <> 'Ada'`,
  );
  ({ people } = (await get(t, ada, '/api/vacation_due')).json());
});

test('the first page has what /api/vacation_due has, the most overdue first', async () => {
  const first = await page();
  expect(first).toMatchObject({ enabled: true, total: people.length, found: people.length });
  expect(first.rows).toHaveLength(LIST_PAGE);
  for (const row of first.rows) expect(people).toContainEqual(row);
  const order = ({ overdue, by }: VacationDuePage['rows'][number]) => [overdue, by];
  expect(first.rows.map(order)).toEqual(people.slice(0, LIST_PAGE).map(order));
  expect(people.some(({ overdue }) => overdue === 0)).toBe(true);
});

test('sorts saved and computed people together: the most overdue first, then by deadline', async () => {
  await renewVacationDue(t.deps.db, '2026-03-02');
  await t.database.pool.query(
    `insert into ledger_entries (employee_id, kind, days, effective_on, actor, reason)
     select id, 'adjustment', 1, '2026-03-01', 'Test', 'Test' from employees where id % 3 = 0`,
  );
  const { rows } = await page({ limit: '500' });
  expect(rows.length).toBeGreaterThan(200);
  expect(idsOf(rows)).toEqual(
    idsOf(
      rows.toSorted(
        (a, b) =>
          b.overdue - a.overdue || a.by.localeCompare(b.by) || b.employee_id - a.employee_id,
      ),
    ),
  );
});

test.each(VACATION_DUE_SORTS)('by %s, each entry comes once, forwards and back', async (sort) => {
  for (const direction of ['asc', 'desc']) {
    const { there, back } = await walk({ sort: `${sort}:${direction}` });
    expect(there.toSorted()).toEqual(idsOf(people).toSorted());
    expect(back).toEqual(there);
  }
});

test('sorted by deadline, the earliest comes first', async () => {
  const { rows } = await page({ sort: 'by:asc' });
  expect(rows.map(({ by }) => by)).toEqual(
    people
      .map(({ by }) => by)
      .toSorted()
      .slice(0, LIST_PAGE),
  );
});

test.each<[PageQuery, (row: VacationDuePage['rows'][number]) => boolean]>([
  [{ name: 'AVILA' }, ({ name }) => name.startsWith('Ávila')],
  [{ area: 'Legal', name: '12' }, ({ name }) => name.includes('12')],
  [{ area: 'Nowhere' }, () => false],
])('filters by %o', async (query, passes) => {
  const wanted = people.filter(passes);
  expect(await page(query)).toMatchObject({ found: wanted.length, total: people.length });
  const { there } = await walk(query);
  expect(there.toSorted()).toEqual(idsOf(wanted).toSorted());
});

test('there are no rows while hints are off', async () => {
  await t.deps.db.updateTable('leave_settings').set({ law_hints: false }).execute();
  expect(await page()).toEqual({
    ...{ enabled: false, rows: [], total: 0, found: 0 },
    ...{ next: null, previous: null },
  });
});

test('a cursor of another list is refused with a sentence', async () => {
  const after = writeCursor('balances', ['overdue:desc', 1, 1]);
  const reply = await requestPage(t, ada, '/api/due-vacations', { after });
  expect(failure(reply)).toMatchObject(NO_SUCH_PAGE);
});
