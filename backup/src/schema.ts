import type pg from 'pg';

/** Creates the tables of each version of the product. */
export interface Schema {
  /** The names of all migrations, in order. */
  listMigrations(): Promise<string[]>;
  /** Runs the migrations up to this one, in the transaction that the client is in. */
  migrateTo(client: pg.Client, last: string): Promise<void>;
  /** Runs the remaining migrations, in a transaction of its own. */
  migrate(client: pg.Client): Promise<void>;
}
