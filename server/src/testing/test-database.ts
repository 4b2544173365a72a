import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type Connection, type Database, openDatabase } from '#core/db/database.ts';
import { TEMPLATE } from './global-setup.ts';

export interface TestDatabase extends Database {
  connection: Connection;
  /** Closes the connections and drops the database. */
  drop(): Promise<void>;
}

const onError = () => undefined;

async function create(template: string): Promise<TestDatabase> {
  const cluster = inject('cluster');
  const database = `t_${randomBytes(6).toString('hex')}`;
  const connection = { ...cluster, database };
  const inCluster = async (statement: string) => {
    const admin = openDatabase({ ...cluster, database: 'postgres' }, { max: 1, onError });
    await admin.pool.query(statement);
    await admin.close();
  };
  await inCluster(`create database ${database} template ${template}`);
  const opened = openDatabase(connection, { onError });
  return {
    ...opened,
    connection,
    async drop() {
      await opened.close();
      await inCluster(`drop database ${database} with (force)`);
    },
  };
}

export const createTestDatabase = () => create(TEMPLATE);

/** A database without tables, as on a server's first start. */
export const createEmptyDatabase = () => create('template0');
