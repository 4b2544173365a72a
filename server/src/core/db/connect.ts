import path from 'node:path';
import { startEmbeddedPostgres } from '@intranet/embedded-database/start-embedded.ts';
import pg from 'pg';
import { OperatorError } from '../operator-error.ts';
import { APPLICATION_ROLE } from './application-role.ts';
import type { Connection } from './database.ts';

class DatabaseUnreachable extends OperatorError {}

export interface ConnectedDatabase {
  /** The server's connection. */
  connection: Connection;
  /** Migrates, and runs the operator's commands. With DATABASE_URL both are the same. */
  owner: Connection;
  stop(): Promise<void>;
  exited: Promise<Error | null>;
}

async function checkReachable(connectionString: string): Promise<void> {
  // Long, because modules load meanwhile, for some seconds on a busy machine.
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 15_000 });
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    const { host, pathname } = new URL(connectionString);
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new DatabaseUnreachable(
      `The database of DATABASE_URL (${pathname.slice(1)} at ${host}) cannot be reached: ${reason}.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @throws DatabaseUnreachable, EmbeddedPostgresError */
export async function connectDatabase(options: {
  databaseUrl: string | null;
  dataDir: string;
  log: (message: string) => void;
}): Promise<ConnectedDatabase> {
  if (options.databaseUrl) {
    await checkReachable(options.databaseUrl);
    const connection = { connectionString: options.databaseUrl };
    return {
      connection,
      owner: connection,
      stop: async () => undefined,
      exited: new Promise(() => undefined),
    };
  }
  const embedded = await startEmbeddedPostgres({
    dataDir: path.resolve(options.dataDir),
    log: options.log,
  });
  const owner = embedded.connection;
  return { ...embedded, connection: { ...owner, user: APPLICATION_ROLE }, owner };
}
