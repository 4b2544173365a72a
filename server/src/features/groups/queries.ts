import { photoUrl } from '@intranet/contract/accounts/photo-url.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { ROLES, type Role } from '@intranet/contract/core/roles.ts';
import {
  type Group,
  type GroupPeople,
  MAX_GROUP_PEOPLE,
} from '@intranet/contract/groups/endpoints.ts';
import type { NamedReaders, Readers } from '@intranet/contract/groups/readers.ts';
import type { Namesake } from '@intranet/contract/people/namesake.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { contains, folded } from '#core/db/folded.ts';
import { AppError } from '#core/errors.ts';
import type { Reader } from './policy.ts';

/** SQL: who belongs to which group today, as rows of `group_id` and `employee_id` (D56). Leavers belong to none. */
export const GROUP_PEOPLE = sql<{ group_id: number; employee_id: number }>`(
  select m.group_id, m.employee_id
  from group_members m join employees e on e.id = m.employee_id
  where e.ativo <> 'N'
  union all
  select g.id, e.id
  from people_groups g join employees e on e.ativo <> 'N'
    and (g.rule_areas is null or e.area_id = any (g.rule_areas))
    and (g.rule_positions is null or e.cargo = any (g.rule_positions))
  where g.by_rule
)`;

/** SQL: the ids of the groups of an employee, as JSON, because the driver reads arrays of bigint as text. */
export const groupsOf = (employeeId: RawBuilder<unknown>) =>
  sql<number[]>`to_json(array(
    select gp.group_id from ${GROUP_PEOPLE} gp where gp.employee_id = ${employeeId} order by 1
  ))`;

/** An account as a possible reader: its person, and the groups of today. */
export async function findReader(
  db: DbOrTx,
  { accountId, role }: Pick<Actor, 'accountId' | 'role'>,
): Promise<Reader> {
  const row = await db
    .selectFrom('employees as e')
    .select(['e.id', 'e.ativo', groupsOf(sql.ref('e.id')).as('groups')])
    .where('e.account_id', '=', accountId)
    .executeTakeFirst();
  return {
    role,
    employeeId: row?.id ?? null,
    hasLeft: row?.ativo === 'N',
    groups: row?.groups ?? [],
  };
}

interface StoredReaders extends Readers {
  listId: number;
}

/** SQL: a column of the readers of a list, without its empty values. */
const entriesOf = (column: string) =>
  sql`coalesce(json_agg(${sql.ref(column)} order by ${sql.ref(column)})
    filter (where ${sql.ref(column)} is not null), '[]')`;

/** Readers by the ids of their lists. A list without entries has nobody. */
export async function readReaders(
  db: DbOrTx,
  listIds: readonly number[],
): Promise<Map<number, Readers>> {
  const nobody = listIds.map((id): [number, Readers] => [
    id,
    { roles: [], people: [], groups: [] },
  ]);
  if (listIds.length === 0) return new Map(nobody);
  const { rows } = await sql<StoredReaders>`
    select list_id as "listId", ${entriesOf('role')} as roles,
      ${entriesOf('employee_id')} as people, ${entriesOf('group_id')} as groups
    from readers where list_id = any (${listIds}::bigint[])
    group by list_id`.execute(db);
  const stored = rows.map(({ listId, ...readers }): [number, Readers] => [listId, readers]);
  return new Map([...nobody, ...stored]);
}

/** People by id as forms and lists show them. */
export async function readPeople(db: DbOrTx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('employees as e')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .select(['e.id as employee_id', 'e.name', 'areas.name as area', 'e.cargo', 'e.ativo'])
    .where('e.id', '=', sql<number>`any (${ids}::bigint[])`)
    .orderBy(folded(sql.ref('e.name')))
    .orderBy('e.id')
    .execute();
  return rows.map(({ ativo, ...person }) => ({ ...person, has_left: ativo === 'N' }));
}

export const readGroupNames = async (db: DbOrTx, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('people_groups')
        .select(['id', 'name'])
        .where('id', '=', sql<number>`any (${ids}::bigint[])`)
        .orderBy(sql`lower(name)`)
        .execute();

/** Readers with the names of people and groups, for several lists at once. */
export async function nameReaders(
  db: DbOrTx,
  lists: ReadonlyMap<number, Readers>,
): Promise<Map<number, NamedReaders>> {
  const all = [...lists.values()];
  const [people, groups] = await Promise.all([
    readPeople(db, [...new Set(all.flatMap((one) => one.people))]),
    readGroupNames(db, [...new Set(all.flatMap((one) => one.groups))]),
  ]);
  const named = ({ roles, ...readers }: Readers): NamedReaders => ({
    roles,
    people: people.filter(({ employee_id }) => readers.people.includes(employee_id)),
    groups: groups.filter(({ id }) => readers.groups.includes(id)),
  });
  return new Map([...lists].map(([id, readers]) => [id, named(readers)]));
}

/** All groups by name. @param usesOf the names of what uses each group as readers, by its id */
export async function listGroups(
  db: DbOrTx,
  usesOf: ReadonlyMap<number, string[]>,
): Promise<Group[]> {
  const { rows } = await sql<Omit<Group, 'used_by' | 'updated_at'> & { updated_at: Date }>`
    select g.id, g.name, g.description, g.version, g.updated_at, g.updated_by,
      case when g.by_rule then json_build_object(
        'areas', array(
          select areas.name from areas where areas.id = any (g.rule_areas) order by areas.name
        ),
        'positions', coalesce(g.rule_positions, '{}')
      ) end as rule,
      (
        select coalesce(json_agg(json_build_object('employee_id', e.id, 'name', e.name,
          'area', areas.name, 'cargo', e.cargo, 'has_left', e.ativo = 'N')
          order by folded(e.name), e.id), '[]')
        from group_members m
        join employees e on e.id = m.employee_id
        join areas on areas.id = e.area_id
        where m.group_id = g.id
      ) as members,
      (select count(*) from ${GROUP_PEOPLE} gp where gp.group_id = g.id) as people
    from people_groups g
    order by lower(g.name)`.execute(db);
  return rows.map((row) => ({
    ...row,
    updated_at: row.updated_at.toISOString(),
    used_by: usesOf.get(row.id) ?? [],
  }));
}

/** How many accounts have each role, without those of people who have left. */
export async function countRoles(db: DbOrTx): Promise<{ role: Role; people: number }[]> {
  const rows = await db
    .selectFrom('accounts as a')
    .leftJoin('employees as e', 'e.account_id', 'a.id')
    .select(['a.role', sql<number>`count(*)`.as('people')])
    .where(sql<boolean>`e.ativo is distinct from 'N'`)
    .groupBy('a.role')
    .execute();
  const counts = new Map(rows.map(({ role, people }) => [role, people]));
  return ROLES.map((role) => ({ role, people: counts.get(role) ?? 0 }));
}

type PersonRow = Omit<Namesake, 'employee_id'> & {
  employee_id: number | null;
  photo_key: string | null;
  count: number;
};

function toPeople(rows: readonly PersonRow[]): GroupPeople {
  const people = rows.map(({ photo_key, count: _, ...person }) => ({
    ...person,
    photo: photoUrl(photo_key),
  }));
  return { people, unlisted: (rows[0]?.count ?? 0) - rows.length };
}

/** The people who belong to a group today. @throws AppError not_found */
export async function listGroupPeople(
  db: DbOrTx,
  groupId: number,
  search: string,
): Promise<GroupPeople> {
  const [group] = await readGroupNames(db, [groupId]);
  if (!group) throw new AppError('not_found', t('This group no longer exists.'));
  const { rows } = await sql<PersonRow>`
    select e.id as employee_id, e.name, areas.name as area, e.cargo, a.photo_key,
      count(*) over () as count
    from ${GROUP_PEOPLE} gp
    join employees e on e.id = gp.employee_id
    join areas on areas.id = e.area_id
    left join accounts a on a.id = e.account_id
    where gp.group_id = ${groupId} and ${contains(sql.ref('e.name'), search)}
    order by folded(e.name), e.id
    limit ${MAX_GROUP_PEOPLE}`.execute(db);
  return toPeople(rows);
}

/** The people with a role. An account without an employee has its username, and no area. */
export async function listRolePeople(db: DbOrTx, role: Role, search: string): Promise<GroupPeople> {
  const { rows } = await sql<PersonRow>`
    select e.id as employee_id, coalesce(e.name, a.username) as name,
      coalesce(areas.name, '') as area, coalesce(e.cargo, '') as cargo, a.photo_key,
      count(*) over () as count
    from accounts a
    left join employees e on e.account_id = a.id
    left join areas on areas.id = e.area_id
    where a.role = ${role} and e.ativo is distinct from 'N'
      and ${contains(sql`coalesce(e.name, a.username)`, search)}
    order by folded(coalesce(e.name, a.username)), a.id
    limit ${MAX_GROUP_PEOPLE}`.execute(db);
  return toPeople(rows);
}
