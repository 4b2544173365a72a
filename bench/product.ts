import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../server/src/testing/free-port.ts';

/** The product as it runs in earnest, in a process of its own, over a generated company. */
export interface Product {
  url: string;
  /** The Cookie header of a session. */
  signIn(username: string): Promise<string>;
  stop(): Promise<void>;
}

export const PASSWORD = 'bench-intranet-2026';

async function ready(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready');
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('The server was not ready within 20 s');
}

/** Seeds an empty data directory and starts the server on it. */
export async function startProduct(employees: number, leaves: number): Promise<Product> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'intranet-bench-'));
  const port = await freePort();
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DEMO_PASSWORD: PASSWORD,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
  };
  const size = ['--employees', String(employees), '--leaves', String(leaves), '--seed', '1'];
  const seeded = spawnSync('node', ['server/seed/cli.ts', ...size], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (seeded.status !== 0) throw new Error('The company could not be generated');

  const child = spawn('node', ['server/src/main.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await ready(url, child);
  return {
    url,
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
    async stop() {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
