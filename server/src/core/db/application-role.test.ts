import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startJobs } from '../jobs/jobs.ts';
import { defineTaskQueue } from '../jobs/queue.ts';
import { APPLICATION_ROLE } from './application-role.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { prepareDatabase } from './prepare-database.ts';

const onError = () => undefined;
const QUEUE = defineTaskQueue('of-the-test');

let database: TestDatabase;

beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

test('S16: a database that an older server made is handed over, with its waiting jobs', async () => {
  // Older servers did everything as the owner.
  await migrate(database.db);
  const older = await startJobs({ connection: database.connection, queues: [QUEUE], onError });
  await database.db.transaction().execute((tx) => older.send(tx, QUEUE, null));
  await older.stop();

  const owner = database.connection;
  const connection = { ...owner, user: APPLICATION_ROLE };
  await prepareDatabase({ connection, owner }, { onError });
  await prepareDatabase({ connection, owner }, { onError });

  const { rows } = await database.pool.query(`
    select relname as name from pg_class where relnamespace = 'pgboss'::regnamespace
      and relowner <> '${APPLICATION_ROLE}'::regrole
    union all select proname from pg_proc where pronamespace = 'pgboss'::regnamespace
      and proowner <> '${APPLICATION_ROLE}'::regrole
    union all select typname from pg_type where typnamespace = 'pgboss'::regnamespace
      and typowner <> '${APPLICATION_ROLE}'::regrole`);
  expect(rows).toEqual([]);

  const jobs = await startJobs({ connection, createSchema: false, queues: [QUEUE], onError });
  const application = openDatabase(connection, { onError });
  try {
    const done = new Promise((resolve) => jobs.work(QUEUE, async () => resolve('done')));
    expect(await done).toBe('done');
    expect(await application.db.selectFrom('ledger_entries').selectAll().execute()).toEqual([]);
  } finally {
    await jobs.stop();
    await application.close();
  }
});
