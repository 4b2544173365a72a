import { sql } from 'kysely';
import type { Tx } from '#core/db/database.ts';
import { type Area, findArea } from '../find-area.ts';

/** The area of this name, letter case aside; made when it is new. */
export async function ensureArea(tx: Tx, name: string): Promise<Area> {
  await tx
    .insertInto('areas')
    .values({ name })
    .onConflict((conflict) => conflict.expression(sql`lower(name)`).doNothing())
    .execute();
  return (await findArea(tx, name)) as Area;
}
