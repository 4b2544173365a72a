import type { Db } from '#core/db/database.ts';
import { bindSealed, type Sealer } from '#core/secrets.ts';

/** Binds an authenticator app's secret to its account: in another account's row it does not open (S15). */
const placeOf = (accountId: number) => `authenticators:${accountId}:secret`;

/** The columns of a new secret. */
export function sealSecret(sealer: Sealer, accountId: number, secret: string) {
  return { secret_sealed: sealer.seal(secret, placeOf(accountId)), is_bound: true };
}

/** @throws Error when the secret was not sealed for this account, or under another AUTH_SECRET */
export function openSecret(sealer: Sealer, accountId: number, sealed: Buffer): string {
  return sealer.open(sealed, placeOf(accountId));
}

/**
 * Binds the secrets of an older version to their accounts. A secret sealed under another AUTH_SECRET
 * stays as it is. Runs before the server answers; nothing else opens an unbound secret.
 * @returns how many were sealed again
 */
export function bindOlderSecrets(db: Db, sealer: Sealer): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('authenticators')
      .select(['account_id', 'secret_sealed'])
      .where('is_bound', '=', false)
      .forUpdate()
      .execute();
    let count = 0;
    for (const { account_id, secret_sealed: sealed } of rows) {
      const secret_sealed = bindSealed(sealer, sealed, placeOf(account_id));
      if (!secret_sealed) continue;
      await tx
        .updateTable('authenticators')
        .set({ secret_sealed, is_bound: true })
        .where('account_id', '=', account_id)
        .execute();
      count += 1;
    }
    return count;
  });
}
