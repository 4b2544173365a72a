import type { Tx } from '#core/db/database.ts';

/** Takes the authenticator app and its recovery codes away; false when there was none. */
export async function removeTwoFactor(tx: Tx, accountId: number): Promise<boolean> {
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  const removed = await tx
    .deleteFrom('authenticators')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
