import type { HubUser } from '@intranet/contract/accounts/admin-endpoints.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { positionName } from '@intranet/contract/people/positions.ts';
import { type InferResult, sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';
import { sortByText } from '#core/text-order.ts';
import { waitingInvitation } from '../joining/queries.ts';
import { hasSingleSignOn } from '../single-sign-on/identities.ts';
import { hasTwoFactor } from '../two-factor/queries.ts';

export const selectUsers = (db: DbOrTx) =>
  db
    .selectFrom('accounts as a')
    .leftJoin('employees as e', 'e.account_id', 'a.id')
    .leftJoin('areas', 'areas.id', 'e.area_id')
    .leftJoin('last_sign_ins', 'last_sign_ins.account_id', 'a.id')
    .select([
      'a.id',
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
      'last_sign_ins.at as signed_in_at',
      waitingInvitation.as('invitation'),
    ])
    .orderBy('a.id')
    .$narrowType<{ role: Role }>();

type UserRow = InferResult<ReturnType<typeof selectUsers>>[number];

export const presentUser = ({ id, signed_in_at, free, invitation, ...user }: UserRow): HubUser => ({
  account_id: id,
  ...user,
  invitation: invitation && {
    withdrawn: invitation.withdrawn,
    expires_at: new Date(invitation.expires_at).toISOString(),
  },
  employee_to_link: free && `${positionName(free.cargo)}, ${areaName(free.area)}`,
  last_sign_in: signed_in_at?.toISOString() ?? null,
});

/** All accounts by name. */
export async function listUsers(db: DbOrTx): Promise<HubUser[]> {
  const users = (await selectUsers(db).execute()).map(presentUser);
  return sortByText(users, ({ username }) => username);
}
