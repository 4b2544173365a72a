import type { HubUser } from '@intranet/contract/accounts/admin-endpoints.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { positionName } from '@intranet/contract/people/positions.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';
import { sortByText } from '#core/text-order.ts';
import { hasSingleSignOn } from '../single-sign-on/identities.ts';
import { hasTwoFactor } from '../two-factor/queries.ts';

/** All accounts by name. The audit log keeps sign-ins whose sessions have ended. */
export async function listUsers(db: DbOrTx): Promise<HubUser[]> {
  const rows = await db
    .selectFrom('accounts as a')
    .leftJoin('employees as e', 'e.account_id', 'a.id')
    .leftJoin('areas', 'areas.id', 'e.area_id')
    .select([
      'e.id as employee_id',
      'a.username',
      'a.email',
      'a.role',
      'a.must_change_password',
      'areas.name as area',
      hasTwoFactor.as('two_factor'),
      hasSingleSignOn.as('single_sign_on'),
      // Only if no other employee shares the name (D71).
      sql<{ cargo: string; area: string } | null>`case when e.id is null then (
        select json_build_object('cargo', min(free.cargo), 'area', min(at.name))
        from employees free join areas at on at.id = free.area_id
        where lower(free.name) = lower(a.username)
        having count(*) = 1 and count(free.account_id) = 0
      ) end`.as('free'),
    ])
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('audit_entries')
          .where('action', '=', 'sign_in')
          .groupBy('account_id')
          .select(({ fn }) => ['account_id', fn.max('at').as('at')])
          .as('signed_in'),
      (join) => join.onRef('signed_in.account_id', '=', 'a.id'),
    )
    .select('signed_in.at as signed_in_at')
    .orderBy('a.id')
    .$narrowType<{ role: Role }>()
    .execute();
  const users = rows.map(({ signed_in_at, free, ...user }) => ({
    ...user,
    employee_to_link: free && `${positionName(free.cargo)}, ${areaName(free.area)}`,
    last_sign_in: signed_in_at?.toISOString() ?? null,
  }));
  return sortByText(users, ({ username }) => username);
}
