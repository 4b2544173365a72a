import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { DatabaseWatchdog } from './database-watchdog.ts';
import { preparingPool } from './preparing-pool.ts';
import type { DB } from './schema.d.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;
export type DbOrTx = Db | Tx;

export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string };

const { builtins } = pg.types;

// Days stay text and never become a Date (D15); ids and numbers of days are safe as numbers.
const parsers: Record<number, (text: string) => unknown> = {
  [builtins.DATE]: (text) => text,
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
};

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

/** Notices within half a minute that the other end of an idle connection is gone. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  max?: number;
  prepare?: boolean;
  onError: (error: Error) => void;
}

export function openDatabase(connection: Connection, options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    ...connection,
    types,
    max: options.max ?? 16,
    connectionTimeoutMillis: 1_500,
    application_name: 'intranet',
    ...KEEP_ALIVE,
    // Sends a statement before the previous one has completed; see preparing-pool.ts.
    pipeline: true,
  });
  pool.on('error', options.onError);
  // The pool handles errors of idle clients only; a lent client's error would end the process.
  pool.on('connect', (client) => client.on('error', options.onError));
  const watchdog = new DatabaseWatchdog(pool, connection);
  const watched = {
    options: pool.options,
    async connect() {
      watchdog.check();
      return pool.connect();
    },
    end: () => pool.end(),
  };
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: options.prepare === false ? watched : preparingPool(watched),
    }),
  });
  return {
    db,
    pool,
    async close() {
      watchdog.stop();
      await db.destroy();
    },
  };
}
