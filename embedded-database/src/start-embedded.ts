import { bringUp, type Started } from './bring-up.ts';
import { EmbeddedPostgresError, messageOf } from './embedded-postgres-error.ts';
import { locateBinaries } from './locate-binaries.ts';
import { lockDataDir } from './lock-data-dir.ts';
import { prepareDataDir } from './prepare-data-dir.ts';
import { boundServerLog } from './server-log.ts';
import { removeSocketDir } from './socket-dir.ts';

interface Options {
  dataDir: string;
  log: (message: string) => void;
  /** False only in tests: faster, but a power failure may lose data. */
  durable?: boolean;
}

export interface EmbeddedPostgres {
  /** For `pg`: the host is the directory of the Unix socket; there is no TCP port. */
  connection: { host: string; port: number; user: 'postgres'; database: 'postgres' };
  /** Stops the server after writing everything, and unlocks the data directory. Can be called twice. */
  stop(): Promise<void>;
  exited: Promise<Error | null>;
}

/** Starts PostgreSQL on `dataDir/postgres`, also after a kill. @throws EmbeddedPostgresError */
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

const UPKEEP_INTERVAL = 10 * 60_000;

function supervise(started: Started, lock: { release(): void }): EmbeddedPostgres {
  const { server, connection, logFile } = started;
  let stopping: Promise<void> | undefined;
  const upkeep = setInterval(() => boundServerLog(logFile), UPKEEP_INTERVAL).unref();
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
