import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@intranet/server/core/db/database.ts';
import { freePort } from '@intranet/server/testing/free-port.ts';
import { afterEach, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_COLLEAGUES } from './demo-company/demo-people.ts';
import { FOLDER } from './reports/find-page.ts';

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
const DEMO = new URL('.', import.meta.url).href;
const PRELOADED = new URL('./log-modules.fixture.ts', import.meta.url).href;

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready');
    const reply = await fetch(`${url}/readyz`).catch(() => null);
    if (reply?.ok) return;
    await new Promise((done) => setTimeout(done, 30));
  }
  throw new Error('The server was not ready within 15 s');
}

/** Starts the server on an empty data directory, like `npm start` after the build. */
async function start(...args: string[]) {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'intranet-production-'));
  undo.push(() => rm(directory, { recursive: true, force: true, maxRetries: 10 }));
  const port = await freePort();
  const dataDir = path.join(directory, 'data');
  const log = path.join(directory, 'modules');
  const child = spawn(process.execPath, ['--import', PRELOADED, MAIN, ...args], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      DATA_DIR: dataDir,
      MODULE_LOG: log,
    },
  });
  undo.push(async () => {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url, child);
  return {
    statusOf: async (file: string) => (await fetch(`${url}${FOLDER}${file}`)).status,
    demoModules: async () =>
      (await readFile(log, 'utf8')).split('\n').filter((module) => module.startsWith(DEMO)),
    rows: () => readEveryRow(dataDir),
  };
}

async function readEveryRow(dataDir: string): Promise<string> {
  const lock = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const [, , , port, host = ''] = lock.split('\n');
  const { pool, close } = openDatabase(
    { host, port: Number(port), user: 'postgres', database: 'postgres' },
    { onError: () => undefined },
  );
  try {
    const tables = await pool.query(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const texts: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await pool.query(`select t::text as row from "${name}" t`);
      texts.push(...rows.map(({ row }) => row));
    }
    expect(tables.rows.length).toBeGreaterThan(20);
    return texts.join('\n');
  } finally {
    await close();
  }
}

const NAMES = [...[...DEMO_ACCOUNTS, ...DEMO_COLLEAGUES].map(({ name }) => name), FOLDER];
const FILES = ['weekly.html', 'funnel.html', 'allhands-kpi.html', 'reports.css', 'charts.js'];

test('production loads no demo module, serves no made-up figure and stores no demo name', async () => {
  const server = await start();
  for (const file of FILES) expect([file, await server.statusOf(file)]).toEqual([file, 404]);
  const rows = await server.rows();
  expect(NAMES.filter((name) => rows.includes(name))).toEqual([]);
  expect(await server.demoModules()).toEqual([]);
}, 60_000);

test('with --demo the same probes find all of it', async () => {
  const server = await start('--demo');
  for (const file of FILES) expect([file, await server.statusOf(file)]).toEqual([file, 200]);
  const rows = await server.rows();
  expect(NAMES.filter((name) => !rows.includes(name))).toEqual([]);
  expect((await server.demoModules()).length).toBeGreaterThan(20);
}, 60_000);
