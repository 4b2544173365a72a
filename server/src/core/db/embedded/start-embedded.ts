import { bringUp, type Started } from './bring-up.ts';
import { EmbeddedPostgresError, messageOf } from './embedded-postgres-error.ts';
import { locateBinaries } from './locate-binaries.ts';
import { lockDataDir } from './lock-data-dir.ts';
import { prepareDataDir } from './prepare-data-dir.ts';
import { boundServerLog } from './server-log.ts';
import { removeSocketDir } from './socket-dir.ts';

type Options = {
  dataDir: string;
  log: (message: string) => void;
  /** False only in tests: faster, and a power cut may lose data. */
  durable?: boolean;
};

export type EmbeddedPostgres = {
  /** For `pg`: the host is the directory of the Unix socket, there is no TCP port. */
  connection: { host: string; port: number; user: 'postgres'; database: 'postgres' };
  /** Stops the server with everything written, and frees the data directory. May be called twice. */
  stop(): Promise<void>;
  /** Why the server died by itself; null when `stop` ended it. */
  exited: Promise<Error | null>;
};

/**
 * Starts PostgreSQL on the cluster in `dataDir/postgres`, which is made on the first start, and resolves
 * when it accepts connections. What an earlier process left after a kill is stopped and recovered first.
 * Throws EmbeddedPostgresError, whose message is a sentence for the operator; nothing runs then.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, log, durable = true } = options;
  const binaries = locateBinaries();
  const home = prepareDataDir(dataDir);
  const lock = await lockDataDir(home);
  try {
    return supervise(await bringUp({ home, binaries, durable, log }), lock);
  } catch (error) {
    lock.release();
    if (error instanceof EmbeddedPostgresError) throw error;
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL in ${home} could not be started: ${messageOf(error)}.`,
      { cause: error },
    );
  }
}

const upkeepInterval = 10 * 60_000;

function supervise(started: Started, lock: { release(): void }): EmbeddedPostgres {
  const { server, connection, logFile } = started;
  let stopping: Promise<void> | undefined;
  const upkeep = setInterval(() => boundServerLog(logFile), upkeepInterval).unref();
  const exited = server.ended.then((reason) => {
    clearInterval(upkeep);
    return stopping ? null : new EmbeddedPostgresError(`PostgreSQL ended by itself (${reason}).`);
  });
  const end = async () => {
    await server.stop();
    removeSocketDir(connection.host);
    lock.release();
  };
  return {
    connection,
    exited,
    stop: () => {
      stopping ??= end();
      return stopping;
    },
  };
}
