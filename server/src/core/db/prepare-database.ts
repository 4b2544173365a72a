import { grantToApplication } from './application-role.ts';
import type { ConnectedDatabase } from './connect.ts';
import { type DatabaseOptions, openDatabase } from './database.ts';
import { type MigrationOptions, migrate } from './migrate.ts';
import { turnOffJit } from './without-jit.ts';

/**
 * Migrates as the owner, and lets the server's role use the tables. In a firm's own database the owner's role is the
 * server's, too. @throws DatabaseNewer
 */
export async function prepareDatabase(
  { connection, owner }: Pick<ConnectedDatabase, 'connection' | 'owner'>,
  options: DatabaseOptions,
  migration?: MigrationOptions,
): Promise<void> {
  const { db, close } = openDatabase(owner, { ...options, max: 1 });
  try {
    await migrate(db, migration);
    await (owner === connection ? turnOffJit(db) : grantToApplication(db));
  } finally {
    await close();
  }
}
