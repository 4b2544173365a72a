import { photoUrl } from '@intranet/contract/accounts/photo-url.ts';
import type { Readers } from '@intranet/contract/groups/readers.ts';
import {
  type AccessPerson,
  MAX_VAULT_PEOPLE,
  type VaultAccess,
} from '@intranet/contract/vault/access-endpoints.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { membershipsIn } from '#features/groups/policy.ts';
import {
  findReader,
  GROUP_PEOPLE,
  groupsOf,
  nameReaders,
  readGroupNames,
  readReaders,
} from '#features/groups/queries.ts';
import { authorizeEdit, rightsTo, type SharedWith, type VaultReader } from '../policy.ts';
import { type EntryRow, findEntry } from '../queries.ts';

type Viewer = Pick<Actor, 'accountId' | 'role'>;
type Lists = Pick<EntryRow, 'readers_id' | 'editors_id'>;

const NOBODY: Readers = { roles: [], people: [], groups: [] };

export async function isVaultShared(db: DbOrTx): Promise<boolean> {
  const { vault_shared } = await db
    .selectFrom('company_settings')
    .select('vault_shared')
    .executeTakeFirstOrThrow();
  return vault_shared;
}

export async function findVaultReader(db: DbOrTx, viewer: Viewer): Promise<VaultReader> {
  const isShared = await isVaultShared(db);
  return { ...(await findReader(db, viewer)), isShared };
}

/** @returns who an entry is shared with; nobody without lists */
export async function readSharing(
  db: DbOrTx,
  rows: readonly Lists[],
): Promise<(row: Lists) => SharedWith> {
  const ids = rows.flatMap(({ readers_id, editors_id }) => [readers_id, editors_id]);
  const lists = await readReaders(
    db,
    ids.filter((id) => id !== null),
  );
  const listOf = (id: number | null) => (id !== null && lists.get(id)) || NOBODY;
  return (row) => ({ readers: listOf(row.readers_id), editors: listOf(row.editors_id) });
}

/** What somebody may do with a row of an entry. */
export async function readRights(db: DbOrTx, viewer: Viewer, row: Lists) {
  if (viewer.role === 'admin') return 'edit';
  const reader = await findVaultReader(db, viewer);
  return rightsTo((await readSharing(db, [row]))(row), reader);
}

/**
 * SQL: an account can open entry `e`. `rightsTo` says the same about one reader, but people who have left count
 * as without access here even if their account still has the role admin.
 */
export const canOpen = (accountId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from accounts a
  left join employees p on p.account_id = a.id
  where a.id = ${accountId} and p.ativo is distinct from 'N' and (
    a.role = 'admin'
    or (
      (select vault_shared from company_settings)
      and exists (
        select from readers r
        where r.list_id in (e.readers_id, e.editors_id) and (
          r.employee_id = p.id
          or exists (
            select from ${GROUP_PEOPLE} gp
            where gp.group_id = r.group_id and gp.employee_id = p.id
          )
        )
      )
    )
  )
)`;

/** The groups among the readers and editors of entries, for `listGroupUses`. */
export async function listVaultGroups(db: DbOrTx): Promise<{ group_id: number; name: string }[]> {
  const rows = await db
    .selectFrom('vault_entries as e')
    .innerJoin('readers as r', (join) =>
      join.on(sql<boolean>`r.list_id in (e.readers_id, e.editors_id)`),
    )
    .select(['r.group_id', 'e.platform as name'])
    .distinct()
    .where('r.group_id', 'is not', null)
    .orderBy('e.platform')
    .execute();
  return rows.flatMap(({ group_id, name }) => (group_id === null ? [] : [{ group_id, name }]));
}

interface PersonRow extends Omit<AccessPerson, 'photo' | 'reasons' | 'can_edit'> {
  photo_key: string | null;
  groups: number[];
  count: number;
}

/** People with an account among these readers today. */
async function listPeople(db: DbOrTx, { readers, editors }: SharedWith): Promise<PersonRow[]> {
  const people = [...readers.people, ...editors.people];
  const groups = [...readers.groups, ...editors.groups];
  const { rows } = await sql<PersonRow>`
    select e.id as employee_id, e.name, areas.name as area, e.cargo, a.photo_key,
      ${groupsOf(sql.ref('e.id'))} as groups, count(*) over () as count
    from employees e
    join accounts a on a.id = e.account_id
    join areas on areas.id = e.area_id
    where e.ativo <> 'N' and a.role <> 'admin' and (
      e.id = any (${people}::bigint[])
      or exists (
        select from ${GROUP_PEOPLE} gp
        where gp.employee_id = e.id and gp.group_id = any (${groups}::bigint[])
      )
    )
    order by folded(e.name), e.id
    limit ${MAX_VAULT_PEOPLE}`.execute(db);
  return rows;
}

/** Who can use and who can change an entry, and why. @throws AppError not_found, forbidden */
export async function readVaultAccess(
  db: DbOrTx,
  viewer: Viewer,
  id: number,
): Promise<VaultAccess> {
  const found = await findEntry(db, id);
  const entry = authorizeEdit(found, await readRights(db, viewer, found));
  const sharing = (await readSharing(db, [entry]))(entry);
  const rows = await listPeople(db, sharing);
  const groups = await readGroupNames(db, [...sharing.readers.groups, ...sharing.editors.groups]);
  const nameOf = new Map(groups.map((group) => [group.id, group.name]));
  const people = rows.map(({ photo_key, groups: own, count: _, ...person }) => {
    const reader = {
      role: 'full_access',
      employeeId: person.employee_id,
      hasLeft: false,
      groups: own,
    } as const;
    const reasonsIn = (list: Readers, edits: boolean) =>
      membershipsIn(list, reader).map((one) => ({
        edits,
        group: one.by === 'group' ? (nameOf.get(one.group) ?? '') : null,
      }));
    const reasons = [...reasonsIn(sharing.editors, true), ...reasonsIn(sharing.readers, false)];
    const can_edit = reasons.some(({ edits }) => edits);
    return { ...person, photo: photoUrl(photo_key), can_edit, reasons };
  });
  const named = await nameReaders(
    db,
    new Map([
      [0, sharing.readers],
      [1, sharing.editors],
    ]),
  );
  return {
    readers: named.get(0) ?? { roles: [], people: [], groups: [] },
    editors: named.get(1) ?? { roles: [], people: [], groups: [] },
    version: entry.access_version,
    people,
    unlisted: (rows[0]?.count ?? 0) - rows.length,
    only_admins_edit: !people.some(({ can_edit }) => can_edit),
  };
}
