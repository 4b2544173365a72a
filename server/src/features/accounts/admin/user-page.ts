import type { UserPage, UserSort, userPage } from '@intranet/contract/accounts/admin-endpoints.ts';
import {
  onOrOff,
  USER_STATES,
  type UserState,
  userStateLabel,
} from '@intranet/contract/accounts/user-state.ts';
import { ROLES, type Role, roleLabel } from '@intranet/contract/core/roles.ts';
import { fold } from '@intranet/contract/core/text.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { DbOrTx } from '#core/db/database.ts';
import { contains } from '#core/db/folded.ts';
import { readListPage, type SortKey } from '#core/db/keyset.ts';
import { byName, byRank } from '#core/db/sort-keys.ts';
import { sortByText } from '#core/text-order.ts';
import { type Area, listAreas } from '#features/people/queries.ts';
import { hasTwoFactor } from '../two-factor/queries.ts';
import { presentUser, selectUsers } from './list-users.ts';

type Query = z.output<(typeof userPage)['query']>;

/** Roles and areas are searched by their names in the user's language. */
function passes(user: string | undefined, areas: readonly Area[]): RawBuilder<boolean> {
  if (!user) return sql`true`;
  const has = (text: string) => fold(text).includes(fold(user));
  const roles = ROLES.filter((role) => has(roleLabel(role)));
  const ids = areas.filter(({ name }) => has(areaName(name))).map(({ id }) => id);
  const conditions = [
    contains(sql.ref('a.username'), user),
    contains(sql.ref('a.email'), user),
    // Left out if they match nothing, because the index of names can't help them.
    roles.length > 0 && sql`a.role = any(${roles}::text[])`,
    ids.length > 0 &&
      sql`a.id in (select account_id from employees where area_id = any(${ids}::bigint[]))`,
  ].filter(Boolean);
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Later than any sign-in, in microseconds. */
const NEVER = 9e15;

/** Missing areas and sign-ins come last in both directions. */
function sortKeys(areas: readonly Area[], descending: boolean): Record<UserSort, SortKey> {
  const byAreaName = sortByText(areas, ({ name }) => areaName(name)).map(({ id }) => id);
  const area = sql`array_position(${byAreaName}::bigint[], e.area_id)`;
  const state = sql`case
    when i.account_id is not null and i.token_hash is null then 'locked'
    when i.account_id is not null then 'invited'
    when a.must_change_password then 'must_change'
    when s.at is null then 'never' else 'active' end`;
  const twoFactor = sql`case when ${hasTwoFactor} then 'on' else 'off' end`;
  return {
    username: byName(sql.ref('a.username')),
    email: byName(sql.ref('a.email')),
    role: byRank(sql.ref('a.role'), ROLES, (role) => roleLabel(role as Role)),
    area: { expression: sql`coalesce(${area}, ${descending ? 0 : areas.length + 1})`, type: 'int' },
    two_factor: byRank(twoFactor, ['on', 'off'], (value) => onOrOff(value === 'on')),
    last_sign_in: {
      expression: sql`coalesce(extract(epoch from s.at) * 1000000,
        ${descending ? 0 : NEVER}::numeric)::bigint`,
      type: 'numeric',
    },
    state: byRank(state, USER_STATES, (value) => userStateLabel(value as UserState)),
  };
}

const readRows = (db: DbOrTx, ids: readonly number[]) =>
  selectUsers(db).where('a.id', '=', sql<number>`any(${ids}::bigint[])`).execute();

type UserRow = Awaited<ReturnType<typeof readRows>>[number];

/** A page of the accounts. @throws AppError invalid_input for a cursor of another list */
export async function readUserPage(db: DbOrTx, query: Query): Promise<UserPage> {
  const { sort = 'username:asc' } = query;
  const areas = await listAreas(db);
  const all = db.selectFrom('accounts as a');
  const filtered = all.where(passes(query.user, areas));
  const page = await readListPage(
    {
      name: 'users',
      keys: sortKeys(areas, sort.endsWith(':desc')),
      id: sql.ref<number>('a.id'),
      idOf: ({ id }: UserRow) => id,
      readRows: (ids) => readRows(db, ids),
    },
    {
      all,
      filtered,
      sorted: filtered
        .leftJoin('employees as e', 'e.account_id', 'a.id')
        .leftJoin('last_sign_ins as s', 's.account_id', 'a.id')
        .leftJoin('invitations as i', (join) =>
          join.onRef('i.account_id', '=', 'a.id').on('i.used_at', 'is', null),
        ),
    },
    { ...query, sort },
  );
  return { ...page, rows: page.rows.map(presentUser) };
}
