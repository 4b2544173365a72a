import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { prepareDatabase } from './prepare-database.ts';

const onError = () => undefined;

let database: TestDatabase;

beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

test('two servers that start on a firm’s database together turn off its JIT compiler', async () => {
  const { connection } = database;
  expect((await database.pool.query('show jit')).rows).toEqual([{ jit: 'on' }]);
  const prepare = () => prepareDatabase({ connection, owner: connection }, { onError });
  await Promise.all([prepare(), prepare()]);
  const server = openDatabase(connection, { onError });
  try {
    expect((await server.pool.query('show jit')).rows).toEqual([{ jit: 'off' }]);
    await prepare();
  } finally {
    await server.close();
  }
});
