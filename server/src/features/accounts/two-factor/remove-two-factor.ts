import type { Tx } from '#core/db/database.ts';

/** @returns true if two-factor sign-in was on */
export async function removeTwoFactor(tx: Tx, accountId: number): Promise<boolean> {
  const removed = await tx
    .deleteFrom('authenticators')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst();
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  return Boolean(removed?.confirmed_at);
}
