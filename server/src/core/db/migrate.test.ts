import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { breaksOlderServers } from './breaks-older-servers.fixture.ts';
import { openDatabase } from './database.ts';
import { DatabaseNewer, migrate } from './migrate.ts';

const directory = new URL('../../../migrations/', import.meta.url);
const files = readdirSync(directory).filter((name) => name.endsWith('.sql'));
const onError = () => undefined;

describe('several servers and one database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  test('if several start at once on an empty database, one migrates and the others wait', async () => {
    const name = `t_${randomBytes(6).toString('hex')}`;
    await database.pool.query(`create database ${name}`);
    const servers = [1, 2, 3].map(() =>
      openDatabase({ ...inject('cluster'), database: name }, { onError }),
    );
    await Promise.all(servers.map(({ db }) => migrate(db)));
    const [first] = servers;
    const done = await first?.pool.query('select name from kysely_migration');
    expect(done?.rowCount).toBe(files.length);
    for (const server of servers) await server.close();
    await database.pool.query(`drop database ${name} with (force)`);
  });

  test('an older server does not start on what a newer one has migrated', async () => {
    const { db, close } = openDatabase(database.connection, { onError });
    await migrate(db);
    await sql`insert into kysely_migration (name, timestamp) values ('9999_later', 'now')`.execute(
      db,
    );
    const messageOf = (remedy?: string) =>
      migrate(db, { remedy }).catch((error: Error) => error.message);
    await expect(migrate(db)).rejects.toBeInstanceOf(DatabaseNewer);
    expect(await messageOf()).toMatch(/^The database .*9999_later.* restore the backup .*\.$/);
    expect(await messageOf('delete ./data')).toMatch(/ \(9999_later\): delete \.\/data\.$/);
    await close();
  });

  test('an older server counts attempts under the former names in the same rows', async () => {
    const { pool } = database;
    await pool.query("insert into counted_attempts (door, at) values ('one', now())");
    expect((await pool.query('select bucket from rate_limit_attempts')).rows).toEqual([
      { bucket: 'one' },
    ]);
    await pool.query("delete from counted_attempts where door = 'one'");
    expect((await pool.query('select id from rate_limit_attempts')).rows).toEqual([]);
  });
});

test('newcomer 5: each migration has a number of its own', () => {
  const numbers = Map.groupBy(files, (name) => name.slice(0, 4));
  const doubled = [...numbers.values()].filter((names) => names.length > 1);
  expect(
    doubled,
    'Two migrations have one number: give the newer one the next free number',
  ).toEqual([]);
  const wrong = files.filter((name) => !/^\d{4}_[a-z\d_]+\.sql$/.test(name));
  expect(wrong, 'A migration is named like 0042_what_it_adds.sql').toEqual([]);
});

describe('a running older server survives every migration since the last release', () => {
  /** The last released migration; those up to it ran without a server. */
  const RELEASED = '0008';
  const since = files.filter((name) => name.slice(0, 4) > RELEASED);

  test('no statement of those files breaks it, except with a stated reason', () => {
    for (const name of since) {
      expect(breaksOlderServers(readFileSync(new URL(name, directory), 'utf8')), name).toEqual([]);
    }
  });

  test.each([
    'DROP TABLE leaves;',
    'ALTER TABLE leaves DROP COLUMN days;',
    'alter table leaves\n  drop days;',
    'ALTER TABLE leaves RENAME COLUMN days TO length;',
    'ALTER TABLE leaves RENAME TO absences;',
    'ALTER TABLE leaves ALTER COLUMN days TYPE text;',
    'ALTER TABLE leaves ALTER note SET NOT NULL;',
    'ALTER TABLE leaves ALTER COLUMN note DROP DEFAULT;',
    'ALTER TABLE leaves ADD COLUMN why text NOT NULL;',
    'ALTER TABLE leaves ADD CONSTRAINT short CHECK (days < 9);',
    'CREATE UNIQUE INDEX once ON leaves (employee_id);',
    'TRUNCATE leaves;',
    'DELETE FROM leaves;',
    'DROP VIEW something;',
    'ALTER TABLE new_one ADD COLUMN a text; -- nothing wrong\nDROP FUNCTION f();',
    '-- contract:\nDROP TABLE leaves;',
  ])('%s is seen', (text) => {
    expect(breaksOlderServers(text)).toHaveLength(1);
  });

  test.each([
    'CREATE TABLE more (id bigint PRIMARY KEY, why text NOT NULL);',
    'ALTER TABLE leaves ADD COLUMN why text;',
    "ALTER TABLE leaves ADD COLUMN why text NOT NULL DEFAULT '';",
    'CREATE INDEX by_day ON leaves (starts_on);',
    'CREATE TABLE more (id bigint);\nCREATE UNIQUE INDEX once ON more (id);',
    '-- We do not DROP TABLE leaves here.\nCREATE INDEX by_day ON leaves (starts_on);',
    "COMMENT ON TABLE leaves IS 'never DROP TABLE leaves;';",
    '-- contract: no server since 1.4 reads it.\nDROP TABLE old_things;',
  ])('%s is not', (text) => {
    expect(breaksOlderServers(text)).toEqual([]);
  });
});
