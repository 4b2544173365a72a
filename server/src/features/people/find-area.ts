import { sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';

export interface Area {
  id: number;
  name: string;
}

/** The area of this name, letter case aside. */
export async function findArea(db: DbOrTx, name: string): Promise<Area | null> {
  const row = await db
    .selectFrom('areas')
    .select(['id', 'name'])
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
  return row ?? null;
}
