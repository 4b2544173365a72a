import { sql } from 'kysely';
import { ConfigError } from '#core/config.ts';
import type { Db } from '#core/db/database.ts';

/** A running server does not load a new key. @throws ConfigError if one is connected */
export async function assertNoServer(db: Db): Promise<void> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and application_name = 'intranet-jobs'`.execute(db);
  if (rows.length === 0) return;
  throw new ConfigError(
    'A server is running on this database: stop it first, so that it reads the new key file when it starts.',
  );
}
