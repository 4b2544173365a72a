import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Disk } from 'flydrive';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Connection } from '#core/db/database.ts';
import { listMigrations, migrate, migrateTo } from '#core/db/migrate.ts';
import type { DB } from '#core/db/schema.d.ts';
import { BackupError } from './backup-error.ts';
import { type Entry, type Part, readParts } from './entries.ts';
import { openStream } from './seal-stream.ts';
import {
  isEmpty,
  liftForeignKeys,
  listTables,
  quoted,
  restTriggers,
  type Table,
} from './tables.ts';
import type { Contents } from './write-backup.ts';

export type RestoreTarget = { connection: Connection; files: Disk; key: Buffer };

async function* readBackup(file: string, key: Buffer): AsyncGenerator<Part> {
  const gunzip = createGunzip();
  const sealed = Readable.from(openStream(createReadStream(file), key));
  sealed.on('error', (error) => gunzip.destroy(error));
  try {
    yield* readParts(sealed.pipe(gunzip));
  } finally {
    sealed.destroy();
    gunzip.destroy();
  }
}

/** Reads a whole backup without changing anything. @throws BackupError */
export async function checkBackup(file: string, key: Buffer) {
  let migrations: string[] = [];
  let last: Entry | null = null;
  try {
    for await (const part of readBackup(file, key)) {
      if (!('entry' in part)) continue;
      last = part.entry;
      if (last.kind === 'database') migrations = last.migrations;
    }
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (!syscall) throw error;
    throw new BackupError(`The backup ${file} cannot be read: ${code}.`);
  }
  if (last?.kind !== 'end') throw new BackupError('The backup is incomplete: its end is missing.');
  const known = await listMigrations();
  const unknown = migrations.find((name, n) => known[n] !== name);
  if (unknown) {
    throw new BackupError(
      `The backup was made by a newer version of the intranet (${unknown} is not known here): restore it with that one.`,
    );
  }
  return { tables: last.tables, files: last.files, migrations };
}

function onOne(client: pg.Client): Kysely<DB> {
  const lent = Object.assign(client, { release: () => undefined });
  const pool = { connect: async () => lent, end: async () => undefined };
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) });
}

/** Restores into an empty database and the file store, all or nothing. @throws BackupError */
export async function restoreBackup(
  file: string,
  target: RestoreTarget,
  checked?: Awaited<ReturnType<typeof checkBackup>>,
): Promise<Contents> {
  const { migrations, ...contents } = checked ?? (await checkBackup(file, target.key));
  const client = new pg.Client({ ...target.connection, application_name: 'intranet-restore' });
  client.on('error', () => undefined);
  await client.connect();
  const db = onOne(client);
  const added: string[] = [];
  try {
    await db.transaction().execute(async (tx) => {
      // If another restore or a server starts at the same time, the later one finds tables.
      await client.query("select pg_advisory_xact_lock(hashtext('intranet restore'))");
      if (!(await isEmpty(client))) {
        throw new BackupError('The database is not empty: restore the backup into a new one.');
      }
      await migrateTo(tx, migrations.at(-1) as string);
      await fill(client, file, target, added);
    });
  } catch (error) {
    for (const key of added) await target.files.delete(key).catch(() => undefined);
    await client.end().catch(() => undefined);
    throw error;
  }
  try {
    await migrate(db);
    await client.query('analyze');
  } finally {
    await client.end().catch(() => undefined);
  }
  return contents;
}

/** @param added collects the keys of files that were not in the store before */
async function fill(
  client: pg.Client,
  file: string,
  { key, files }: RestoreTarget,
  added: string[],
): Promise<void> {
  const tables = await listTables(client);
  const putBackKeys = await liftForeignKeys(client);
  const wakeTriggers = await restTriggers(client);
  for (const { name } of tables) {
    await client.query(`delete from public.${quoted(name)}`);
  }
  let taker: Taker = nothing;
  for await (const part of readBackup(file, key)) {
    if ('bytes' in part) {
      await taker.write(part.bytes);
      continue;
    }
    await taker.end();
    taker = await takerFor(part.entry, { client, files, tables, added });
  }
  await taker.end();
  await putBackKeys();
  await wakeTriggers();
}

interface Taker {
  write(bytes: Buffer): Promise<void>;
  end(): Promise<void>;
}

const nothing: Taker = { write: async () => undefined, end: async () => undefined };

type Place = { client: pg.Client; files: Disk; tables: Table[]; added: string[] };

function copyInto(client: pg.Client, text: string): Taker {
  const copy = client.query(copyFrom(text));
  const done = finished(copy);
  done.catch(() => undefined);
  return {
    async write(bytes) {
      // Waits for the socket, so that a large table does not fill the memory.
      if (!copy.write(bytes)) await Promise.race([once(copy, 'drain'), done]);
    },
    async end() {
      copy.end();
      await done;
    },
  };
}

async function takerFor(entry: Entry, { client, files, tables, added }: Place): Promise<Taker> {
  if (entry.kind === 'sequence') {
    if (entry.lastValue !== null) {
      await client.query('select setval($1, $2)', [
        `public.${quoted(entry.name)}`,
        entry.lastValue,
      ]);
    }
    return nothing;
  }
  if (entry.kind === 'table') {
    const { name, columns } = entry;
    if (!tables.some((table) => table.name === name)) {
      throw new BackupError(
        `The backup contains a table that its version does not have (${name}).`,
      );
    }
    const list = columns.map(quoted).join(', ');
    return copyInto(client, `copy public.${quoted(name)} (${list}) from stdin`);
  }
  if (entry.kind === 'file') {
    const { key, contentType } = entry;
    const parts: Buffer[] = [];
    return {
      async write(bytes) {
        parts.push(bytes);
      },
      async end() {
        if (!(await files.exists(key))) added.push(key);
        await files.put(key, Buffer.concat(parts), contentType ? { contentType } : {});
      },
    };
  }
  return nothing;
}
