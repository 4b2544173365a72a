import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';

interface Options {
  cluster: string;
  connection: ClientConfig;
  hasEnded(): boolean;
  log(message: string): void;
}

// Recovery after a kill may take long on a slow disk, and an aborted one starts again.
const START_TIMEOUT = 300_000;
const FIRST_NOTICE = 5_000;

/** @returns false if the server ended, or did not accept connections within five minutes */
export async function waitUntilReady(options: Options): Promise<boolean> {
  const { cluster, connection, hasEnded, log } = options;
  const start = performance.now();
  let nextNotice = FIRST_NOTICE;
  while (!hasEnded()) {
    if (saysReady(cluster) && (await accepts(connection))) return true;
    const waited = performance.now() - start;
    if (waited > START_TIMEOUT) return false;
    if (waited > nextNotice) {
      log('PostgreSQL is still starting (it may be recovering from a kill) …');
      nextNotice *= 2;
    }
    await delay(20);
  }
  return false;
}

/**
 * Reads the server's own file, as `pg_ctl` does, because connections would slow a recovery. A killed
 * server may have left such a file behind.
 */
function saysReady(cluster: string): boolean {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

export async function accepts(connection: ClientConfig): Promise<boolean> {
  const client = new Client({ ...connection, ssl: false, connectionTimeoutMillis: 2000 });
  // An aborted connection also emits an event that nothing else handles.
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
