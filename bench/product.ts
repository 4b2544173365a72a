import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../server/src/testing/free-port.ts';

/** The socket of the embedded PostgreSQL, in the form that `pg` expects. */
export interface DatabaseAddress {
  host: string;
  port: number;
  user: string;
  database: string;
}

export interface Product {
  url: string;
  pid: number;
  dataDir: string;
  database: DatabaseAddress;
  signIn(username: string): Promise<string>;
  stop(): Promise<void>;
}

export const PASSWORD = 'bench-intranet-2026';
const READY_POLL_MS = 5;
const READY_MS = 60_000;

export async function makeDataDir(): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), 'intranet-bench-'));
}

const environment = (dataDir: string) => ({
  ...process.env,
  DATA_DIR: dataDir,
  DEMO_PASSWORD: PASSWORD,
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
});

async function ready(url: string, child: ChildProcess): Promise<void> {
  const since = performance.now();
  while (performance.now() - since < READY_MS) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready');
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, READY_POLL_MS));
  }
  throw new Error(`The server was not ready within ${READY_MS / 1_000} s`);
}

function findDatabase(dataDir: string): DatabaseAddress {
  const lock = readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return { host: lock[4] ?? '', port: Number(lock[3]), user: 'postgres', database: 'postgres' };
}

export function seedCompany(dataDir: string, employees: number, leaves: number): void {
  const size = ['--employees', String(employees), '--leaves', String(leaves), '--seed', '1'];
  const seeded = spawnSync('node', ['demo/src/generate/cli.ts', ...size], {
    env: environment(dataDir),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (seeded.status !== 0) throw new Error('The company could not be generated');
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** @param options of the server, such as `--demo` @param folder the checkout that it runs from @param settings environment variables */
export async function startServer(
  dataDir: string,
  options: readonly string[] = [],
  folder = '.',
  settings: Record<string, string> = {},
): Promise<Product> {
  const port = await freePort();
  const child = spawn('node', ['--max-semi-space-size=16', 'server/src/main.ts', ...options], {
    cwd: folder,
    env: { ...environment(dataDir), ...settings, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await ready(url, child).catch((error: unknown) => {
    child.kill();
    throw error;
  });
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    database: findDatabase(dataDir),
    async signIn(username) {
      const reply = await fetch(`${url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password: PASSWORD }),
      });
      const cookie = reply.headers.get('set-cookie')?.split(';')[0];
      if (!reply.ok || !cookie) throw new Error(`${username} could not sign in: ${reply.status}`);
      return cookie;
    },
    stop: () => stopProcess(child),
  };
}

export async function startCompany(employees: number, leaves: number): Promise<Product> {
  const dataDir = await makeDataDir();
  seedCompany(dataDir, employees, leaves);
  const server = await startServer(dataDir);
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
