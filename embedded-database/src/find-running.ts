import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { clusterOf } from './init-cluster.ts';
import { SOCKET_PORT, socketDirOf } from './socket-dir.ts';
import type { EmbeddedPostgres } from './start-embedded.ts';
import { accepts } from './wait-until-ready.ts';

export async function findRunning(dataDir: string): Promise<EmbeddedPostgres['connection'] | null> {
  if (!existsSync(clusterOf(dataDir))) return null;
  const home = realpathSync(dataDir);
  const host = socketDirOf(home);
  if (!existsSync(join(host, `.s.PGSQL.${SOCKET_PORT}`)) || !isOurs(host, home)) return null;
  const connection = { host, port: SOCKET_PORT, user: 'postgres', database: 'postgres' } as const;
  return (await accepts(connection)) ? connection : null;
}

function isOurs(socketDir: string, home: string): boolean {
  const owners = [process.getuid?.(), statSync(clusterOf(home)).uid];
  return owners.includes(lstatSync(socketDir).uid);
}
