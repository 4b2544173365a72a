import {
  type CheckedBackup,
  checkBackup,
  type RestoreTarget,
  restoreBackup,
} from '@intranet/backup/restore-backup.ts';
import type { Schema } from '@intranet/backup/schema.ts';
import { writeBackup } from '@intranet/backup/write-backup.ts';
import type { Disk } from 'flydrive';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Connection } from '../db/database.ts';
import { listMigrations, migrate, migrateTo } from '../db/migrate.ts';
import type { DB } from '../db/schema.d.ts';
import { fileStoreOf } from './file-store.ts';

/** Runs all queries on one client, in the transaction that it may be in. */
function databaseOn(client: pg.Client): Kysely<DB> {
  const lent = Object.assign(client, { release: () => undefined });
  const pool = { connect: async () => lent, end: async () => undefined };
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) });
}

const schemaIn = (timeZone?: string): Schema => ({
  listMigrations,
  migrateTo: (client, last) => migrateTo(databaseOn(client), last),
  migrate: (client) => migrate(databaseOn(client), { timeZone }),
});

interface Installation {
  connection: Connection;
  files: Disk;
  key: Buffer;
  /** The company's, for migrations of an older backup. */
  timeZone?: string;
}

const parametersOf = ({ files, timeZone, ...rest }: Installation): RestoreTarget => ({
  ...rest,
  files: fileStoreOf(files),
  schema: schemaIn(timeZone),
});

async function runOn(connection: Connection, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Backs up database and uploads while servers run, and records it in the database.
 * @returns `unrecorded`: why that failed, or null
 * @throws BackupError
 */
export async function writeIntranetBackup(
  file: string,
  source: Installation,
  options?: { replace?: boolean },
) {
  const contents = await writeBackup(file, parametersOf(source), options);
  // The file is complete, so a database of an older version or a read-only one is no failure.
  const unrecorded = await runOn(source.connection, 'insert into backups default values').then(
    () => null,
    (error: Error) => error.message,
  );
  return { ...contents, unrecorded };
}

/** Reads a whole backup without changing anything. @throws BackupError */
export const checkIntranetBackup = (file: string, key: Buffer) =>
  checkBackup(file, key, schemaIn());

/** Fills an empty database and the file store. @throws BackupError */
export async function restoreIntranetBackup(
  file: string,
  target: Installation,
  checked?: CheckedBackup,
) {
  const contents = await restoreBackup(file, parametersOf(target), checked);
  // The earlier backups were another installation's.
  await runOn(target.connection, 'delete from backups');
  return contents;
}
