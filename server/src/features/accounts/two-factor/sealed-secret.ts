import type { Db } from '#core/db/database.ts';
import { bindSealed, type Sealer } from '#core/secrets.ts';

/** Binds the secret to its account, so it does not open in another account's row (S15). */
const contextOf = (accountId: number) => `authenticators:${accountId}:secret`;

export function sealSecret(sealer: Sealer, accountId: number, secret: string) {
  return { secret_sealed: sealer.seal(secret, contextOf(accountId)), is_bound: true };
}

/** @throws Error if the secret was sealed for another account or under another AUTH_SECRET */
export function openSecret(sealer: Sealer, accountId: number, sealed: Buffer): string {
  return sealer.open(sealed, contextOf(accountId));
}

/** Binds secrets of an older version to their accounts, before the server starts. @returns their number */
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
      const secret_sealed = bindSealed(sealer, sealed, contextOf(account_id));
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
