import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { migrate, migrateTo } from './migrate.ts';

const BEFORE = '0046_vacation_due_snapshots';

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
  await database.db.transaction().execute((tx) => migrateTo(tx, BEFORE));
  await database.pool.query(`
    insert into revenue_targets (month, goal, actual, updated_at, updated_by) values
      (1, 100, 90, '2026-01-01T02:59:59Z', 'Ana'), (2, 200, 0, '2026-01-01T03:00:00Z', 'Bia'),
      (3, 300, 7, '1970-01-01T00:00:00Z', 'Ana'), (11, 400, 0, '2026-01-09T12:00:00Z', 'Bia'),
      (12, 500, 8, '2026-01-09T12:00:00Z', 'Bia');
    insert into monthly_images (month, file_key, updated_at, updated_by) values
      (1, 'one.webp', '2026-01-01T02:59:59Z', 'Ana'), (2, 'two.webp', '2026-02-01T03:00:00Z', 'Ana'),
      (12, 'twelve.webp', '2026-01-09T12:00:00Z', 'Bia')`);
});
afterEach(() => database.drop());

const read = async (text: string) => (await database.pool.query(text)).rows;
const targets = () =>
  read('select year, month, goal, actual, updated_by as by from revenue_targets order by month');
const yearsOf = async (table: string) =>
  (await read(`select year from ${table} order by month`)).map(({ year }) => year);

test('D54: figures and pictures get the year of their last change in the company’s time zone', async () => {
  await migrate(database.db, { timeZone: 'America/Sao_Paulo' });
  expect(await targets()).toEqual([
    { year: 2025, month: 1, goal: 100, actual: 90, by: 'Ana' },
    { year: 2026, month: 2, goal: 200, actual: 0, by: 'Bia' },
    // A server's clock was wrong.
    { year: 2000, month: 3, goal: 300, actual: 7, by: 'Ana' },
    // A goal is set ahead, and revenue is entered afterwards.
    { year: 2026, month: 11, goal: 400, actual: 0, by: 'Bia' },
    { year: 2025, month: 12, goal: 500, actual: 8, by: 'Bia' },
  ]);
  expect(await read('select year, month, file_key from monthly_images order by month')).toEqual([
    { year: 2025, month: 1, file_key: 'one.webp' },
    { year: 2026, month: 2, file_key: 'two.webp' },
    { year: 2025, month: 12, file_key: 'twelve.webp' },
  ]);
});

test.each([
  ['Pacific/Auckland', [2026, 2026, 2000, 2026, 2025], [2026, 2026, 2025]],
  ['Pacific/Honolulu', [2025, 2025, 2000, 2026, 2025], [2025, 2025, 2025]],
  ['Atlantis/Unknown', [2026, 2026, 2000, 2026, 2025], [2026, 2026, 2025]],
  [undefined, [2025, 2026, 2000, 2026, 2025], [2025, 2026, 2025]],
])('in %s', async (timeZone, years, yearsOfPictures) => {
  await migrate(database.db, { timeZone });
  expect(await yearsOf('revenue_targets')).toEqual(years);
  expect(await yearsOf('monthly_images')).toEqual(yearsOfPictures);
});

test('an older server reads on; its changes fail and store nothing', async () => {
  await migrate(database.db);
  const before = await targets();
  expect(await read('select month, goal, actual from revenue_targets')).toHaveLength(5);
  const write = read(`
    insert into revenue_targets (month, goal, actual, updated_by) values (1, 5, 5, 'Old')
    on conflict (month) do update set goal = 5`);
  await expect(write).rejects.toThrow('no unique or exclusion constraint');
  expect(await targets()).toEqual(before);
});
