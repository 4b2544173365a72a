import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrateTo } from '#core/db/migrate.ts';
import { openFiles } from '#core/files/open-files.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../testing/test-database.ts';
import { restoreIntranetBackup, writeIntranetBackup } from './backup.ts';

const KEY = Buffer.alloc(32, 9);
const DOCUMENT = Buffer.alloc(300_000, 'a document ');

let database: TestDatabase;
let home: string;
let source: Parameters<typeof writeIntranetBackup>[1];
let folder: string;
let file: string;

beforeAll(async () => {
  database = await createTestDatabase();
  home = await mkdtemp(path.join(os.tmpdir(), 'intranet-backups-'));
  const files = await openFiles({ dataDir: path.join(home, 'source'), filesUrl: null });
  await files.put('documents/one', DOCUMENT);
  source = { connection: database.connection, files, key: KEY };
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(home, 'folder-'));
  file = path.join(folder, 'backup');
});
afterAll(async () => {
  await database.drop();
  await rm(home, { recursive: true, force: true });
});

async function expectRestores(): Promise<void> {
  const target = await createEmptyDatabase();
  const files = await openFiles({ dataDir: path.join(folder, 'restored'), filesUrl: null });
  try {
    await restoreIntranetBackup(file, { connection: target.connection, files, key: KEY });
    expect(Buffer.from(await files.getBytes('documents/one')).equals(DOCUMENT)).toBe(true);
  } finally {
    await target.drop();
  }
}

describe('S20: two backups to one file at once', () => {
  test('one succeeds and restores, the other says that the file exists', async () => {
    const results = await Promise.allSettled([
      writeIntranetBackup(file, source),
      writeIntranetBackup(file, source),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason.message).toMatch(/exists already.*--force/);
    expect(await readdir(folder)).toEqual(['backup']);
    await expectRestores();
  });

  test('both succeed when they may replace it, and the file restores', async () => {
    await Promise.all([
      writeIntranetBackup(file, source, { replace: true }),
      writeIntranetBackup(file, source, { replace: true }),
    ]);
    expect(await readdir(folder)).toEqual(['backup']);
    await expectRestores();
  });
});

describe('S20: a backup is recorded', () => {
  const countBackups = async ({ pool }: Pick<TestDatabase, 'pool'>) =>
    Number((await pool.query('select count(*) from backups')).rows[0].count);

  test('in its database, and a restored one has no record', async () => {
    const before = await countBackups(database);
    expect((await writeIntranetBackup(file, source)).unrecorded).toBeNull();
    await writeIntranetBackup(file, source, { replace: true });
    expect(await countBackups(database)).toBe(before + 2);
    const target = await createEmptyDatabase();
    const files = await openFiles({ dataDir: path.join(folder, 'restored'), filesUrl: null });
    try {
      await restoreIntranetBackup(file, { connection: target.connection, files, key: KEY });
      expect(await countBackups(target)).toBe(0);
    } finally {
      await target.drop();
    }
  });

  test('a database that can’t take the record has a backup all the same', async () => {
    await database.pool.query('alter table backups add constraint closed check (false) not valid');
    try {
      const { unrecorded } = await writeIntranetBackup(file, source);
      expect(unrecorded).toContain('backups');
    } finally {
      await database.pool.query('alter table backups drop constraint closed');
    }
    await expectRestores();
  });
});

describe('S20: a backup whose name is taken', () => {
  test('an existing file is refused, and replaced only with force', async () => {
    await writeFile(file, 'yesterday');
    await expect(writeIntranetBackup(file, source)).rejects.toThrow(`${file} exists already`);
    expect(await readFile(file, 'utf8')).toBe('yesterday');
    await writeIntranetBackup(file, source, { replace: true });
    expect((await readFile(file)).subarray(0, 17).toString()).toBe('INTRANET BACKUP 1');
    expect(await readdir(folder)).toEqual(['backup']);
  });

  test('a link is refused, and replaced rather than followed', async () => {
    const victim = path.join(folder, 'victim');
    await writeFile(victim, 'precious');
    await symlink(victim, file);
    await expect(writeIntranetBackup(file, source)).rejects.toThrow('exists already');
    await writeIntranetBackup(file, source, { replace: true });
    expect(await readFile(victim, 'utf8')).toBe('precious');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test('a link that leads nowhere is refused too', async () => {
    await symlink(path.join(folder, 'nowhere'), file);
    await expect(writeIntranetBackup(file, source)).rejects.toThrow('exists already');
  });
});

describe('decision 51: audit log and outbox in partitions', () => {
  const FILL = `
    insert into audit_entries (at, actor, action)
      select '2001-01-01'::timestamptz + n * interval '1 year', 'Ana', 'sign_in' from generate_series(1, 40) n;
    insert into audit_entries (actor, action) values ('Bia', 'sign_out');
    insert into mail_outbox (created_at, recipient, subject, content_sealed)
      select '2001-01-01'::timestamptz + n * interval '1 year', 'ana@acme.example', 'Hello', '\\x01'
      from generate_series(1, 40) n;
    delete from mail_outbox where id = 40;`;
  const contentsOf = async (from: TestDatabase) => {
    const { rows } = await from.pool.query(`
      select 'entry' as kind, id, at, actor as text from audit_entries
      union all select 'mail', id, created_at, recipient from mail_outbox order by 1, 2`);
    return rows;
  };

  /** Restores a backup of this database. */
  async function restored(from: TestDatabase, check: (target: TestDatabase) => Promise<void>) {
    await writeIntranetBackup(file, { ...source, connection: from.connection });
    const target = await createEmptyDatabase();
    const files = await openFiles({ dataDir: path.join(folder, 'restored'), filesUrl: null });
    try {
      await restoreIntranetBackup(file, { connection: target.connection, files, key: KEY });
      await check(target);
    } finally {
      await target.drop();
    }
  }

  async function expectWorking(target: TestDatabase): Promise<void> {
    const { rows } = await target.pool.query(
      "insert into mail_outbox (recipient, subject, content_sealed) values ('x', 'x', '') returning id",
    );
    expect(rows).toEqual([{ id: 41 }]);
    for (const statement of ['delete from audit_entries', 'truncate audit_entries_first']) {
      await expect(target.pool.query(statement)).rejects.toThrow('insert-only');
    }
    await target.pool.query('select add_month_partitions()');
  }

  test('come back from a backup of partitioned tables', async () => {
    const full = await createTestDatabase();
    try {
      await full.pool.query(FILL);
      const contents = await contentsOf(full);
      expect(contents).toHaveLength(80);
      await restored(full, async (target) => {
        expect(await contentsOf(target)).toEqual(contents);
        await expectWorking(target);
      });
    } finally {
      await full.drop();
    }
  });

  test('come back from a backup made before they were partitioned', async () => {
    const older = await createEmptyDatabase();
    try {
      await older.db.transaction().execute((tx) => migrateTo(tx, '0038_balance_snapshots'));
      await older.pool.query(FILL);
      const contents = await contentsOf(older);
      await restored(older, async (target) => {
        expect(await contentsOf(target)).toEqual(contents);
        const { rows } = await target.pool.query(
          "select relkind from pg_class where relname in ('audit_entries', 'mail_outbox')",
        );
        expect(rows).toEqual([{ relkind: 'p' }, { relkind: 'p' }]);
        await expectWorking(target);
      });
    } finally {
      await older.drop();
    }
  });
});
