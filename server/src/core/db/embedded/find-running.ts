import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { clusterOf } from './init-cluster.ts';
import { SOCKET_PORT, socketDirOf } from './socket-dir.ts';
import type { EmbeddedPostgres } from './start-embedded.ts';

export async function findRunning(dataDir: string): Promise<EmbeddedPostgres['connection'] | null> {
  if (!existsSync(clusterOf(dataDir))) return null;
  const home = realpathSync(dataDir);
  const host = socketDirOf(home);
  if (!existsSync(join(host, `.s.PGSQL.${SOCKET_PORT}`)) || !isOurs(host, home)) return null;
  const connection = { host, port: SOCKET_PORT, user: 'postgres', database: 'postgres' } as const;
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

function isOurs(socketDir: string, home: string): boolean {
  const owners = [process.getuid?.(), statSync(clusterOf(home)).uid];
  return owners.includes(lstatSync(socketDir).uid);
}
