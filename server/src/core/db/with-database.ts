import type { Config } from '../config.ts';
import { connectDatabase } from './connect.ts';
import { type Connection, type Db, openDatabase } from './database.ts';

type Address = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Runs a command on the database. An embedded one starts for it and stops afterwards. */
export async function withConnection<T>(
  address: Address,
  act: (connection: Connection) => Promise<T>,
): Promise<T> {
  const server = await connectDatabase({ ...address, log: () => undefined });
  try {
    return await act(server.connection);
  } finally {
    await server.stop();
  }
}

export function withDatabase<T>(address: Address, act: (db: Db) => Promise<T>): Promise<T> {
  return withConnection(address, async (connection) => {
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
  });
}
