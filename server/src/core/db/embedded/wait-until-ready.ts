import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';

type Options = {
  cluster: string;
  connection: ClientConfig;
  hasEnded(): boolean;
  log(message: string): void;
};

// A recovery after a kill may rightly take long on a slow disk; cut short, it would only start again.
const patience = 300_000;
const firstNotice = 5_000;

/** Connects until the server accepts. False if it ended, or has not accepted after five minutes. */
export async function waitUntilReady(options: Options): Promise<boolean> {
  const { cluster, connection, hasEnded, log } = options;
  const start = performance.now();
  let nextNotice = firstNotice;
  while (!hasEnded()) {
    if (saysReady(cluster) && (await accepts(connection))) return true;
    const waited = performance.now() - start;
    if (waited > patience) return false;
    if (waited > nextNotice) {
      log('PostgreSQL is still starting (it may be recovering from a kill) …');
      nextNotice *= 2;
    }
    await delay(20);
  }
  return false;
}

/**
 * Whether the server says so in the last line of its pid file, as `pg_ctl` reads it. Each try to connect
 * before that is a process which PostgreSQL has to make, and takes from its recovery. A file that a
 * killed server left may say so too: then the connection fails.
 */
function saysReady(cluster: string): boolean {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

async function accepts(connection: ClientConfig): Promise<boolean> {
  const client = new Client({ ...connection, ssl: false, connectionTimeoutMillis: 2000 });
  // A connection that breaks off says so in an event as well, which nobody else hears.
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
