import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupError } from './backup-error.ts';
import { assertFree, claimFile } from './claim-file.ts';
import { type Part, writeParts } from './entries.ts';
import type { FileStore } from './file-store.ts';
import { sealStream } from './seal-stream.ts';
import { listApplied, listSequences, listTables, quoted } from './tables.ts';

export type BackupSource = { connection: pg.ClientConfig; files: FileStore; key: Buffer };

export type Contents = { tables: number; files: number };

const SNAPSHOT = `begin isolation level repeatable read read only;
  set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC'`;

const WRITING = ['open', 'write', 'link', 'rename', 'fsync'];

/** Writes database and uploads into one sealed file while servers run. @throws BackupError */
export async function writeBackup(
  file: string,
  source: BackupSource,
  { replace = false }: { replace?: boolean } = {},
): Promise<Contents> {
  if (!replace) await assertFree(file);
  const client = new pg.Client({ ...source.connection, application_name: 'intranet-backup' });
  client.on('error', () => undefined);
  await client.connect();
  const draft = `${file}.${randomUUID()}.part`;
  const contents = { tables: 0, files: 0 };
  try {
    if ((await listApplied(client)).length === 0) {
      throw new BackupError('There is nothing to back up: this database has no intranet data yet.');
    }
    await pipeline(
      writeParts(collect(client, source.files, contents)),
      createGzip({ level: 1 }),
      (packed: AsyncIterable<Buffer>) => sealStream(packed, source.key),
      // The exclusive flag follows no link and opens no existing file.
      createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
    );
    await claimFile(draft, file, replace);
    return contents;
  } catch (error) {
    await rm(draft, { force: true });
    const { code, syscall = '', path = draft } = error as NodeJS.ErrnoException;
    const isOwnFile = path === draft || path === file;
    if (!isOwnFile || !WRITING.includes(syscall)) throw error;
    throw new BackupError(`The backup cannot be written to ${file}: ${code}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function* collect(
  client: pg.Client,
  files: FileStore,
  contents: Contents,
): AsyncGenerator<Part> {
  yield { entry: { kind: 'backup', format: 1, madeAt: new Date().toISOString() } };
  // Collected before the snapshot, because files may be deleted, and after it, for new ones.
  const stored = new Set<string>();
  yield* collectFiles(files, stored);
  await client.query(SNAPSHOT);
  yield { entry: { kind: 'database', migrations: await listApplied(client) } };
  for (const table of await listTables(client)) {
    yield { entry: { kind: 'table', ...table } };
    const columns = table.columns.map(quoted).join(', ');
    // A query, because COPY reads no partitioned table.
    const text = `copy (select ${columns} from public.${quoted(table.name)}) to stdout`;
    for await (const bytes of client.query(copyTo(text))) yield { bytes };
    contents.tables += 1;
  }
  for (const sequence of await listSequences(client)) {
    yield { entry: { kind: 'sequence', ...sequence } };
  }
  await client.query('commit');
  yield* collectFiles(files, stored);
  contents.files = stored.size;
  yield { entry: { kind: 'end', ...contents } };
}

async function* collectFiles(files: FileStore, stored: Set<string>): AsyncGenerator<Part> {
  for (const key of await files.list()) {
    if (stored.has(key)) continue;
    const file = await files.read(key);
    // The file was deleted after the listing, so no row of the snapshot shows it.
    if (!file) continue;
    stored.add(key);
    yield { entry: { kind: 'file', key, contentType: file.contentType } };
    yield { bytes: file.bytes };
  }
}
