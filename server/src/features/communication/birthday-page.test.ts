import {
  BIRTHDAY_SORTS,
  type Birthday,
  type BirthdayPage,
} from '@intranet/contract/communication/endpoints.ts';
import { LIST_PAGE } from '@intranet/contract/core/list-page.ts';
import { beforeEach, expect, test } from 'vitest';
import { writeCursor } from '#core/db/cursor.ts';
import { failure, get, setClock } from '../../testing/calls.ts';
import { makePerson, type Person } from '../../testing/factories.ts';
import {
  NO_SUCH_PAGE,
  type PageQuery,
  readPage,
  requestPage,
  walkPages,
} from '../../testing/list-pages.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
let nora: Person;

/** A Wednesday, whose week begins on 16 November. Every tenth person has left, every fifth has no birthday. */
beforeEach(async () => {
  await setClock(t, '2026-11-18');
  nora = await makePerson(t, 'Nora', { role: 'tudo_menos_fin' });
  await t.database.pool.query(
    `insert into employees (name, area_id, cargo, ativo, birth_date, accrues_after)
     select case when n % 3 = 0 then 'Ávila ' else 'bruno ' end || n, areas.id, 'Junior Assist',
       case when n % 10 = 0 then 'N' else 'S' end,
       case when n % 5 > 0 then date '1990-01-01' + n * 3 end, '2026-01-01'
     from generate_series(1, 250) n join areas on areas.name = 'Finance'`,
  );
});

const page = (query: PageQuery = {}) => readPage<BirthdayPage>(t, nora, '/api/birthdays', query);
const walk = (query: PageQuery) =>
  walkPages(
    (more) => page({ ...query, ...more }),
    ({ employee_id }) => employee_id,
  );
const whole = async (): Promise<Birthday[]> =>
  (await get(t, nora, '/api/list_birthdays')).json().birthdays;

test('pitfall 21: the pages have what /api/list_birthdays has, and its permissions (D4)', async () => {
  const all = await whole();
  const { rows, total, found } = await page({ limit: '2000' });
  expect([total, found]).toEqual([all.length, all.length]);
  expect(new Set(rows)).toEqual(new Set(all));
  expect(rows.filter(({ can_edit }) => can_edit).map(({ name }) => name)).toEqual(['Nora']);
  expect((await page()).rows).toHaveLength(LIST_PAGE);
});

test.each(BIRTHDAY_SORTS)('by %s, each person comes once, forwards and back', async (sort) => {
  const { total } = await page();
  for (const direction of ['asc', 'desc']) {
    const { there, back } = await walk({ sort: `${sort}:${direction}` });
    expect(new Set(there).size).toBe(total);
    expect(there).toHaveLength(total);
    expect(back).toEqual(there);
  }
});

const days = async (query: PageQuery) => {
  const byId = new Map((await whole()).map((row) => [row.employee_id, row.birthday.slice(5)]));
  return (await walk(query)).there.map((id) => byId.get(id) ?? '');
};

test('by day of the year from this week on; missing birthdays last in both directions', async () => {
  const known = (await whole()).map(({ birthday }) => birthday.slice(5)).filter(Boolean);
  const sorted = known.toSorted();
  const from = (first: string) => [
    ...sorted.filter((day) => day >= first),
    ...sorted.filter((day) => day < first),
  ];
  const up = await days({});
  expect(up.slice(0, known.length)).toEqual(from('11-16'));
  expect(new Set(up.slice(known.length))).toEqual(new Set(['']));
  const down = await days({ sort: 'birthday:desc' });
  expect(down.slice(0, known.length)).toEqual(from('11-16').toReversed());
  await setClock(t, '2026-01-07');
  expect((await days({})).slice(0, known.length)).toEqual(from('01-05'));
});

test('of a month by day, also of the month of this week', async () => {
  for (const month of ['2', '11']) {
    const wanted = (await whole())
      .map(({ birthday }) => birthday.slice(5))
      .filter((day) => Number(day.slice(0, 2)) === Number(month))
      .toSorted();
    expect(wanted.length).toBeGreaterThan(5);
    expect(await days({ month })).toEqual(wanted);
    expect((await page({ month })).found).toBe(wanted.length);
  }
  expect(failure(await requestPage(t, nora, '/api/birthdays', { month: '13' })).status).toBe(400);
});

test('by a part of the name, without regard to accents', async () => {
  const { rows } = await page({ name: 'AVILA', limit: '2000' });
  const wanted = (await whole()).filter(({ name }) => name.startsWith('Ávila'));
  expect(new Set(rows)).toEqual(new Set(wanted));
});

test('a cursor of another list is refused with a sentence', async () => {
  const after = writeCursor('employees', ['name:asc', 'a', 1]);
  expect(failure(await requestPage(t, nora, '/api/birthdays', { after }))).toMatchObject(
    NO_SUCH_PAGE,
  );
});
