import { sql } from 'kysely';
import type { Tx } from '#core/db/database.ts';

/** The area of this name, letter case aside; made when it is new. */
export async function ensureArea(tx: Tx, name: string): Promise<{ id: number; name: string }> {
  await tx
    .insertInto('areas')
    .values({ name })
    .onConflict((conflict) => conflict.expression(sql`lower(name)`).doNothing())
    .execute();
  return tx
    .selectFrom('areas')
    .select(['id', 'name'])
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirstOrThrow();
}
