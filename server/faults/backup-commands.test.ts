import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LeaveLoad } from './leave-load.fixture.ts';
import {
  embeddedConnection,
  expectNothingLost,
  listPeople,
  withServerDatabase,
} from './ledger-checks.fixture.ts';
import { RealServer } from './real-server.fixture.ts';

const KEY = 'ab'.repeat(32);
const script = (name: string) =>
  fileURLToPath(new URL(`../../scripts/${name}.ts`, import.meta.url));

let folder: string;
let source: RealServer;
let copy: RealServer;
const inFolder = (name: string) => path.join(folder, name);

function run(name: 'backup' | 'restore', file: string, env: NodeJS.ProcessEnv, ...flags: string[]) {
  return new Promise<{ code: number; said: string }>((done) => {
    const options = { env: { PATH: process.env.PATH, BACKUP_KEY: KEY, ...env } };
    execFile(process.execPath, [script(name), file, ...flags], options, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, said: `${stdout}${stderr}`.trim() });
    });
  });
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'intranet-backup-run-'));
  source = await RealServer.at({ DATA_DIR: inFolder('source') });
  copy = await RealServer.at({ DATA_DIR: inFolder('copy') });
  await source.start();
});

afterAll(async () => {
  await source.end('SIGTERM');
  await copy.end('SIGTERM');
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

test('S20: both commands work with a server under load and a new data directory', async () => {
  const connection = await embeddedConnection(inFolder('source'));
  const { names, heads } = await withServerDatabase(connection, listPeople);
  const admin = await source.signIn('Demo Admin');
  const deciders = await Promise.all(heads.slice(0, 2).map((name) => source.signIn(name)));
  const since = await withServerDatabase(connection, async (client) => {
    return (await client.query('select now()')).rows[0].now as Date;
  });
  const before = new LeaveLoad(source, { admin, deciders, names });
  before.begin(3);
  await delay(1_500);
  await before.end();
  expect(before.submitted.length).toBeGreaterThan(3);

  const meanwhile = new LeaveLoad(source, { admin, deciders: [], names: names.slice(0, 8) });
  meanwhile.begin(3);
  await delay(300);
  const file = inFolder('today');
  const backup = await run('backup', file, { DATA_DIR: inFolder('source') });
  await meanwhile.end();
  expect(backup, backup.said).toMatchObject({ code: 0 });
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const again = await run('backup', file, { DATA_DIR: inFolder('source') });
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('exists already') });
  const forced = await run('backup', file, { DATA_DIR: inFolder('source') }, '--force');
  expect(forced, forced.said).toMatchObject({ code: 0 });

  const wrong = await run('restore', file, {
    DATA_DIR: inFolder('copy'),
    BACKUP_KEY: 'cd'.repeat(32),
  });
  expect(wrong.code).toBe(1);
  expect(wrong.said).toBe('The backup was made with a key other than BACKUP_KEY.');
  const full = await run('restore', file, { DATA_DIR: inFolder('source') });
  expect(full.code).toBe(1);
  expect(full.said.split('\n')).toHaveLength(1);

  const restore = await run('restore', file, { DATA_DIR: inFolder('copy') });
  expect(restore, restore.said).toMatchObject({ code: 0 });
  const stored = await readdir(inFolder('copy/files'), { recursive: true, withFileTypes: true });
  expect(stored.filter((entry) => entry.isFile()).length).toBeGreaterThan(0);
  for (const entry of stored) {
    const name = path.join(entry.parentPath, entry.name);
    expect((await stat(name)).mode & 0o777, name).toBe(entry.isFile() ? 0o600 : 0o700);
  }
  for (const secret of ['auth-secret', 'vault-key']) {
    await copyFile(inFolder(`source/${secret}`), inFolder(`copy/${secret}`));
  }
  await copy.start();
  // The copy contains everything acknowledged before the backup, and the session still works.
  await withServerDatabase(await embeddedConnection(inFolder('copy')), (client) =>
    expectNothingLost(client, before, since, { server: copy, admin }),
  );
  expect((await copy.call('/api/passwords', admin)).status).toBe(
    (await source.call('/api/passwords', admin)).status,
  );
});
