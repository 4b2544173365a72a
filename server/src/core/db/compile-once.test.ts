import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { compileOnce, type Values } from './compile-once.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a query is compiled once, and run with the values of each call', async () => {
  let built = 0;
  const select = compileOnce((db, value: Values<{ name: string; least: number }>) => {
    built += 1;
    return db
      .selectNoFrom([sql<string>`${value('name')}::text`.as('name')])
      .where(sql<boolean>`${value('least')}::int > 2 and ${'fixed'}::text = 'fixed'`)
      .where(sql<boolean>`${value('name')}::text <> 'nobody'`);
  });
  const { db } = database;
  expect(await select(db, { name: 'Ana', least: 3 })).toEqual([{ name: 'Ana' }]);
  expect(await select(db, { name: 'Bia', least: 3 })).toEqual([{ name: 'Bia' }]);
  expect(await select(db, { name: 'Bia', least: 2 })).toEqual([]);
  expect(await select(db, { name: 'nobody', least: 3 })).toEqual([]);
  await db.transaction().execute(async (tx) => {
    expect(await select(tx, { name: 'Caio', least: 9 })).toEqual([{ name: 'Caio' }]);
  });
  expect(built).toBe(1);
});
