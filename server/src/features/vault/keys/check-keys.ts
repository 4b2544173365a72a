import { sql } from 'kysely';
import { type Config, ConfigError } from '#core/config.ts';
import type { Db, DbOrTx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { vaultKeyFile } from '#core/secrets.ts';

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

export async function findUsedKeys(db: DbOrTx): Promise<string[]> {
  const rows = await db
    .selectFrom('vault_entries')
    .select('key_id')
    .union(db.selectFrom('vault_versions').select('key_id'))
    .execute();
  return rows.map((row) => row.key_id);
}

const whereKeysAre = ({ vaultKeys, dataDir }: Pick<Config, 'vaultKeys' | 'dataDir'>) =>
  vaultKeys ? 'the setting VAULT_KEY' : `the file ${vaultKeyFile(dataDir)}`;

/** A missing key would otherwise show only when someone needs a password (D36). @throws ConfigError */
export async function checkVaultKeys({
  db,
  vaultSealer,
  config,
}: Pick<Deps, 'db' | 'vaultSealer'> & {
  config: Pick<Config, 'vaultKeys' | 'dataDir'>;
}): Promise<void> {
  const used = await findUsedKeys(db);
  if (used.every((key) => vaultSealer.knows(key))) return;
  throw new ConfigError(
    `The vault has passwords under a key that ${whereKeysAre(config)} does not contain: restore the key, from a backup if necessary, as the first or a further one; without it, they cannot be read.`,
  );
}
