import type { DbOrTx } from '#core/db/database.ts';

/** The address stored for a link; empty when there is none. */
export async function findLinkUrl(db: DbOrTx, name: string): Promise<string> {
  const row = await db
    .selectFrom('links')
    .select('url')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.url ?? '';
}
