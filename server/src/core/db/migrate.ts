import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { OperatorError } from '../operator-error.ts';
import type { Db, DbOrTx } from './database.ts';

export class DatabaseNewer extends OperatorError {}

const NEWER_SERVER = 'start that version, or restore the backup that was made before the upgrade';

const directory = new URL('../../../migrations/', import.meta.url);

const LOCK = 4_207_218_833;

type Migration = { name: string; statements: string };

async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(fileURLToPath(directory))).filter((name) => name.endsWith('.sql'));
  return Promise.all(
    files.sort().map(async (file) => ({
      name: file.replace(/\.sql$/, ''),
      statements: await readFile(new URL(file, directory), 'utf8'),
    })),
  );
}

async function readMigrated(tx: DbOrTx): Promise<Set<string>> {
  await sql`
    create table if not exists kysely_migration (
      name varchar(255) primary key, timestamp varchar(255) not null
    )`.execute(tx);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(tx);
  return new Set(rows.map(({ name }) => name));
}

/** False for a database that no server has used. */
export async function hasMigrations(db: DbOrTx): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('public.kysely_migration') is not null as found`.execute(db);
  return rows[0]?.found ?? false;
}

async function apply(tx: DbOrTx, { name, statements }: Migration): Promise<void> {
  await sql.raw(statements).execute(tx);
  await sql`
    insert into kysely_migration (name, timestamp)
    values (${name}, to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`.execute(
    tx,
  );
}

export async function listMigrations(): Promise<string[]> {
  return (await readMigrations()).map(({ name }) => name);
}

export async function migrateTo(tx: DbOrTx, last: string): Promise<void> {
  await readMigrated(tx);
  for (const migration of await readMigrations()) {
    if (migration.name <= last) await apply(tx, migration);
  }
}

export interface MigrationOptions {
  /** The company's time zone. Without it, migrations use America/Sao_Paulo. */
  timeZone?: string | undefined;
  /** What to do about unknown migrations. */
  remedy?: string | undefined;
}

/** Migrates all or nothing. A session lock would stay behind in a pooler. @throws DatabaseNewer */
export async function migrate(
  db: Db,
  { timeZone = '', remedy = NEWER_SERVER }: MigrationOptions = {},
): Promise<void> {
  const known = await readMigrations();
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
    await sql`select set_config('intranet.time_zone', ${timeZone}, true)`.execute(tx);
    const migrated = await readMigrated(tx);
    const names = new Set(known.map(({ name }) => name));
    const unknown = [...migrated].filter((name) => !names.has(name)).sort();
    if (unknown.length > 0) {
      throw new DatabaseNewer(
        `The database was migrated by a newer server (${unknown.join(', ')}): ${remedy}.`,
      );
    }
    for (const migration of known) {
      if (!migrated.has(migration.name)) await apply(tx, migration);
    }
  });
}
