import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { APPLICATION_ROLE } from '#core/db/application-role.ts';
import { type Connection, type Database, openDatabase } from '#core/db/database.ts';
import { TEMPLATE } from './global-setup.ts';

/** `db` has the role of the embedded database's application (S16), `pool` the owner's. */
export interface TestDatabase extends Database {
  /** The owner's. */
  connection: Connection;
  application: Connection;
  /** Closes the connections and drops the database. */
  drop(): Promise<void>;
}

const onError = () => undefined;

async function create(template: string, role?: string): Promise<TestDatabase> {
  const cluster = inject('cluster');
  const database = `t_${randomBytes(6).toString('hex')}`;
  const connection = { ...cluster, database };
  const inCluster = async (statement: string) => {
    const admin = openDatabase({ ...cluster, database: 'postgres' }, { max: 1, onError });
    await admin.pool.query(statement);
    await admin.close();
  };
  await inCluster(`create database ${database} template ${template}`);
  const application = { ...connection, ...(role && { user: role }) };
  const owner = openDatabase(connection, { onError });
  const opened = role ? openDatabase(application, { onError }) : owner;
  const close = async () => {
    if (opened !== owner) await opened.close();
    await owner.close();
  };
  return {
    db: opened.db,
    pool: owner.pool,
    close,
    connection,
    application,
    async drop() {
      await close();
      await inCluster(`drop database ${database} with (force)`);
    },
  };
}

export const createTestDatabase = () => create(TEMPLATE, APPLICATION_ROLE);

/** A database without tables, as on a server's first start. */
export const createEmptyDatabase = () => create('template0');
