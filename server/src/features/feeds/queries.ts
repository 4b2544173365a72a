import type { Role } from '@intranet/contract/core/roles.ts';
import type { FeedKind } from '@intranet/contract/feeds/endpoints.ts';
import type { DbOrTx } from '#core/db/database.ts';

export async function listFeeds(db: DbOrTx, accountId: number) {
  const rows = await db
    .selectFrom('calendar_feeds')
    .select(['kind', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('kind', 'desc')
    .execute();
  return rows.map(({ kind, created_at }) => ({
    kind: kind as FeedKind,
    created_at: created_at.toISOString(),
  }));
}

/** The feed with this token, and its owner's current role and area. Null if unknown or the owner has left. */
export async function findFeed(db: DbOrTx, tokenHash: Buffer) {
  const row = await db
    .selectFrom('calendar_feeds as f')
    .innerJoin('accounts as a', 'a.id', 'f.account_id')
    .innerJoin('employees as e', 'e.account_id', 'a.id')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .select(['f.kind', 'a.role', 'a.language', 'e.id as employee_id'])
    .select(['e.area_id', 'areas.name as area'])
    .where('f.token_hash', '=', tokenHash)
    .where('e.ativo', '<>', 'N')
    .executeTakeFirst();
  if (!row) return null;
  return {
    kind: row.kind as FeedKind,
    role: row.role as Role,
    language: row.language,
    employee: { id: row.employee_id, areaId: row.area_id, area: row.area },
  };
}
