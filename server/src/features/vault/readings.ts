import type { Reading } from '@intranet/contract/vault/schemas.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { Tx } from '#core/db/database.ts';
import type { Secrets } from './sealed-secrets.ts';

/** A secret that someone has read, with the entry's version that introduced it. */
export type ReadSecret = { entryId: number; version: number; ofCode: boolean };

type Origins = { id: number; password_version: number; code_version: number | null };

/** An empty password is not recorded as known. */
export function readingOfPassword(
  { id: entryId, password_version: version }: Omit<Origins, 'code_version'>,
  password: string,
): ReadSecret[] {
  return password === '' ? [] : [{ entryId, version, ofCode: false }];
}

export function readingOfCode(entry: Omit<Origins, 'password_version'>): ReadSecret[] {
  const { id: entryId, code_version: version } = entry;
  return version === null ? [] : [{ entryId, version, ofCode: true }];
}

export const secretsOf = (entry: Origins, { password }: Pick<Secrets, 'password'>) => [
  ...readingOfPassword(entry, password),
  ...readingOfCode(entry),
];

/** The transaction must commit before the secrets are returned (S16). */
export async function recordReadings(
  tx: Tx,
  actor: Pick<Actor, 'accountId' | 'username'>,
  at: Date,
  how: Reading,
  secrets: readonly ReadSecret[],
): Promise<void> {
  if (secrets.length === 0) return;
  await sql`
    insert into vault_readings (at, entry_id, account_id, reader, how, of_code, secret_version)
    select ${at}, entry, ${actor.accountId}, ${actor.username}, ${how}, of_code, version
    from unnest(
      ${secrets.map(({ entryId }) => entryId)}::bigint[],
      ${secrets.map(({ ofCode }) => ofCode)}::boolean[],
      ${secrets.map(({ version }) => version)}::integer[]
    ) as secret(entry, of_code, version)`.execute(tx);
}
