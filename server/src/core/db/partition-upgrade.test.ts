import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { migrate, migrateTo } from './migrate.ts';

const BEFORE = '0038_balance_snapshots';

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
  await database.db.transaction().execute((tx) => migrateTo(tx, BEFORE));
});
afterEach(() => database.drop());

const read = async (text: string) => (await database.pool.query(text)).rows;

const fill = (times: string) =>
  database.pool.query(`
    insert into audit_entries (at, actor, action, detail)
      select ${times}, 'Ana', 'sign_in', '{"days": 2}' from generate_series(1, 50) n;
    insert into mail_outbox (created_at, recipient, subject, content_sealed, about)
      select ${times}, 'ana@acme.example', 'Hello', '\\x01', 'step 1' from generate_series(1, 50) n;
    -- The newest email was dropped. Its id isn't used again.
    delete from mail_outbox where id = 50;
    begin; set local session_replication_role = replica;
    insert into decision_tokens (token_hash, leave_id, version, account_id, expires_at, mail_id)
      values ('one', 1, 1, 1, now(), 1), ('two', 1, 1, 1, now(), 2);
    commit;`);

const contents = async (table: string) =>
  (await read(`select t::text as row from ${table} t order by id`)).map(({ row }) => row);
const nodeOf = async (table: string) =>
  (await read(`select pg_relation_filenode('${table}') as n`))[0].n;

test.each([
  ['past', "now() - n * interval '1 day'"],
  ['future', "now() + n * interval '10 days'"],
])('rows of the %s become the first partition without being copied', async (_, times) => {
  await fill(times);
  const tables = ['audit_entries', 'mail_outbox'];
  const before = await Promise.all(tables.map(contents));
  const nodes = await Promise.all(tables.map(nodeOf));
  const indexes = await nodeOf('audit_entries_at');
  await migrate(database.db);
  expect(await Promise.all(tables.map(contents))).toEqual(before);
  expect(await Promise.all(tables.map((table) => contents(`${table}_first`)))).toEqual(before);
  expect(await Promise.all(tables.map((table) => nodeOf(`${table}_first`)))).toEqual(nodes);
  expect(await nodeOf('audit_entries_first_at')).toBe(indexes);
});

test('ids go on, and statements of an older server do the same as before', async () => {
  await fill("now() - n * interval '1 day'");
  await migrate(database.db);
  const insertMail = `insert into mail_outbox (recipient, subject, content_sealed)
    values ('bia@acme.example', 'Hello', '') returning id`;
  expect(await read(insertMail)).toEqual([{ id: 51 }]);
  const insertEntry =
    "insert into audit_entries (actor, action) values ('Bia', 'sign_out') returning id";
  expect(await read(insertEntry)).toEqual([{ id: 51 }]);
  await read(`delete from mail_outbox where id in (
    select id from mail_outbox where about = 'step 1' and state = 'queued' for update skip locked)`);
  // A link was deleted with its email by a foreign key.
  expect(await read('select from decision_tokens')).toEqual([]);
  expect(await read('select id from mail_outbox')).toEqual([{ id: 51 }]);
});

test('an empty database has the same tables and no ids yet', async () => {
  await migrate(database.db);
  expect(
    await read("insert into audit_entries (actor, action) values ('Bia', 'sign_out') returning id"),
  ).toEqual([{ id: 1 }]);
  expect(
    await read(
      "select last_value from pg_sequences where last_value is not null and sequencename like 'mail%'",
    ),
  ).toEqual([]);
});

test('the names of a large log are indexed after the upgrade, and those of other partitions by it', async () => {
  const partitionsWithout = () =>
    read(`
      select c.relname as name from pg_inherits join pg_class c on c.oid = inhrelid
      where inhparent = 'audit_entries'::regclass and not exists (
        select from pg_index where indrelid = c.oid and pg_get_indexdef(indexrelid) like '%gin_trgm_ops%'
      )`);
  const isValid = () =>
    read(
      "select indisvalid as valid from pg_index where indexrelid = 'audit_entries_people'::regclass",
    );
  await database.pool.query(`
    insert into audit_entries (actor, action, subject)
    select 'Ana Ávila ' || n, 'sign_in', repeat('x', 200) from generate_series(1, 20000) n`);
  await migrate(database.db);
  expect(await partitionsWithout()).toEqual([{ name: 'audit_entries_first' }]);
  expect(await isValid()).toEqual([{ valid: false }]);
  const everything = 'select index_audit_entries(1000000000)';
  await read(everything);
  await read(everything);
  expect(await partitionsWithout()).toEqual([]);
  expect(await isValid()).toEqual([{ valid: true }]);
});
