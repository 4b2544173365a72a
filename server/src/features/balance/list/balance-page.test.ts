import { BALANCE_SORTS, type BalancePage } from '@intranet/contract/balance/endpoints.ts';
import { LIST_PAGE, MAX_WHOLE_LIST } from '@intranet/contract/core/list-page.ts';
import { beforeEach, describe, expect, test } from 'vitest';
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

let ana: Person;
beforeEach(async () => {
  await setClock(t, '2026-03-02');
  ana = await makePerson(t, 'Ana', { area: 'Legal' });
});

type Query = PageQuery;
const list = (query: Query) => requestPage(t, ana, '/api/balances', query);
const page = (query: Query = {}) => readPage<BalancePage>(t, ana, '/api/balances', query);
const walk = (query: Query) =>
  walkPages(
    (more) => page({ ...query, ...more }),
    ({ employee_id }) => employee_id,
  );

const run = (text: string, values: unknown[] = []) => t.database.pool.query(text, values);

/** Every tenth person has left. Balances have halves and are negative for some. */
async function makeMany(people = 350): Promise<void> {
  await run(
    `insert into employees (name, area_id, cargo, ativo, accrues_after)
     select case when n % 3 = 0 then 'Ávila ' else 'bruno ' end || n, areas.id,
       (array['Head', 'Junior Assist', 'Senior Assist'])[n % 3 + 1],
       case when n % 10 = 0 then 'N' else 'S' end, '2026-01-01'
     from generate_series(1, $1) n join areas on areas.name = 'Legal'`,
    [people],
  );
  await run(
    `insert into ledger_entries (employee_id, kind, days, effective_on, actor, reason)
     select id, 'adjustment', (id % 40) - 10.5, '2026-02-01', 'Test', 'Test' from employees
     where name <> 'Ana'`,
  );
}

test('the list is long when there are more than 2,000 employees', async () => {
  const lists = async () => (await get(t, ana, '/api/long-lists')).json();
  await makeMany(MAX_WHOLE_LIST - 1);
  expect(await lists()).toEqual({ lists: [] });
  await makePerson(t, 'Zoe');
  expect(await lists()).toEqual({
    lists: ['balances', 'employees', 'birthdays', 'calendar', 'due-vacations', 'leave-days'],
  });
});

describe('balances come in pages', () => {
  beforeEach(() => makeMany());

  test('the first page has what /api/saldo has, without people who left', async () => {
    const { saldos } = (await get(t, ana, '/api/saldo')).json();
    const first = await page();
    expect(first.total).toBe(saldos.length);
    expect(first.found).toBe(saldos.length);
    expect(first.rows).toHaveLength(LIST_PAGE);
    for (const row of first.rows) expect(saldos).toContainEqual(row);
  });

  test.each(BALANCE_SORTS)('by %s, each entry comes once, forwards and back', async (sort) => {
    const { total } = await page();
    for (const direction of ['asc', 'desc']) {
      const { there, back } = await walk({ sort: `${sort}:${direction}` });
      expect(new Set(there).size).toBe(total);
      expect(there).toHaveLength(total);
      expect(back).toEqual(there);
    }
  });

  test('sorted by balance, the smallest comes first', async () => {
    const { rows } = await page({ sort: 'balance:asc' });
    const balances = rows.map(({ balance }) => balance);
    expect(balances).toEqual(balances.toSorted((a, b) => a - b));
    expect(balances[0]).toBe(-10.5);
  });

  test.each<[Query, (row: BalancePage['rows'][number]) => boolean]>([
    [{ name: 'AVILA' }, ({ username }) => username.startsWith('Ávila')],
    [{ area: 'Legal', position: 'Head' }, ({ cargo }) => cargo === 'Head'],
    [{ area: 'Nowhere' }, () => false],
  ])('filters by %o', async (query, passes) => {
    const { saldos } = (await get(t, ana, '/api/saldo')).json();
    const wanted: BalancePage['rows'] = saldos.filter(passes);
    expect((await page(query)).found).toBe(wanted.length);
    const { there } = await walk(query);
    expect(there.toSorted()).toEqual(wanted.map(({ employee_id }) => employee_id).toSorted());
  });

  test.each([
    ['of another list', writeCursor('leaves', ['balance:asc', 1, 1])],
    ['with a balance that is no number', writeCursor('balances', ['balance:asc', 'x', 1])],
  ])('a cursor %s is refused with a sentence', async (_, after) => {
    expect(failure(await list({ after, sort: 'balance:asc' }))).toMatchObject(NO_SUCH_PAGE);
  });
});
