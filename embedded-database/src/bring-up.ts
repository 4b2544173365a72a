import { chownSync, lchownSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { chooseLauncher, type Launcher } from './choose-launcher.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { clusterOf, discardDrafts, hasCluster, initCluster } from './init-cluster.ts';
import type { Binaries } from './locate-binaries.ts';
import { probeLauncher } from './probe-launcher.ts';
import { type RunningPostgres, runServer } from './run-server.ts';
import { serverArguments } from './server-settings.ts';
import { makeSocketDir, removeSocketDir, SOCKET_PORT, socketParent } from './socket-dir.ts';
import { stopOrphans } from './stop-orphans.ts';
import { waitUntilReady } from './wait-until-ready.ts';

type User = { uid: number; gid: number };

/** Lets a system user enter a data directory that root created for itself. */
function letEnter(home: string, { uid, gid }: User): void {
  const { uid: owner, mode } = statSync(home);
  // A new owner opens it to one user; o+x would open it to all.
  if (owner === 0 && !(mode & 0o001)) chownSync(home, uid, gid);
}

/** Gives a user the cluster. Its folder comes last, so its owner shows that all is done. */
function claimCluster(cluster: string, user: User): void {
  if (lstatSync(cluster).uid === user.uid) return;
  for (const entry of readdirSync(cluster, { withFileTypes: true })) {
    const path = join(cluster, entry.name);
    if (entry.isDirectory()) claimCluster(path, user);
    else lchownSync(path, user.uid, user.gid);
  }
  lchownSync(cluster, user.uid, user.gid);
}

interface StartOptions {
  home: string;
  binaries: Binaries;
  durable: boolean;
  log(message: string): void;
}

export interface Started {
  server: RunningPostgres;
  connection: { host: string; port: number; user: 'postgres'; database: 'postgres' };
  logFile: string;
}

/** @throws EmbeddedPostgresError, or the error of a file operation */
export async function bringUp(options: StartOptions): Promise<Started> {
  const { home, binaries, durable, log } = options;
  discardDrafts(home);
  const exists = hasCluster(home);
  // The real path, even if the cluster is a link to another disk.
  const cluster = exists ? realpathSync(clusterOf(home)) : clusterOf(home);
  // `home` is handled separately: root may have closed it to others, and can open it.
  const folders = [dirname(cluster), binaries.folder, socketParent()].filter((f) => f !== home);
  const [facts] = await Promise.all([
    probeLauncher({ home, cluster, folders }),
    exists && stopOrphans(cluster, log),
  ]);
  const launcher = chooseLauncher(facts);
  if (launcher.kind === 'user') {
    letEnter(home, launcher);
    if (exists) claimCluster(cluster, launcher);
  }
  if (!exists) {
    log(`Creating the database in ${cluster}.`);
    await initCluster({ home, binaries, launcher, durable });
  }
  return startServer(options, launcher, cluster);
}

// A killed server leaves children, and a killed start may leave a starting server; both end soon.
const STILL_IN_USE = /is still in use|"postmaster\.pid" already exists/;

async function startServer(
  options: StartOptions,
  launcher: Launcher,
  cluster: string,
): Promise<Started> {
  const { home, binaries, durable } = options;
  const socketDir = makeSocketDir(home, launcher);
  const args = serverArguments({ cluster, socketDir, durable });
  const logFile = join(home, 'postgres.log');
  const connection = {
    host: socketDir,
    port: SOCKET_PORT,
    user: 'postgres',
    database: 'postgres',
  } as const;
  const run = () => runServer({ launcher, postgres: binaries.postgres, args, logFile });
  try {
    return {
      server: await startWithRetries(options, cluster, run, connection),
      connection,
      logFile,
    };
  } catch (error) {
    removeSocketDir(socketDir);
    throw error;
  }
}

async function startWithRetries(
  { log }: StartOptions,
  cluster: string,
  run: () => RunningPostgres,
  connection: ClientConfig,
): Promise<RunningPostgres> {
  const deadline = performance.now() + 8000;
  for (;;) {
    const server = run();
    const { hasEnded } = server;
    if (await waitUntilReady({ cluster, connection, hasEnded, log })) return server;
    const tooSlow = !hasEnded();
    await server.stop();
    const reason = tooSlow ? 'it accepted no connection for minutes' : await server.ended;
    if (tooSlow || !STILL_IN_USE.test(server.logged()) || performance.now() > deadline) {
      throw new EmbeddedPostgresError(
        `The embedded PostgreSQL in ${cluster} could not start (${reason}).`,
      );
    }
    await delay(100);
    await stopOrphans(cluster, log);
  }
}
