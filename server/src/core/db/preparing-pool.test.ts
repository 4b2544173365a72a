import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';

let database: TestDatabase;
const opened: Database[] = [];

function openOne(prepare?: boolean): Database {
  const one = openDatabase(database.connection, {
    max: 1,
    onError: () => undefined,
    ...(prepare !== undefined && { prepare }),
  });
  opened.push(one);
  return one;
}

const prepared = async ({ pool }: Database) => {
  const { rows } = await pool.query('select statement from pg_prepared_statements order by name');
  return rows.map(({ statement }) => statement as string);
};

const ask = ({ db }: Pick<Database, 'db'>, id: number) =>
  sql<object>`select * from things where id = ${id}`.execute(db).then(({ rows }) => rows);

async function askOften(one: Database, times = 6): Promise<void> {
  for (let n = 0; n < times; n += 1) await ask(one, 1);
}

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.pool.query(
    'drop table if exists things; create table things (id int, what text); insert into things values (1, $$a$$)',
  );
});
afterAll(async () => {
  for (const { close } of opened) await close();
  await database.drop();
});

describe('frequent statements are prepared', () => {
  test('from the fourth time on, and not before', async () => {
    const one = openOne();
    await askOften(one, 3);
    expect(await prepared(one)).toEqual([]);
    await askOften(one, 3);
    expect(await prepared(one)).toEqual(['select * from things where id = $1']);
    expect(await ask(one, 1)).toEqual([{ id: 1, what: 'a' }]);
    expect(await ask(one, 2)).toEqual([]);
  });

  test('another connection prepares a frequent statement at once', async () => {
    const two = openDatabase(database.connection, { max: 2, onError: () => undefined });
    opened.push(two);
    const many = sql<{ pid: number; names: string[] }>`
      select pg_backend_pid() as pid, pg_sleep(${0.05})::text,
        array(select name from pg_prepared_statements) as names`;
    for (let n = 0; n < 4; n += 1) await many.execute(two.db);
    const both = await Promise.all([many.execute(two.db), many.execute(two.db)]);
    const names = both.flatMap(({ rows }) => rows.map((row) => row.names));
    expect(new Set(both.map(({ rows }) => rows[0]?.pid)).size).toBe(2);
    expect(names.map((list) => list.length)).toEqual([1, 1]);
  });

  test('no more than 200 of them, and nothing without values', async () => {
    const one = openOne();
    for (let kind = 0; kind < 210; kind += 1) {
      for (let n = 0; n < 5; n += 1) {
        await sql`select ${sql.lit(kind)}::int as n where ${n} > 0`.execute(one.db);
      }
    }
    for (let n = 0; n < 5; n += 1) await sql`select 1 as without_values`.execute(one.db);
    const all = await prepared(one);
    expect(all).toHaveLength(200);
    expect(all.filter((text) => text.includes('without_values'))).toEqual([]);
  });

  test('DATABASE_PREPARE=off: none', async () => {
    const one = openOne(false);
    await askOften(one);
    expect(await prepared(one)).toEqual([]);
  });
});

describe('what was prepared is gone, or is another’s by now', () => {
  test.each(['discard all', 'deallocate all'])('after %s it is prepared again', async (command) => {
    const one = openOne();
    await askOften(one);
    await one.pool.query(command);
    expect(await ask(one, 1)).toEqual([{ id: 1, what: 'a' }]);
    expect(await prepared(one)).toEqual(['select * from things where id = $1']);
  });

  test('after a migration that changes its rows', async () => {
    const one = openOne();
    await askOften(one);
    await database.pool.query('alter table things add column more int default 7');
    expect(await ask(one, 1)).toEqual([{ id: 1, what: 'a', more: 7 }]);
    expect(await prepared(one)).toHaveLength(1);
  });

  test('within a transaction, this one fails as a whole, and the next is done', async () => {
    const one = openOne();
    await askOften(one);
    await database.pool.query('alter table things alter column what type varchar(9)');
    const inTransaction = () =>
      one.db.transaction().execute(async (tx) => {
        await sql`insert into things values (${2}, ${'b'})`.execute(tx);
        return ask({ db: tx }, 1);
      });
    await expect(inTransaction()).rejects.toMatchObject({ code: '0A000' });
    expect(await inTransaction()).toEqual([{ id: 1, what: 'a' }]);
    const { rows } = await one.pool.query('select count(*)::int as n from things');
    expect(rows).toEqual([{ n: 2 }]);
  });

  test('also where it is the first of its transaction, sent right behind `begin`', async () => {
    const one = openOne();
    await askOften(one);
    await database.pool.query('alter table things add column later int');
    const first = () => one.db.transaction().execute((tx) => ask({ db: tx }, 1));
    await expect(first()).rejects.toMatchObject({ code: '0A000' });
    expect(await first()).toEqual([{ id: 1, what: 'a', later: null }]);
    expect(one.pool.idleCount).toBe(1);
  });

  test('a transaction whose connection is gone says so, and the next is done', async () => {
    const one = openOne();
    const { rows } = await one.pool.query('select pg_backend_pid() as pid');
    await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
    const first = () => one.db.transaction().execute((tx) => ask({ db: tx }, 1));
    // The error depends on the moment; each of these becomes a 503 (S19).
    const gone = /ECONNRESET|EPIPE|57P01|Connection terminated|not queryable|Client was closed/;
    await first().catch((error: Error & { code?: string }) => {
      expect(`${error.code} ${error.message}`).toMatch(gone);
    });
    await expect.poll(() => first().catch(() => null)).toEqual([{ id: 1, what: 'a' }]);
  });

  test('any other failure is rethrown unchanged', async () => {
    const one = openOne();
    await askOften(one);
    await database.pool.query('drop table things');
    await expect(ask(one, 1)).rejects.toMatchObject({ code: '42P01' });
  });
});
