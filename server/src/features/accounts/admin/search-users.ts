import type { Account } from '@intranet/contract/accounts/admin-endpoints.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';
import { findMatches } from '#core/db/find-matches.ts';
import { hasSingleSignOn } from '../single-sign-on/identities.ts';
import { hasTwoFactor } from '../two-factor/queries.ts';

const readAccounts = (db: DbOrTx, ids: readonly number[]) =>
  db
    .selectFrom('accounts as a')
    .leftJoin('employees as e', 'e.account_id', 'a.id')
    .leftJoin('areas', 'areas.id', 'e.area_id')
    .select(['a.id', 'e.id as employee_id', 'a.username', 'a.email', 'a.role'])
    .select(['areas.name as area', hasTwoFactor.as('two_factor')])
    .select(hasSingleSignOn.as('single_sign_on'))
    .where('a.id', '=', sql<number>`any(${ids}::bigint[])`)
    .$narrowType<{ role: Role }>()
    .execute();

/** The accounts whose name or email address matches, best first. */
export async function searchUsers(
  db: DbOrTx,
  typed: string,
): Promise<{ users: Account[]; more: boolean }> {
  const texts = [sql.ref<string>('a.username'), sql.ref<string>('a.email')] as const;
  const searched = { id: sql.ref<number>('a.id'), texts };
  const { ids, more } = await findMatches(db.selectFrom('accounts as a'), searched, typed);
  const byId = new Map((await readAccounts(db, ids)).map(({ id, ...user }) => [id, user]));
  return { users: ids.flatMap((id) => byId.get(id) ?? []), more };
}
