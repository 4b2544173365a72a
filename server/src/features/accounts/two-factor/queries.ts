import { sql } from 'kysely';
import type { Tx } from '#core/db/database.ts';

export const hasTwoFactor = sql<boolean>`exists (
  select from authenticators t where t.account_id = a.id and t.confirmed_at is not null
)`;

export function lockAuthenticator(tx: Tx, accountId: number) {
  return tx
    .selectFrom('authenticators')
    .select(['secret_sealed', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}
