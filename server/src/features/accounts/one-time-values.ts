import { sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';
import { hashToken } from '#core/tokens.ts';

/** Marks a random one-time value as used on all servers. @returns false if it was used before */
export async function claimOneTimeValue(db: DbOrTx, value: string, now: Date): Promise<boolean> {
  const taken = await db
    .insertInto('answered_challenges')
    .values({ challenge_hash: hashToken(value), answered_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows === 1n;
}

export async function deleteOldOneTimeValues(db: DbOrTx): Promise<void> {
  await db
    .deleteFrom('answered_challenges')
    .where('answered_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
}
