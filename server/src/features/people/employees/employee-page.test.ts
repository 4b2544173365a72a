import { LIST_PAGE } from '@intranet/contract/core/list-page.ts';
import {
  EMPLOYEE_SORTS,
  type EmployeePage,
  type EmployeeRecord,
} from '@intranet/contract/people/endpoints.ts';
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

const t = useTestApp();
let admin: Person;

/** Every tenth person has left, and some have no start or birth date. */
beforeEach(async () => {
  await setClock(t, '2026-03-02');
  admin = await makePerson(t, 'Ada', { role: 'admin', area: 'Legal' });
  await makePerson(t, 'Mia', { area: 'M&A', balance: 12.5 });
  await t.database.pool.query(
    `insert into employees (name, area_id, cargo, ativo, start_date, birth_date, accrues_after)
     select case when n % 3 = 0 then 'Ávila ' else 'bruno ' end || n, areas.id,
       (array['Head', 'Junior Assist', 'Senior Assist'])[n % 3 + 1],
       case when n % 10 = 0 then 'N' when n % 10 = 1 then 'C' else 'S' end,
       case when n % 4 > 0 then date '2020-01-01' + n % 50 end,
       case when n % 5 > 0 then date '1990-01-01' + n % 70 end, '2026-01-01'
     from generate_series(1, 250) n join areas on areas.name = 'Legal'`,
  );
});

const page = (query: PageQuery = {}) => readPage<EmployeePage>(t, admin, '/api/employees', query);
const walk = (query: PageQuery) =>
  walkPages(
    (more) => page({ ...query, ...more }),
    ({ id }) => id,
  );
const whole = async (): Promise<EmployeeRecord[]> =>
  (await get(t, admin, '/api/get_ferias')).json().ferias;

test('the first page has what /api/get_ferias has', async () => {
  const all = await whole();
  const first = await page();
  expect([first.total, first.found]).toEqual([all.length, all.length]);
  expect(first.rows).toHaveLength(LIST_PAGE);
  for (const row of first.rows) expect(all).toContainEqual(row);
});

test.each(EMPLOYEE_SORTS)('by %s, each employee comes once, forwards and back', async (sort) => {
  const { total } = await page();
  for (const direction of ['asc', 'desc']) {
    const { there, back } = await walk({ sort: `${sort}:${direction}` });
    expect(new Set(there).size).toBe(total);
    expect(there).toHaveLength(total);
    expect(back).toEqual(there);
  }
});

test.each([
  ['start', 'start_date'],
  ['birth_date', 'birth_date'],
] as const)('by %s, missing days come last in both directions', async (sort, field) => {
  const byId = new Map((await whole()).map((row) => [row.id, row[field]]));
  const dayOf = (id: number) => (/\d/.test(byId.get(id) ?? '') ? byId.get(id) : null);
  for (const direction of ['asc', 'desc']) {
    const days = (await walk({ sort: `${sort}:${direction}` })).there.map(dayOf);
    const known = days.filter((day) => day);
    expect(days.slice(0, known.length)).toEqual(known);
    const sorted = known.toSorted();
    expect(known).toEqual(direction === 'asc' ? sorted : sorted.toReversed());
  }
});

test.each<[PageQuery, (row: EmployeeRecord) => boolean]>([
  [{ name: 'AVILA' }, ({ NOME }) => NOME.startsWith('Ávila')],
  [{ area: 'M&A' }, ({ AREA }) => AREA === 'M&A'],
  [{ area: 'Legal', position: 'Head' }, ({ AREA, cargo }) => AREA === 'Legal' && cargo === 'Head'],
  [{ active: 'present' }, ({ ATIVO }) => ATIVO !== 'N'],
  [{ active: 'C' }, ({ ATIVO }) => ATIVO === 'C'],
  [{ area: 'Nowhere' }, () => false],
])('filters by %o', async (query, passes) => {
  const wanted = (await whole()).filter(passes).map(({ id }) => id);
  const { there } = await walk(query);
  expect(there.toSorted()).toEqual(wanted.toSorted());
  expect((await page(query)).found).toBe(wanted.length);
});

test('one employee is found by id, former ones too', async () => {
  const gone = (await whole()).find(({ ATIVO }) => ATIVO === 'N');
  const { rows } = await page({ id: String(gone?.id) });
  expect(rows).toEqual([gone]);
});

test('a cursor of another list is refused with a sentence', async () => {
  const after = writeCursor('balances', ['name:asc', 'a', 1]);
  expect(failure(await requestPage(t, admin, '/api/employees', { after }))).toMatchObject(
    NO_SUCH_PAGE,
  );
});
