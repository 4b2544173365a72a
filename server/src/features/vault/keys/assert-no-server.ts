import { sql } from 'kysely';
import { ConfigError } from '#core/config.ts';
import type { Db } from '#core/db/database.ts';

/**
 * A server reads the key file when it starts: one that runs would not know a key that is added now.
 * @throws ConfigError when one has connections to this database
 */
export async function assertNoServer(db: Db): Promise<void> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and application_name = 'intranet-jobs'`.execute(db);
  if (rows.length === 0) return;
  throw new ConfigError(
    'A server is running on this database: stop it first, so that it reads the key file anew.',
  );
}
