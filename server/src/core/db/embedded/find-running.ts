import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { clusterOf } from './init-cluster.ts';
import { socketDirOf, socketPort } from './socket-dir.ts';
import type { EmbeddedPostgres } from './start-embedded.ts';

/**
 * The embedded PostgreSQL that a server runs on that data directory right now, for a command beside it.
 * @returns null when none accepts connections
 */
export async function findRunning(dataDir: string): Promise<EmbeddedPostgres['connection'] | null> {
  if (!existsSync(clusterOf(dataDir))) return null;
  const home = realpathSync(dataDir);
  const host = socketDirOf(home);
  if (!existsSync(join(host, `.s.PGSQL.${socketPort}`)) || !isOurs(host, home)) return null;
  const connection = { host, port: socketPort, user: 'postgres', database: 'postgres' } as const;
  const client = new Client({ ...connection, ssl: false, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return connection;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A stranger's directory of that name would be a stranger's database. */
function isOurs(socketDir: string, home: string): boolean {
  const owners = [process.getuid?.(), statSync(clusterOf(home)).uid];
  return owners.includes(lstatSync(socketDir).uid);
}
