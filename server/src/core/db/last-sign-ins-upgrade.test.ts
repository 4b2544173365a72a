import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { migrate, migrateTo } from './migrate.ts';

const BEFORE = '0067_chatbot_answers';
const EARLY = '2026-01-05T09:00:00Z';
const LATE = '2026-03-02T09:00:00Z';

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
  await database.db.transaction().execute((tx) => migrateTo(tx, BEFORE));
  await database.pool.query(`
    insert into accounts (id, username, email, password_hash, role) overriding system value
    values (1, 'Ana', 'ana@example.com', '', 'admin'), (2, 'Bia', 'bia@example.com', '', 'admin')`);
});
afterEach(() => database.drop());

/** As servers of any version write it. */
const writeEntry = (account: number, at: string, action = 'sign_in') =>
  database.pool.query(
    `insert into audit_entries (account_id, at, action, actor, address)
     values ($1, $2, $3, 'Somebody', '')`,
    [account, at, action],
  );

async function lastSignIns(): Promise<[number, string][]> {
  const { rows } = await database.pool.query<{ account_id: number; at: Date }>(
    'select account_id, at from last_sign_ins order by account_id',
  );
  return rows.map(({ account_id, at }) => [account_id, at.toISOString().replace('.000', '')]);
}

test('earlier sign-ins are found in the audit log, except those of deleted accounts', async () => {
  await writeEntry(1, LATE);
  await writeEntry(1, EARLY);
  await writeEntry(2, EARLY, 'sign_out');
  await writeEntry(99, LATE);
  await migrate(database.db);
  expect(await lastSignIns()).toEqual([[1, LATE]]);
});

test('a sign-in that an older server writes counts, and the last one is kept until the account is deleted', async () => {
  await migrate(database.db);
  await writeEntry(1, LATE);
  await writeEntry(1, EARLY);
  await writeEntry(2, EARLY);
  await writeEntry(99, LATE);
  expect(await lastSignIns()).toEqual([
    [1, LATE],
    [2, EARLY],
  ]);
  await database.pool.query('delete from accounts where id = 1');
  expect(await lastSignIns()).toEqual([[2, EARLY]]);
});
