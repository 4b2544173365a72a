import type { Tx } from '#core/db/database.ts';

export async function countPasskeys(tx: Tx, accountId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('passkeys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
