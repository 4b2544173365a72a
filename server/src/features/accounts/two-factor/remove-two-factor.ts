import type { Tx } from '#core/db/database.ts';

/**
 * Takes an account's authenticator app and recovery codes away, also when it was only begun.
 * @returns whether sign-in asked for a code until now
 */
export async function removeTwoFactor(tx: Tx, accountId: number): Promise<boolean> {
  const removed = await tx
    .deleteFrom('authenticators')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst();
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  return Boolean(removed?.confirmed_at);
}
