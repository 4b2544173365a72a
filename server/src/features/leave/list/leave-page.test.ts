import { LIST_PAGE, MAX_WHOLE_LIST } from '@intranet/contract/core/list-page.ts';
import { LEAVE_SORTS, type LeavePage } from '@intranet/contract/leave/list-endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeCursor } from '#core/db/cursor.ts';
import { failure, get, setClock } from '../../../testing/calls.ts';
import { makeLeave, makePerson, type Person } from '../../../testing/factories.ts';
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
const list = (query: Query) => requestPage(t, ana, '/api/leaves', query);
const page = (query: Query = {}) => readPage<LeavePage>(t, ana, '/api/leaves', query);
const idsOf = ({ rows }: LeavePage) => rows.map(({ id }) => id);

/** Each person has a leave of one day on every third day, in all states and types. */
async function makeLongList(people = 30, each = 75): Promise<void> {
  await t.database.pool.query(
    `insert into employees (name, area_id, cargo, accrues_after)
     select case when n % 3 = 0 then 'Ávila ' else 'bruno ' end || n, areas.id,
       (array['Head', 'Junior Assist', 'Senior Assist'])[n % 3 + 1], '2026-01-01'
     from generate_series(1, $1) n join areas on areas.name = 'Legal'`,
    [people],
  );
  await t.database.pool.query(
    `insert into leaves (employee_id, area_id, type, starts_on, ends_on, state)
     select e.id, e.area_id, (array['Vacation', 'Day Off', 'Wedding Leave'])[n % 3 + 1],
       date '2026-01-01' + 3 * n, date '2026-01-01' + 3 * n,
       (array['approved', 'pending', 'rejected', 'cancellation_asked', 'withdrawn'])[n % 5 + 1]
     from employees e cross join generate_series(1, $1) n where e.name <> 'Ana'`,
    [each],
  );
}

const walk = (query: Query) =>
  walkPages(
    (more) => page({ ...query, ...more }),
    ({ id }) => id,
  );

test('browsers read a short list whole', async () => {
  await makeLeave(t, ana, '2026-04-01', '2026-04-02');
  const lists = async () => (await get(t, ana, '/api/long-lists')).json();
  expect(await lists()).toEqual({ lists: [] });
  await makeLongList(45);
  expect(await lists()).toEqual({ lists: ['leaves'] });
});

describe('a long list comes in pages', () => {
  // 75 leaves of 45 people, of which a fifth were withdrawn.
  beforeEach(() => makeLongList(45));

  test('the first page, in the usual order', async () => {
    const first = await page();
    expect(first.total).toBeGreaterThan(MAX_WHOLE_LIST);
    expect(first.found).toBe(first.total);
    expect(first.rows).toHaveLength(LIST_PAGE);
    expect(first.previous).toBeNull();
    expect(first.rows[0]).toEqual({
      id: expect.any(Number),
      employee_id: expect.any(Number),
      NOME: expect.any(String),
      AREA: 'Legal',
      CARGO: expect.any(String),
      DATA_INICIO: '2026-08-14',
      DATA_FIM: '2026-08-14',
      LEAVE_TYPE: expect.any(String),
      utilizado: 'N',
      STATUS: expect.any(String),
    });
  });

  test.each(LEAVE_SORTS)('by %s, each entry comes once, forwards and back', async (sort) => {
    const { total } = await page();
    const direction = sort === 'start' || sort === 'type' ? 'desc' : 'asc';
    const { there, back } = await walk({ sort: `${sort}:${direction}` });
    expect(new Set(there).size).toBe(total);
    expect(there).toHaveLength(total);
    expect(back).toEqual(there);
  });

  test('names are sorted without regard to accents and letter case', async () => {
    const { rows } = await page({ sort: 'name:asc' });
    expect(rows[0]?.NOME).toMatch(/^Ávila/);
    const last = await page({ sort: 'name:desc' });
    expect(last.rows[0]?.NOME).toMatch(/^bruno/);
  });

  test.each<[Query, string]>([
    [{ name: 'AVILA' }, "e.name like 'Ávila%'"],
    [{ name: 'vila 3' }, "e.name like '%vila 3%'"],
    [{ name: '%' }, 'false'],
    [{ name: '_' }, 'false'],
    [{ area: 'Legal' }, 'true'],
    [{ area: 'Nowhere' }, 'false'],
    [{ approved: 'yes' }, "l.state in ('approved', 'cancellation_asked')"],
    [{ type: 'Day Off' }, "l.type = 'Day Off'"],
    [{ position: 'Head' }, "e.cargo = 'Head'"],
    [{ status: 'S' }, "l.state in ('approved', 'cancellation_asked') and l.ends_on < '2026-03-02'"],
    [
      { status: 'N' },
      "(l.state not in ('approved', 'cancellation_asked') or l.ends_on >= '2026-03-02')",
    ],
    [
      { from: '2026-05-01', to: '2026-05-31' },
      "l.starts_on >= '2026-05-01' and l.ends_on <= '2026-05-31'",
    ],
    [{ when: 'upcoming' }, "l.ends_on >= '2026-03-02'"],
    [{ when: 'past' }, "l.ends_on < '2026-03-02'"],
    [
      { name: 'bruno', type: 'Vacation', when: 'past' },
      "e.name like 'bruno%' and l.type = 'Vacation' and l.ends_on < '2026-03-02'",
    ],
  ])('filters by %o', async (query, condition) => {
    const { rows } = await t.database.pool.query(
      `select l.id::int from leaves l join employees e on e.id = l.employee_id
       where l.state <> 'withdrawn' and ${condition} order by l.starts_on desc, l.id desc`,
    );
    const { found, total } = await page(query);
    expect(found).toBe(rows.length);
    expect(total).toBeGreaterThan(MAX_WHOLE_LIST);
    expect((await walk(query)).there).toEqual(rows.map(({ id }) => id));
  });

  test('entries added and deleted meanwhile neither repeat nor hide others', async () => {
    const first = await page();
    const last = first.rows.at(-1);
    await t.database.pool.query('delete from leaves where id = $1', [last?.id]);
    const added = await makeLeave(t, ana, '2027-01-01', '2027-01-02');
    const { rows } = await t.database.pool.query(
      `select id::int from leaves where state <> 'withdrawn'
       and (starts_on, id) < ($1, $2) order by starts_on desc, id desc limit ${LIST_PAGE}`,
      [last?.DATA_INICIO, last?.id],
    );
    const second = await page({ after: first.next ?? '' });
    expect(idsOf(second)).toEqual(rows.map(({ id }) => id));
    const back = await page({ before: second.previous ?? '' });
    expect(idsOf(back)).toEqual([added, ...idsOf(first).slice(0, -1)]);
  });

  test.each([
    ['of another list', writeCursor('employees', ['start:desc', '2026-05-01', 1])],
    ['of another sort', writeCursor('leaves', ['start:asc', '2026-05-01', 1])],
    ['with a key of another type', writeCursor('leaves', ['start:desc', 5, 1])],
    ['with a day that does not exist', writeCursor('leaves', ['start:desc', '2026-02-31', 1])],
    ['with an id that is no number', writeCursor('leaves', ['start:desc', '2026-05-01', 'x'])],
    ['that is no JSON', Buffer.from('start').toString('base64url')],
    ['that is empty', ''],
  ])('a cursor %s is refused with a sentence', async (_, after) => {
    expect(failure(await list({ after }))).toEqual(NO_SUCH_PAGE);
  });

  test('an export reads more at once', async () => {
    const { rows, next } = await page({ limit: '500' });
    expect(rows).toHaveLength(500);
    expect(idsOf(await page({ after: next ?? '' }))).not.toContain(rows.at(-1)?.id);
    expect((await list({ limit: '2001' })).statusCode).toBe(400);
  });

  test('a cursor with other letters is no cursor', async () => {
    expect((await list({ after: "' or 1=1" })).statusCode).toBe(400);
  });
});
