import type pg from 'pg';

export interface Table {
  name: string;
  /** Generated columns are left out, because PostgreSQL computes them again. */
  columns: string[];
}

export type Sequence = { name: string; lastValue: string | null };

const MIGRATOR = /^kysely_/;

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The product's tables, by name; without partitions and the queues' schema (docs/decisions/0016). */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name,
      coalesce((
        select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      ), '[]') as columns
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`);
  return rows.filter(({ name }) => !MIGRATOR.test(name));
}

/** The last values, never lower than a number used in this snapshot. */
export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    select sequencename as name, last_value::text as "lastValue"
    from pg_sequences where schemaname = 'public' order by sequencename`);
  return rows;
}

export async function listApplied(client: pg.ClientBase): Promise<string[]> {
  const { rows: found } = await client.query(
    "select to_regclass('public.kysely_migration') is not null as there",
  );
  if (!found[0].there) return [];
  const { rows } = await client.query<{ name: string }>(
    'select name from public.kysely_migration order by name',
  );
  return rows.map(({ name }) => name);
}

export async function isEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(`
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'pgboss') limit 1`);
  return rows.length === 0;
}

/** Drops the foreign keys. @returns a function that restores them and checks every row */
export async function dropForeignKeys(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ owner: string; name: string; definition: string }>(`
    select c.conrelid::regclass::text as owner, quote_ident(c.conname) as name,
      pg_get_constraintdef(c.oid) as definition
    from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conparentid = 0
    order by 1, 2`);
  for (const { owner, name } of rows) {
    await client.query(`alter table ${owner} drop constraint ${name}`);
  }
  return async () => {
    for (const { owner, name, definition } of rows) {
      await client.query(`alter table ${owner} add constraint ${name} ${definition}`);
    }
  };
}

const ENABLE: Record<string, string> = { O: 'enable', A: 'enable always', R: 'enable replica' };

/** Disables the product's triggers, which refuse deletes. @returns a function that restores their states */
export async function disableTriggers(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ owner: string; name: string; state: string }>(`
    select t.tgrelid::regclass::text as owner, quote_ident(t.tgname) as name, t.tgenabled as state
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and t.tgenabled <> 'D' and c.relnamespace = 'public'::regnamespace
    order by 1, 2`);
  for (const { owner, name } of rows) {
    await client.query(`alter table ${owner} disable trigger ${name}`);
  }
  return async () => {
    for (const { owner, name, state } of rows) {
      await client.query(`alter table ${owner} ${ENABLE[state]} trigger ${name}`);
    }
  };
}
