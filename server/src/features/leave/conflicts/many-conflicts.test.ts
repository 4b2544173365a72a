import type { conflictCounts, monthConflicts } from '@intranet/contract/leave/endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { writeCursor } from '#core/db/cursor.ts';
import { failure, get, post } from '../../../testing/calls.ts';
import { makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { readActiveLeaves } from './queries.ts';
import { writeConflicts } from './write-conflicts.ts';

const t = useTestApp();

type Counts = z.infer<typeof conflictCounts.reply>;
type Page = z.infer<typeof monthConflicts.reply>;

/** Makes people with leaves of pseudo-random dates from October 2025 on, in two areas. */
async function makeCompany(people: number, leavesOfEach: number): Promise<Person> {
  const ana = await makePerson(t, 'Ana');
  await makePerson(t, 'Bia', { area: 'Legal' });
  await t.database.pool.query(
    `insert into employees (name, area_id, cargo, ativo, accrues_after)
     select 'Person ' || (n / 2), (select id from areas where name = case when n % 3 = 0 then 'Legal' else 'Finance' end),
       'Intern Assist', case when n % 17 = 0 then 'N' else 'S' end, '2026-01-01'
     from generate_series(1, $1::int) n`,
    [people],
  );
  await t.database.pool.query(
    `insert into leaves (employee_id, area_id, type, state, starts_on, ends_on)
     select e.id, e.area_id, 'Day Off',
       (array['approved', 'pending', 'cancellation_asked', 'rejected', 'withdrawn'])[1 + (e.id + n) % 5],
       first, first + length
     from employees e, generate_series(0, $1::int - 1) n,
       lateral (select date '2025-10-01' + (n * 60 + e.id * 7919 % 45)::int as first,
         (e.id * 31 + n * 7)::int % 15 as length) dates`,
    [leavesOfEach],
  );
  return ana;
}

/** Every pair of D28, by a plain join: its area, its later first day, and both leaves. */
async function joinPairs() {
  const { rows } = await t.database.pool.query<{ area_id: number; area: string; start: string }>(`
    select b.area_id, areas.name as area, b.starts_on as start
    from leaves a
    join leaves b on b.area_id = a.area_id and b.employee_id <> a.employee_id
      and (a.starts_on, a.id) < (b.starts_on, b.id) and a.ends_on >= b.starts_on
    join employees e1 on e1.id = a.employee_id and e1.ativo <> 'N'
    join employees e2 on e2.id = b.employee_id and e2.ativo <> 'N'
    join areas on areas.id = a.area_id
    where a.state in ('pending', 'approved', 'cancellation_asked')
      and b.state in ('pending', 'approved', 'cancellation_asked')`);
  return rows;
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

const countsOf = async (person: Person, query = ''): Promise<Counts> =>
  (await get(t, person, `/api/conflict-counts${query}`)).json();

async function readMonth(person: Person, area: number, month: string) {
  const pages: Page[] = [];
  let after = '';
  do {
    const reply = await get(t, person, `/api/conflicts?area=${area}&month=${month}${after}`);
    expect(reply.statusCode, reply.body).toBe(200);
    const page = reply.json<Page>();
    pages.push(page);
    after = page.next ? `&after=${page.next}` : '';
  } while (after);
  return pages;
}

describe('a small company', () => {
  test('is not long, and counts the same conflicts as the list of all', async () => {
    const ana = await makeCompany(12, 3);
    const { conflitos } = (await post(t, ana, '/verificarConflito', { area: 'TODOS' })).json();
    const years = await Promise.all(['?year=2025', '?year=2026'].map((one) => countsOf(ana, one)));
    expect(years[0]).toMatchObject({ is_long: false, years: { first: 2025, last: 2026 } });
    const all = years.flatMap(({ counts }) => counts).reduce((sum, { count }) => sum + count, 0);
    expect(all).toBe(conflitos.length);
    expect(all).toBeGreaterThan(0);
  });

  test('without leave has the current year and no counts', async () => {
    const ana = await makePerson(t, 'Ana');
    expect(await countsOf(ana)).toEqual({
      year: 2026,
      years: { first: 2026, last: 2026 },
      is_long: false,
      counts: [],
    });
  });
});

describe('a company with more than 2,000 conflicts', () => {
  let ana: Person;
  beforeEach(async () => {
    ana = await makeCompany(300, 8);
  });

  test('is long; its counts by area and month equal those of a join', async () => {
    const expected = new Map<string, number>();
    for (const { area, start } of await joinPairs()) {
      const key = `${area} ${start.slice(0, 7)}`;
      expected.set(key, (expected.get(key) ?? 0) + 1);
    }
    const found = new Map<string, number>();
    for (const year of [2025, 2026, 2027]) {
      const { is_long, counts } = await countsOf(ana, `?year=${year}`);
      expect(is_long).toBe(true);
      for (const { area, month, count } of counts) {
        expect(month.slice(0, 4)).toBe(String(year));
        found.set(`${area} ${month}`, count);
      }
    }
    expect(found).toEqual(expected);
  });

  test('the pages of an area and month hold each of its pairs once, newest first', async () => {
    const { counts } = await countsOf(ana, '?year=2026');
    const [most] = counts.toSorted((a, b) => b.count - a.count);
    const pages = await readMonth(ana, most?.area_id ?? 0, most?.month ?? '');
    expect(pages.length).toBeGreaterThan(2);
    const pairs = pages.flatMap(({ conflicts }) => conflicts);
    expect(pairs).toHaveLength(most?.count ?? 0);
    const key = ({ first, second }: Page['conflicts'][number]) =>
      [first.employee_id, first.start, second.employee_id, second.start].join(' ');
    expect(new Set(pairs.map(key)).size).toBe(pairs.length);
    const starts = pairs.map(({ second }) => second.start);
    expect(starts).toEqual(starts.toSorted().toReversed());
    for (const { first, second } of pairs) {
      expect(first.start <= second.start && first.end >= second.start).toBe(true);
      expect(second.start.slice(0, 7)).toBe(most?.month);
    }
  });

  test('all pairs stream in the specified order, in several pieces and batches', async () => {
    const pieces = await collect(writeConflicts(t.deps.db, 'TODOS'));
    expect(pieces.length).toBeGreaterThan(3);
    const { conflitos } = JSON.parse(pieces.join(''));
    expect(conflitos).toHaveLength((await joinPairs()).length);
    const order = conflitos.map((one: Record<string, string>) => one.DATA_INICIO1);
    expect(order).toEqual(order.toSorted());
  });

  test('batches read each active leave once, also those that start on a batch’s last day', async () => {
    await t.database.pool.query(`
      insert into leaves (employee_id, area_id, type, state, starts_on, ends_on)
      select id, area_id, 'Day Off', 'approved', '2030-01-01', '2030-01-02' from employees`);
    const leaves = (await collect(readActiveLeaves(t.deps.db, 'TODOS'))).flat();
    const { rows } = await t.database.pool.query(`
      select from leaves join employees e on e.id = employee_id
      where state in ('pending', 'approved', 'cancellation_asked') and ativo <> 'N'`);
    expect(leaves).toHaveLength(rows.length);
    expect(leaves.length).toBeGreaterThan(1_500);
  });

  test('between two pieces no connection is in use', async () => {
    const { pool } = t.database;
    const pieces = writeConflicts(t.deps.db, 'TODOS');
    await pieces.next();
    expect(pool.totalCount - pool.idleCount).toBe(0);
    await pieces.return(undefined);
  });

  test('a cursor that was altered or is of another list is refused with a sentence', async () => {
    const { counts } = await countsOf(ana, '?year=2026');
    const at = `/api/conflicts?area=${counts[0]?.area_id}&month=${counts[0]?.month}`;
    const cursors = [
      'x',
      writeCursor('approvals', ['2026-04-01', 1]),
      writeCursor('conflicts', ['2026-04-41', 1, '2026-04-01', 2]),
    ];
    for (const after of cursors) {
      expect(failure(await get(t, ana, `${at}&after=${after}`))).toMatchObject({
        status: 400,
        code: 'invalid_input',
      });
    }
  });

  test('a page whose last leave was deleted goes on after its place', async () => {
    const { counts } = await countsOf(ana, '?year=2026');
    const [most] = counts.toSorted((a, b) => b.count - a.count);
    const at = `/api/conflicts?area=${most?.area_id}&month=${most?.month}`;
    const first = (await get(t, ana, at)).json<Page>();
    const before = (await get(t, ana, `${at}&after=${first.next}`)).json<Page>();
    const [, , id] = first.next?.split('_') ?? [];
    await t.database.pool.query('delete from leaves where id = $1', [id]);
    const after = (await get(t, ana, `${at}&after=${first.next}`)).json<Page>();
    const last = first.conflicts.at(-1)?.second.start ?? '';
    expect(after.conflicts.every(({ second }) => second.start <= last)).toBe(true);
    expect(before.conflicts.length).toBeGreaterThan(0);
  });

  test('an unknown area and a wrong month are refused', async () => {
    expect(failure(await get(t, ana, '/api/conflicts?area=9999&month=2026-04')).status).toBe(404);
    const { area_id } = (await countsOf(ana)).counts[0] as Counts['counts'][number];
    const wrong = await get(t, ana, `/api/conflicts?area=${area_id}&month=2026-13`);
    expect(failure(wrong)).toMatchObject({ status: 400, code: 'invalid_input' });
  });
});
