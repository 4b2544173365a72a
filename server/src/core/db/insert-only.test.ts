import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, test } from 'vitest';
import { addEntry } from '#features/vault/vault.fixture.ts';
import { get, post, requestLeave } from '../../testing/calls.ts';
import { makePerson } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { APPLICATION_ROLE } from './application-role.ts';

const t = useTestApp();
/** Tables with the column that names the actor. */
const TABLES = [
  ['announcement_confirmations', 'confirmed_by'],
  ['audit_entries', 'actor'],
  ['leave_events', 'actor'],
  ['ledger_entries', 'actor'],
  ['link_changes', 'changed_by'],
  ['vault_readings', 'reader'],
] as const;
const NAMES = TABLES.map(([name]) => name);

/** Writes a row to each table through the product. */
async function fill(): Promise<void> {
  const ada = await makePerson(t, 'Ada', { role: 'admin', balance: 20 });
  await makePerson(t, 'Hugo', { cargo: 'Head' });
  const requested = await requestLeave(t, ada, '2026-04-06', '2026-04-07');
  expect(requested.statusCode, requested.body).toBe(200);
  await addEntry(t, ada);
  const days = { from: '2026-03-02', until: null, confirm_by: '2026-03-05' };
  const announcement = { title: 'News', text: 'Read me', readers: null, pinned: false, ...days };
  const { id } = (await post(t, ada, '/api/announcements', announcement)).json();
  const { announcements } = (await get(t, ada, '/api/announcements')).json();
  const { text_hash } = announcements[0];
  await post(t, ada, `/api/announcements/${id}/confirmation`, { text_hash });
  const address = { newLinkWeekly: 'https://reports.example/' };
  await post(t, ada, '/api/atualizar-link-weekly', address);
}

const contentOf = async (table: string) =>
  (await t.database.pool.query(`select t::text as row from ${table} t order by 1`)).rows;

test('S16: these tables are insert-only, and no others', async () => {
  const { rows } = await t.database.pool.query(
    `select distinct coalesce(pg_partition_root(tgrelid), tgrelid)::regclass::text as name, tgenabled
     from pg_trigger where tgfoid = 'refuse_change'::regproc order by 1`,
  );
  expect(rows).toEqual(NAMES.map((name) => ({ name, tgenabled: 'O' })));
});

test.each(TABLES)(
  'S16: %s refuses UPDATE, DELETE, MERGE and TRUNCATE, even by its owner',
  async (table, who) => {
    await fill();
    const before = await contentOf(table);
    expect(before.length).toBeGreaterThan(0);
    for (const statement of [
      `update ${table} set ${who} = 'Mallory'`,
      // A statement that matches nothing, and one for a single row, are refused too.
      `update ${table} set ${who} = ${who} where false`,
      `delete from ${table} where id = (select min(id) from ${table})`,
      `merge into ${table} t using (select 1) s on true when matched then delete`,
      `insert into ${table} overriding system value select * from ${table}
         on conflict (id) do update set ${who} = 'Mallory'`,
      `truncate ${table} cascade`,
    ]) {
      // The role of an installation with DATABASE_URL, which owns its tables.
      await expect(t.database.pool.query(statement), statement).rejects.toThrow(
        // An id is unique in each partition only, so that ON CONFLICT has no constraint to name.
        /insert-only|no unique .* matching the ON CONFLICT/,
      );
    }
    expect(await contentOf(table)).toEqual(before);
  },
);

test.each(TABLES)(
  'S16, security “not covered”: the application’s role can’t change %s or remove its trigger',
  async (table, who) => {
    await fill();
    const before = await contentOf(table);
    const client = new pg.Client(t.database.application);
    await client.connect();
    try {
      // A warning, without effect.
      await client.query(`grant update, delete on ${table} to current_user`);
      for (const statement of [
        `update ${table} set ${who} = 'Mallory'`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
        `drop trigger ${table}_insert_only on ${table}`,
        `alter table ${table} disable trigger ${table}_insert_only`,
        `alter table ${table} disable trigger all`,
        `alter table ${table} owner to current_user`,
        `drop table ${table} cascade`,
        `create trigger mine before insert on ${table} execute function refuse_change()`,
        'drop function refuse_change cascade',
        `create or replace function refuse_change() returns trigger language plpgsql as
         'begin return new; end'`,
        'set session_replication_role = replica',
        'set role postgres',
        'set session authorization postgres',
        `alter role ${APPLICATION_ROLE} superuser`,
        'create schema postgres',
        'create function public.mine() returns int language sql as $$ select 1 $$',
      ]) {
        await expect(client.query(statement), statement).rejects.toThrow(
          /permission denied|must be owner/,
        );
      }
    } finally {
      await client.end();
    }
    expect(await contentOf(table)).toEqual(before);
  },
);

test('S16: deleting the account, employee or entry keeps their rows', async () => {
  await fill();
  const before = await Promise.all(NAMES.map(contentOf));
  for (const owner of ['accounts', 'employees', 'leaves', 'vault_entries', 'links']) {
    await t.database.pool.query(`delete from ${owner}`).catch((error: Error) => {
      expect(error.message).toMatch(/insert-only|violates foreign key/);
    });
  }
  const ids = (rows: { row: string }[]) => rows.map(({ row }) => row.split(',')[0]);
  const after = await Promise.all(NAMES.map(contentOf));
  expect(after.map(ids)).toEqual(before.map(ids));
});

/** Restoring fills an empty database only. */
const RESTORES = ['../backup/src/tables.ts'];

test('S16: only a restore disables these triggers', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const files = globSync(
    ['{src,seed}/**/*.ts', 'migrations/*.sql', '../{backup,scripts}/**/*.ts'],
    {
      cwd: root,
      exclude: ['src/testing/**', '**/*.test.ts'],
    },
  );
  expect(files.length).toBeGreaterThan(300);
  const resting =
    /session_replication_role|disable\s+trigger|drop\s+trigger|drop\s+function\s+refuse_change/i;
  const found = files.filter((file) => resting.test(readFileSync(`${root}/${file}`, 'utf8')));
  expect(found).toEqual(RESTORES);
});
