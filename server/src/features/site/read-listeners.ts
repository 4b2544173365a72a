import { LIST_READERS, type Role } from '@intranet/contract/core/roles.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';
import type { ListenedAreas } from './listened-areas.ts';

export interface Listener {
  role: Role;
  areas: ListenedAreas;
}

/**
 * The listeners whose sessions are valid and owe no new password, by the session's hash in base64. Those who
 * can't read the lists see leave of their own area and of those in which they decide (D4, D23).
 */
export async function readListeners(
  db: DbOrTx,
  sessionHashes: readonly Buffer[],
  now: Date,
): Promise<Map<string, Listener>> {
  const rows = await db
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .leftJoin('employees as e', 'e.account_id', 'a.id')
    .select(['s.token_hash', 'a.role', 'e.cargo'])
    .select(
      sql<number[]>`array(
        select e.area_id::int where e.id is not null
        union select head.area_id::int from deputies d join employees head on head.id = d.head_id
        where d.deputy_id = e.id
        order by 1
      )`.as('areas'),
    )
    .where('s.token_hash', '=', sql<Buffer>`any(${sessionHashes})`)
    .where('s.expires_at', '>', now)
    .where('a.must_change_password', '=', false)
    .execute();
  return new Map(
    rows.map(({ token_hash, role: name, cargo, areas }) => {
      const role = name as Role;
      const seesAll = LIST_READERS.includes(role) || cargo === 'C-Level';
      return [token_hash.toString('base64'), { role, areas: seesAll ? 'all' : areas }];
    }),
  );
}
