import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { declares } from '@intranet/contract/core/endpoint.ts';
import { ENDPOINTS } from '@intranet/contract/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { restoreIntranetBackup, writeIntranetBackup } from '#core/backup/backup.ts';
import { parseConfig } from '#core/config.ts';
import { listMigrations, migrateTo } from '#core/db/migrate.ts';
import { openFiles } from '#core/files/open-files.ts';
import { type Jobs, startJobs } from '#core/jobs/jobs.ts';
import { createKeyedSealer } from '#core/keyed-sealer.ts';
import { queueMessages } from '#core/mail/queue-messages.ts';
import type { OutgoingMail } from '#core/mail/transport.ts';
import { startMailWorker } from '#core/mail/worker.ts';
import { openChannels } from '#core/notify/channels.ts';
import { createPushKeys } from '#core/push/push-keys.ts';
import { createSealers } from '#core/secrets.ts';
import { listBalances } from '#features/balance/queries.ts';
import { listAbsent } from '#features/people/queries.ts';
import { fillDemo } from '../../demo/src/demo-company/fill-demo.ts';
import { createApp } from '../src/app.ts';
import { QUEUES } from '../src/queues.ts';
import { openSession } from '../src/testing/open-session.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../src/testing/test-database.ts';
import { withTransport } from '../src/testing/with-transport.ts';

const KEY = Buffer.alloc(32, 9);
const NOW = new Date('2026-11-20T12:00:00Z');
const onError = () => undefined;

let folder: string;
const undo: (() => unknown)[] = [];
const undoAll: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function product(database: TestDatabase, dataDir: string, after: typeof undo) {
  const jobs: Jobs = await startJobs({
    connection: database.connection,
    onError,
    pollSeconds: 0.5,
    queues: QUEUES,
  });
  after.push(jobs.stop);
  const config = parseConfig(
    { LOG_LEVEL: 'silent', PUBLIC_URL: 'http://intranet.test', DATA_DIR: dataDir },
    { demo: true },
  );
  const deps = {
    db: database.db,
    config,
    clock: { now: () => NOW },
    jobs,
    channels: openChannels(config),
    listAbsent,
    ...createSealers('a secret of the tests'),
    pushKeys: createPushKeys('a secret of the tests'),
    vaultSealer: createKeyedSealer([Buffer.alloc(32, 7)]),
    files: await openFiles(config),
  };
  return deps;
}
type Product = Awaited<ReturnType<typeof product>>;

let source: TestDatabase;
let deps: Product;
let cookie: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'intranet-backup-'));
  undoAll.push(() => rm(folder, { recursive: true, force: true }));
  source = await createTestDatabase();
  undoAll.push(() => source.drop());
  deps = await product(source, path.join(folder, 'source'), undoAll);
  await fillDemo(deps);
  const admin = await deps.db
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', 'Demo Admin')
    .executeTakeFirstOrThrow();
  cookie = await openSession(deps.db, admin.id, NOW);
}, 60_000);
afterAll(async () => {
  for (const step of undoAll.splice(0).reverse()) await step();
});

const backUp = async (name: string) => {
  const file = path.join(folder, name);
  const backup = { connection: source.connection, files: deps.files, key: KEY };
  await writeIntranetBackup(file, backup, { replace: true });
  return file;
};

async function emptyTarget(name: string) {
  const database = await createEmptyDatabase();
  undo.push(() => database.drop());
  const dataDir = path.join(folder, name);
  const files = await openFiles({ dataDir, filesUrl: null });
  return { database, dataDir, target: { connection: database.connection, files, key: KEY } };
}

const LISTS = ENDPOINTS.filter(({ method, params }) => method === 'GET' && !declares(params))
  .map(({ path: url }) => url)
  .sort((a, b) => Number(b === '/api/audit') - Number(a === '/api/audit'));

async function answers(app: FastifyInstance): Promise<Record<string, [number, string]>> {
  const found: Record<string, [number, string]> = {};
  for (const url of LISTS) {
    const reply = await app.inject({ authority: 'intranet.test', url, headers: { cookie } });
    found[url] = [reply.statusCode, reply.body];
  }
  return found;
}

const countTables = async ({ pool }: TestDatabase) => {
  const { rows } = await pool.query(
    "select from pg_tables where schemaname in ('public', 'pgboss')",
  );
  return rows.length;
};

describe('S20: backup and restore', () => {
  test('a restored copy answers the same lists, opens the vault, and goes on counting', {
    timeout: 60_000,
  }, async () => {
    const app = await createApp(deps);
    undo.push(() => app.close());
    const file = await backUp('whole');
    const before = await answers(app);
    const { database, dataDir, target } = await emptyTarget('whole-copy');
    const contents = await restoreIntranetBackup(file, target);
    expect(contents.files).toBeGreaterThan(3);

    const restored = await product(database, dataDir, undo);
    const copy = await createApp(restored);
    undo.push(() => copy.close());
    const after = await answers(copy);
    expect(Object.values(before).filter(([status]) => status === 200).length).toBeGreaterThan(40);
    expect(after).toEqual(before);

    const secrets = async ({ db, vaultSealer }: Product) => {
      const rows = await db.selectFrom('vault_entries').selectAll().orderBy('id').execute();
      return rows.map((row) =>
        vaultSealer.open(row.sealed_password, row.key_id, `vault:${row.id}:password`),
      );
    };
    expect(await secrets(restored)).toEqual(await secrets(deps));
    const balances = ({ db }: Product) => listBalances(db, '2026-11-20');
    expect(await balances(restored)).toEqual(await balances(deps));

    const shape = async ({ pool }: TestDatabase) => {
      const { rows } = await pool.query(`
        select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line
          from pg_constraint where connamespace = 'public'::regnamespace
        union all select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger
          where not tgisinternal
        union all select sequencename || ' ' || coalesce(last_value::text, '') from pg_sequences
          -- The record of a backup is made after it.
          where schemaname = 'public' and sequencename <> 'backups_id_seq'
        order by 1`);
      return rows.map(({ line }) => line);
    };
    expect(await shape(database)).toEqual(await shape(source));
  });

  test('a backup is one snapshot of the database under concurrent writes', async () => {
    const { pool } = source;
    let writing = true;
    let written = 0;
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let n = 0; writing; n += 1) {
        const client = await pool.connect();
        await client.query('begin');
        await client.query('insert into areas (name) values ($1)', [`Busy ${writer}/${n}`]);
        await client.query('insert into unanswered_questions (folded, question) values ($1, $2)', [
          `${writer}/${n}`,
          'Busy?',
        ]);
        await client.query('commit');
        client.release();
        written += 1;
      }
    });
    await expect.poll(() => written).toBeGreaterThan(100);
    const acknowledged = written;
    const file = await backUp('busy');
    writing = false;
    await Promise.all(writers);
    expect(written).toBeGreaterThan(acknowledged);

    const { database, target } = await emptyTarget('busy-copy');
    await restoreIntranetBackup(file, target);
    const { rows } = await database.pool.query(`
      select (select count(*) from areas where name like 'Busy %') as areas,
        (select count(*) from unanswered_questions where question = 'Busy?') as questions`);
    expect(rows[0].areas).toBe(rows[0].questions);
    expect(rows[0].areas).toBeGreaterThanOrEqual(acknowledged);
    expect(rows[0].areas).toBeLessThan(written);
  });

  test('the restored copy sends waiting emails once each', {
    timeout: 30_000,
  }, async () => {
    const waiting = 7;
    await deps.db.transaction().execute(async (tx) => {
      for (let n = 0; n < waiting; n += 1) {
        const content = { subject: `Waited ${n}`, heading: 'Waited', paragraphs: ['It waited.'] };
        await queueMessages(tx, deps, [{ to: `waits${n}@example.com`, content }]);
      }
    });
    const file = await backUp('mails');
    const { database, dataDir, target } = await emptyTarget('mails-copy');
    await restoreIntranetBackup(file, target);
    const restored = await product(database, dataDir, undo);
    const sent: OutgoingMail[] = [];
    const transport = {
      send: async (message: OutgoingMail) => void sent.push(message),
      close: () => undefined,
    };
    await startMailWorker(withTransport({ deps: restored }, transport));
    const queued = async () => {
      const rows = await restored.db
        .selectFrom('mail_outbox')
        .select('id')
        .where('state', '=', 'queued')
        .execute();
      return rows.length;
    };
    await expect.poll(queued, { timeout: 15_000 }).toBe(0);
    await new Promise((done) => setTimeout(done, 1_500));
    const to = sent.map((message) => message.to).filter((address) => address.startsWith('waits'));
    expect(to.sort()).toEqual(Array.from({ length: waiting }, (_, n) => `waits${n}@example.com`));
  });

  test('a backup of an older version is restored at that version, then migrated', async () => {
    const names = await listMigrations();
    const older = await createEmptyDatabase();
    undo.push(() => older.drop());
    await migrateTo(older.db, names.at(-2) as string);
    await older.pool.query("insert into areas (name) values ('Of old')");
    const file = path.join(folder, 'older');
    await writeIntranetBackup(file, { connection: older.connection, files: deps.files, key: KEY });
    const { database, target } = await emptyTarget('older-copy');
    await restoreIntranetBackup(file, target);
    const { rows } = await database.pool.query('select name from kysely_migration order by name');
    expect(rows.map(({ name }) => name)).toEqual(names);
    expect((await database.pool.query('select name from areas')).rows).toEqual([
      { name: 'Of old' },
    ]);
  });

  test('a backup of a newer version is refused with a sentence', async () => {
    await source.pool.query("insert into kysely_migration values ('9999_later', 'then')");
    undo.push(() => source.pool.query("delete from kysely_migration where name = '9999_later'"));
    const file = await backUp('newer');
    const { database, target } = await emptyTarget('newer-copy');
    await expect(restoreIntranetBackup(file, target)).rejects.toThrow(/newer version .*9999_later/);
    expect(await countTables(database)).toBe(0);
  });

  test('a database that is not empty stays unchanged', async () => {
    const file = await backUp('full');
    const before = await countTables(source);
    const target = { connection: source.connection, files: deps.files, key: KEY };
    await expect(restoreIntranetBackup(file, target)).rejects.toThrow(/not empty/);
    expect(await countTables(source)).toBe(before);
  });

  test.each<[string, RegExp, (file: string) => Promise<unknown>]>([
    ['cut short', /damaged or incomplete/, (file) => truncate(file, 70_000)],
    [
      'changed in the middle',
      /damaged or incomplete/,
      async (file) => {
        const bytes = await readFile(file);
        bytes[100_000] = (bytes[100_000] ?? 0) ^ 255;
        await writeFile(file, bytes);
      },
    ],
    ['not there', /cannot be read: ENOENT/, (file) => rm(file)],
  ])('a file that is %s changes nothing', async (_, sentence, harm) => {
    const file = await backUp('harmed');
    await harm(file);
    const { database, dataDir, target } = await emptyTarget('harmed-copy');
    await expect(restoreIntranetBackup(file, target)).rejects.toThrow(sentence);
    expect(await countTables(database)).toBe(0);
    expect(await readdir(dataDir).catch(() => [])).toEqual([]);
  });

  test('another key fails; a failed restore leaves neither tables nor files', async () => {
    const file = await backUp('half');
    const { database, target } = await emptyTarget('half-copy');
    const wrong = { ...target, key: Buffer.alloc(32, 8) };
    await expect(restoreIntranetBackup(file, wrong)).rejects.toThrow(/key other than/);

    const stored: string[] = [];
    const files = new Proxy(target.files, {
      get(disk, name) {
        if (name === 'put') {
          return async (key: string, bytes: Buffer) => {
            if (stored.length === 2) throw new Error('The disk is full');
            stored.push(key);
            await disk.put(key, bytes);
          };
        }
        const value = Reflect.get(disk, name);
        return typeof value === 'function' ? value.bind(disk) : value;
      },
    });
    await expect(restoreIntranetBackup(file, { ...target, files })).rejects.toThrow(
      'The disk is full',
    );
    expect(await countTables(database)).toBe(0);
    for (const key of stored) expect(await target.files.exists(key)).toBe(false);
    expect(stored).toHaveLength(2);
    await restoreIntranetBackup(file, target);
  });

  test('four files of 10 MB are restored in at most twice the time of their backup', {
    timeout: 120_000,
  }, async () => {
    const dataDir = path.join(folder, 'large');
    const files = await openFiles({ dataDir, filesUrl: null });
    const timed = async (work: () => Promise<unknown>) => {
      const began = performance.now();
      await work();
      return performance.now() - began;
    };
    /** The additional time with files, so that migrations and tables don't count. */
    const measure = async (name: string) => {
      const file = path.join(folder, name);
      const { database, target } = await emptyTarget(`${name}-copy`);
      const backup = { connection: source.connection, files, key: KEY };
      const wrote = await timed(() => writeIntranetBackup(file, backup));
      const restored = await timed(() => restoreIntranetBackup(file, target));
      await database.drop();
      undo.pop();
      return { wrote, restored };
    };
    const without = await measure('without-large');
    for (const n of [1, 2, 3, 4]) await files.put(`documents/${n}`, randomBytes(10 * 1024 * 1024));
    const withFiles = await measure('with-large');
    const ratio = (withFiles.restored - without.restored) / (withFiles.wrote - without.wrote);
    expect(ratio).toBeLessThan(2);
  });

  test('a backup that cannot be written shows an error and leaves no partial file', async () => {
    await expect(backUp('no-such-folder/file')).rejects.toThrow(/cannot be written to .*: ENOENT/);
    const broken = { ...source.connection, database: 'no_such_database' };
    const file = path.join(folder, 'broken');
    await expect(
      writeIntranetBackup(file, { connection: broken as never, files: deps.files, key: KEY }),
    ).rejects.toThrow();
    expect((await readdir(folder)).filter((name) => /broken|\.part$/.test(name))).toEqual([]);
  });
});
