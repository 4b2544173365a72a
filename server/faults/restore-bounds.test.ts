import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restoreIntranetBackup, writeIntranetBackup } from '#core/backup/backup.ts';
import type { Connection } from '#core/db/database.ts';
import { openFiles } from '#core/files/open-files.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../src/testing/test-database.ts';

const KEY = Buffer.alloc(32, 9);
const AREA = 'Kept';
const undo: (() => unknown)[] = [];
let folder: string;
let file: string;

const openStore = (name: string) => openFiles({ dataDir: path.join(folder, name), filesUrl: null });

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'intranet-restore-'));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  const source = await createTestDatabase();
  undo.push(() => source.drop());
  await source.pool.query('insert into areas (name) values ($1)', [AREA]);
  const files = await openStore('source');
  await files.put('photo', 'a picture');
  file = path.join(folder, 'backup');
  await writeIntranetBackup(file, { connection: source.connection, files, key: KEY });
});
afterAll(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  undo.push(() => database.drop());
  return database;
}

const restore = async (connection: Connection, store: string) =>
  restoreIntranetBackup(file, { connection, files: await openStore(store), key: KEY });

const areas = async ({ pool }: TestDatabase) =>
  (await pool.query<{ name: string }>('select name from areas')).rows.map(({ name }) => name);

describe('S20: restore', () => {
  test('the owner of the database can restore without being superuser', async () => {
    const database = await emptyDatabase();
    const role = `owner_${process.pid}`;
    const name = (database.connection as { database: string }).database;
    await database.pool.query(`create role ${role} login nosuperuser nocreatedb nocreaterole`);
    undo.push(() =>
      database.pool.query(`reassign owned by ${role} to current_user; drop role ${role}`),
    );
    await database.pool.query(`alter database ${name} owner to ${role}`);
    await restore({ ...database.connection, user: role } as Connection, 'of-owner');
    expect(await areas(database)).toEqual([AREA]);
  });

  test('of two concurrent restores into one database, one succeeds and the other shows why it cannot', async () => {
    const database = await emptyDatabase();
    const ends = await Promise.allSettled([
      restore(database.connection, 'of-two'),
      restore(database.connection, 'of-two'),
    ]);
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    expect(refused.map(({ message }) => message)).toEqual([
      'The database is not empty: restore the backup into a new one.',
    ]);
    expect(await areas(database)).toEqual([AREA]);
    expect(await (await openStore('of-two')).get('photo')).toBe('a picture');
  });
});
