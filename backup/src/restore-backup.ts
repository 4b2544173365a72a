import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupError } from './backup-error.ts';
import { type Entry, type Part, readParts } from './entries.ts';
import type { FileStore } from './file-store.ts';
import type { Schema } from './schema.ts';
import { openStream } from './seal-stream.ts';
import {
  disableTriggers,
  dropForeignKeys,
  isEmpty,
  listTables,
  quoted,
  type Table,
} from './tables.ts';
import type { Contents } from './write-backup.ts';

export interface RestoreTarget {
  connection: pg.ClientConfig;
  files: FileStore;
  key: Buffer;
  schema: Schema;
}

export interface CheckedBackup extends Contents {
  migrations: string[];
}

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
export async function checkBackup(
  file: string,
  key: Buffer,
  schema: Schema,
): Promise<CheckedBackup> {
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
  const known = await schema.listMigrations();
  const unknown = migrations.find((name, n) => known[n] !== name);
  if (unknown) {
    throw new BackupError(
      `The backup was made by a newer version of the intranet (${unknown} is not known here): restore it with that one.`,
    );
  }
  return { tables: last.tables, files: last.files, migrations };
}

/**
 * Restores into an empty database and the file store. A failure leaves the database empty and
 * deletes the files that were added; files that were replaced stay. If the later migrations fail,
 * the database stays at the backup's version. @throws BackupError
 */
export async function restoreBackup(
  file: string,
  target: RestoreTarget,
  checked?: CheckedBackup,
): Promise<Contents> {
  const { migrations, ...contents } =
    checked ?? (await checkBackup(file, target.key, target.schema));
  const client = new pg.Client({ ...target.connection, application_name: 'intranet-restore' });
  client.on('error', () => undefined);
  await client.connect();
  const added: string[] = [];
  try {
    await client.query('begin');
    // If another restore or a server starts at the same time, the later one finds tables.
    await client.query("select pg_advisory_xact_lock(hashtext('intranet restore'))");
    if (!(await isEmpty(client))) {
      throw new BackupError('The database is not empty: restore the backup into a new one.');
    }
    await target.schema.migrateTo(client, migrations.at(-1) as string);
    await fill(client, file, target, added);
    await client.query('commit');
  } catch (error) {
    for (const key of added) await target.files.delete(key).catch(() => undefined);
    await client.end().catch(() => undefined);
    throw error;
  }
  try {
    await target.schema.migrate(client);
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
  const addForeignKeys = await dropForeignKeys(client);
  const enableTriggers = await disableTriggers(client);
  for (const { name } of tables) {
    await client.query(`delete from public.${quoted(name)}`);
  }
  let writer: EntryWriter = nothing;
  for await (const part of readBackup(file, key)) {
    if ('bytes' in part) {
      await writer.write(part.bytes);
      continue;
    }
    await writer.end();
    writer = await writerFor(part.entry, { client, files, tables, added });
  }
  await writer.end();
  await addForeignKeys();
  await enableTriggers();
}

interface EntryWriter {
  write(bytes: Buffer): Promise<void>;
  end(): Promise<void>;
}

const nothing: EntryWriter = { write: async () => undefined, end: async () => undefined };

interface Restore {
  client: pg.Client;
  files: FileStore;
  tables: Table[];
  added: string[];
}

function copyInto(client: pg.Client, text: string): EntryWriter {
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

async function writerFor(
  entry: Entry,
  { client, files, tables, added }: Restore,
): Promise<EntryWriter> {
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
        await files.write(key, { bytes: Buffer.concat(parts), contentType });
      },
    };
  }
  return nothing;
}
