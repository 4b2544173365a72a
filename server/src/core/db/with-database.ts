import { hasCluster } from '@intranet/embedded-database/init-cluster.ts';
import type { Config } from '../config.ts';
import { OperatorError } from '../operator-error.ts';
import { connectDatabase } from './connect.ts';
import { type Connection, type Db, openDatabase } from './database.ts';

type Address = Pick<Config, 'databaseUrl' | 'dataDir'>;

interface Options {
  /** True to create an embedded database that doesn't exist. */
  mayCreate?: boolean;
}

/**
 * Runs a command on the database, as its owner. An embedded one starts for it and stops afterwards.
 * @throws OperatorError if there is none, for example without the server's settings
 */
export async function withConnection<T>(
  address: Address,
  act: (connection: Connection) => Promise<T>,
  { mayCreate = false }: Options = {},
): Promise<T> {
  if (!mayCreate && !address.databaseUrl && !hasCluster(address.dataDir)) {
    throw new OperatorError(
      `There is no database in ${address.dataDir}: run this with the server's settings (docs/OPERATIONS.md).`,
    );
  }
  const server = await connectDatabase({ ...address, log: () => undefined });
  try {
    return await act(server.owner);
  } finally {
    await server.stop();
  }
}

export function withDatabase<T>(
  address: Address,
  act: (db: Db) => Promise<T>,
  options?: Options,
): Promise<T> {
  const run = async (connection: Connection) => {
    let inUse = true;
    // Connection errors are expected while the embedded server stops.
    const onError = ({ message }: Error) => {
      if (inUse) process.stderr.write(`database: ${message}\n`);
    };
    const { db, close } = openDatabase(connection, { onError });
    try {
      return await act(db);
    } finally {
      inUse = false;
      await close();
    }
  };
  return withConnection(address, run, options);
}
