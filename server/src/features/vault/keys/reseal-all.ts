import { sql } from 'kysely';
import { ConfigError } from '#core/config.ts';
import type { Db, Tx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import type { KeyedSealer } from '#core/keyed-sealer.ts';
import {
  openSecrets,
  type SealedEntry,
  type SealedSecrets,
  sealSecrets,
} from '../sealed-secrets.ts';

export type Resealed = { entries: number; versions: number };

const CHUNK = 500;

interface NewSeal extends SealedSecrets {
  rowId: number;
}

async function storeSeals(
  tx: Tx,
  table: 'vault_entries' | 'vault_versions',
  seals: readonly NewSeal[],
): Promise<void> {
  for (let from = 0; from < seals.length; from += CHUNK) {
    const chunk = seals.slice(from, from + CHUNK);
    await sql`
      update ${sql.table(table)} as row
      set sealed_password = new.password, sealed_code_secret = new.code, key_id = new.key
      from unnest(
        ${chunk.map(({ rowId }) => rowId)}::bigint[],
        ${chunk.map(({ sealed_password }) => sealed_password)}::bytea[],
        ${chunk.map(({ sealed_code_secret }) => sealed_code_secret)}::bytea[],
        ${chunk.map(({ key_id }) => key_id)}::text[]
      ) as new(id, password, code, key)
      where row.id = new.id`.execute(tx);
  }
}

function resealRow(sealer: KeyedSealer, rowId: number, entry: SealedEntry): NewSeal {
  return { rowId, ...sealSecrets(sealer, entry.id, openSecrets(sealer, entry)) };
}

async function resealEntries(tx: Tx, sealer: KeyedSealer): Promise<number> {
  const rows = await tx
    .selectFrom('vault_entries')
    .select(['id', 'platform', 'sealed_password', 'sealed_code_secret', 'key_id'])
    .where('key_id', '<>', sealer.keyId)
    .execute();
  const seals = rows.map((row) => resealRow(sealer, row.id, row));
  await storeSeals(tx, 'vault_entries', seals);
  return rows.length;
}

async function resealVersions(tx: Tx, sealer: KeyedSealer): Promise<number> {
  const rows = await tx
    .selectFrom('vault_versions')
    .select(['id', 'entry_id', 'platform', 'sealed_password', 'sealed_code_secret', 'key_id'])
    .where('key_id', '<>', sealer.keyId)
    .execute();
  const seals = rows.map((row) => resealRow(sealer, row.id, { ...row, id: row.entry_id }));
  await storeSeals(tx, 'vault_versions', seals);
  return rows.length;
}

/** All or nothing. Reads continue; changes wait. @throws ConfigError */
export async function resealAll(db: Db, sealer: KeyedSealer): Promise<Resealed> {
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`lock table vault_entries, vault_versions in exclusive mode`.execute(tx);
      return {
        entries: await resealEntries(tx, sealer),
        versions: await resealVersions(tx, sealer),
      };
    });
  } catch (error) {
    if (error instanceof AppError) throw new ConfigError(`${error.message} Nothing was changed.`);
    throw error;
  }
}
