import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { removeSocketDir } from './socket-dir.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded.ts';
import { stopOrphans } from './stop-orphans.ts';

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

export async function start(dataDir: string, log: string[] = []): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir, log: (line) => log.push(line) });
  onTestFinished(() => database.stop());
  return database;
}

export async function ask(database: EmbeddedPostgres, text: string): Promise<unknown[]> {
  const client = new Client(database.connection);
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query({ text, rowMode: 'array' });
    return rows.map(([first]) => first);
  } finally {
    await client.end();
  }
}

export function serverPid(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

/** A supervisor process with the embedded database, killed after the test at the latest. */
export class Supervisor {
  readonly process: ChildProcess;
  output = '';
  errors = '';

  constructor(dataDir: string, options: SpawnOptions = {}) {
    const script = join(import.meta.dirname, 'supervisor.fixture.ts');
    const args = [script, dataDir];
    this.process = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    this.process.stdout?.setEncoding('utf8').on('data', (text) => {
      this.output += text;
    });
    this.process.stderr?.setEncoding('utf8').on('data', (text) => {
      this.errors += text;
    });
    onTestFinished(async () => {
      await this.end('SIGKILL');
      const cluster = join(dataDir, 'postgres');
      if (existsSync(cluster)) await stopOrphans(cluster, () => {});
      const [connection] = this.output.split('\n');
      if (connection) removeSocketDir(JSON.parse(connection).host);
    });
  }

  get acknowledged(): number[] {
    return this.output
      .split('\n')
      .slice(1)
      .filter((line) => /^\d+$/.test(line))
      .map(Number);
  }

  async reach(count: number): Promise<void> {
    while (this.acknowledged.length < count && this.process.exitCode === null) await delay(5);
  }

  /** Sends the signal and waits for the end; SIGKILL leaves the database running. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.process.exitCode === null && this.process.signalCode === null) {
      this.process.kill(signal);
      await once(this.process, 'close');
    }
    return this.process.exitCode;
  }

  async exit(): Promise<number | null> {
    if (this.process.exitCode === null) await once(this.process, 'close');
    return this.process.exitCode;
  }
}
