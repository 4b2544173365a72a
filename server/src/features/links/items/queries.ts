import { photoUrl } from '@intranet/contract/accounts/photo-url.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import type { Readers } from '@intranet/contract/groups/readers.ts';
import { DEPARTMENTS, type DepartmentId } from '@intranet/contract/links/departments.ts';
import { type EmbedSource, embedSchema } from '@intranet/contract/links/embed.ts';
import type { CheckState } from '@intranet/contract/links/endpoints.ts';
import {
  type ItemReaders,
  type ItemSettings,
  MAX_ITEM_READERS,
  type PersonItems,
  type ReadReason,
} from '@intranet/contract/links/item-admin-endpoints.ts';
import type { ReadableItem } from '@intranet/contract/links/item-endpoints.ts';
import { ITEM_ICONS, type ItemIcon } from '@intranet/contract/links/item-icons.ts';
import type { Provider } from '@intranet/contract/links/providers.ts';
import type { Opening } from '@intranet/contract/links/registry.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { contains } from '#core/db/folded.ts';
import { AppError } from '#core/errors.ts';
import type { Reader } from '#features/groups/policy.ts';
import {
  findReader,
  GROUP_PEOPLE,
  groupsOf,
  nameReaders,
  readGroupNames,
  readPeople,
  readReaders,
} from '#features/groups/queries.ts';
import { departmentReaders, type ItemRights, mayRead, reasonsToRead } from '../policy.ts';
import { FAILED_STATES, readReason } from '../queries.ts';

export interface StoredItem extends ItemRights {
  id: number;
  name: string;
  /** Not used by items with a dashboard. */
  url: string;
  /** The dashboard that the item shows in place of its address. */
  embed: EmbedSource | null;
  heading: string;
  icon: ItemIcon;
  opens: Opening;
  readersId: number | null;
  checkState: CheckState;
  checkReason: unknown;
  checkedAt: Date | null;
  version: number;
  updatedAt: Date;
  updatedBy: string;
}

const storedEmbed = embedSchema.nullable();

const DEPARTMENT_ORDER: readonly string[] = DEPARTMENTS.map(({ id }) => id);

/** Rows of a department, dashboard or picture that this version doesn't know are left out or get a usual one. */
export async function listItems(db: DbOrTx, id?: number): Promise<StoredItem[]> {
  const stored = await db
    .selectFrom('items')
    .selectAll()
    .where('department', 'in', [...DEPARTMENT_ORDER])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy(sql`array_position(${DEPARTMENT_ORDER}::text[], department)`)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const rows = stored.flatMap((row) => {
    const embed = storedEmbed.safeParse(row.embed);
    return embed.success ? [{ ...row, embed: embed.data }] : [];
  });
  const readers = await readReaders(
    db,
    rows.flatMap(({ readers_id }) => readers_id ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    department: row.department as DepartmentId,
    name: row.name,
    url: row.url,
    embed: row.embed,
    heading: row.heading,
    icon: ITEM_ICONS.find((icon) => icon === row.icon) ?? 'report',
    opens: row.opens as Opening,
    readersId: row.readers_id,
    readers: row.readers_id === null ? null : (readers.get(row.readers_id) as Readers),
    hidden: row.hidden,
    ownerId: row.owner_id,
    checkState: row.check_state as CheckState,
    checkReason: row.check_reason,
    checkedAt: row.checked_at,
    version: row.version,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
  }));
}

/** @throws AppError not_found */
export async function findItem(db: DbOrTx, id: number): Promise<StoredItem> {
  const [item] = await listItems(db, id);
  if (item) return item;
  throw new AppError('not_found', t('This item doesn’t exist.'));
}

/** Nobody learns of a hidden item. @throws AppError not_found */
export async function findShownItem(db: DbOrTx, id: number): Promise<StoredItem> {
  const item = await findItem(db, id);
  if (!item.hidden) return item;
  throw new AppError('not_found', t('This item doesn’t exist.'));
}

/** An item as its readers get it. */
export function presentItem(item: StoredItem): ReadableItem {
  const { id, department, name, heading, icon, opens, embed } = item;
  const shown = { id, department, name, heading, icon, opens };
  if (embed) return { ...shown, url: '', provider: embed.provider, problem: null };
  const failed = opens === 'embedded' && FAILED_STATES.includes(item.checkState);
  const problem = failed ? readReason.parse(item.checkReason) : null;
  return { ...shown, url: item.url, provider: null, problem };
}

/** The items that an account may read, in their order (D56). */
export async function listReadableItems(
  db: DbOrTx,
  actor: Pick<Actor, 'accountId' | 'role'>,
): Promise<ReadableItem[]> {
  const items = await listItems(db);
  if (items.length === 0) return [];
  const reader = await findReader(db, actor);
  return items.filter((item) => mayRead(item, reader)).map(presentItem);
}

/** The items that an account may read and that were added after a moment, the newest first. */
export async function listItemsAddedSince(
  db: DbOrTx,
  actor: Pick<Actor, 'accountId' | 'role'>,
  since: Date,
): Promise<ReadableItem[]> {
  const rows = await db
    .selectFrom('items')
    .select('id')
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  if (rows.length === 0) return [];
  const readable = await listReadableItems(db, actor);
  return rows.flatMap(({ id }) => readable.find((item) => item.id === id) ?? []);
}

/** The addresses of items that the account's pages may frame, and the providers of dashboards (S14). */
export async function listFramedItems(
  db: DbOrTx,
  actor: Pick<Actor, 'accountId' | 'role'>,
): Promise<{ urls: string[]; providers: (Provider | null)[] }> {
  const items = await listReadableItems(db, actor);
  const framed = items.filter(({ opens }) => opens === 'embedded');
  return {
    urls: framed.map(({ url }) => url).filter((url) => url !== ''),
    providers: framed.map(({ provider }) => provider),
  };
}

/** Dashboards aren't checked. An older server may have checked their placeholder address. */
function presentCheck(item: StoredItem): ItemSettings['check'] {
  if (item.embed) return { state: 'unchecked', reason: null, at: null };
  return {
    state: item.checkState,
    reason: readReason.parse(item.checkReason),
    at: item.checkedAt?.toISOString() ?? null,
  };
}

export async function listItemSettings(db: DbOrTx): Promise<ItemSettings[]> {
  const items = await listItems(db);
  const lists = new Map(
    items.flatMap(({ readersId, readers }) =>
      readersId === null || !readers ? [] : [[readersId, readers] as const],
    ),
  );
  const readers = await nameReaders(db, lists);
  const owners = await readPeople(
    db,
    items.flatMap(({ ownerId }) => ownerId ?? []),
  );
  return items.map((item) => {
    const { problem: _, ...shown } = presentItem(item);
    return {
      ...shown,
      embed: item.embed,
      hidden: item.hidden,
      readers: (item.readersId !== null && readers.get(item.readersId)) || null,
      owner: owners.find(({ employee_id }) => employee_id === item.ownerId) ?? null,
      check: presentCheck(item),
      version: item.version,
      updated_at: item.updatedAt.toISOString(),
      updated_by: item.updatedBy,
    };
  });
}

/** The groups among the readers of items, with the names of the items. */
export async function listItemGroups(db: DbOrTx): Promise<{ group_id: number; name: string }[]> {
  const rows = await db
    .selectFrom('items as i')
    .innerJoin('readers as r', 'r.list_id', 'i.readers_id')
    .select(['r.group_id', 'i.name'])
    .where('r.group_id', 'is not', null)
    .orderBy(sql`lower(i.name)`)
    .execute();
  return rows.flatMap(({ group_id, name }) => (group_id === null ? [] : [{ group_id, name }]));
}

type GroupNames = ReadonlyMap<number, string>;

/** Reasons with the names of groups. */
const nameReasons = (item: ItemRights, reader: Reader, names: GroupNames): ReadReason[] =>
  reasonsToRead(item, reader).map((reason) =>
    reason.by === 'group' ? { ...reason, name: names.get(reason.group) ?? '' } : reason,
  );

const readNames = async (db: DbOrTx, ids: readonly number[]): Promise<GroupNames> =>
  new Map((await readGroupNames(db, ids)).map(({ id, name }) => [id, name]));

interface AccountRow {
  employee_id: number | null;
  name: string;
  area: string;
  cargo: string;
  photo_key: string | null;
  role: Role;
  groups: number[];
  count: number;
}

/**
 * The accounts that may read an item, with the reasons. The condition finds them at any number of people; the
 * reasons come from the function that decides.
 */
export async function listItemReaders(
  db: DbOrTx,
  id: number,
  search: string,
): Promise<ItemReaders> {
  const item = await findItem(db, id);
  if (item.hidden) return { people: [], unlisted: 0 };
  const { roles, people, groups } = item.readers ?? departmentReaders(item);
  const { rows } = await sql<AccountRow>`
    select e.id as employee_id, coalesce(e.name, a.username) as name,
      coalesce(areas.name, '') as area, coalesce(e.cargo, '') as cargo, a.photo_key, a.role,
      ${groupsOf(sql.ref('e.id'))} as groups, count(*) over () as count
    from accounts a
    left join employees e on e.account_id = a.id
    left join areas on areas.id = e.area_id
    where e.ativo is distinct from 'N'
      and (
        a.role = any (${['admin', ...roles]}::text[])
        or e.id = any (${people}::bigint[])
        or e.id = ${item.ownerId}
        or exists (
          select from ${GROUP_PEOPLE} gp
          where gp.employee_id = e.id and gp.group_id = any (${groups}::bigint[])
        )
      )
      and ${contains(sql`coalesce(e.name, a.username)`, search)}
    order by folded(coalesce(e.name, a.username)), a.id
    limit ${MAX_ITEM_READERS}`.execute(db);
  const names = await readNames(db, groups);
  return {
    people: rows.map(({ photo_key, role, groups: own, count: _, ...person }) => ({
      ...person,
      photo: photoUrl(photo_key),
      reasons: nameReasons(
        item,
        { role, employeeId: person.employee_id, hasLeft: false, groups: own },
        names,
      ),
    })),
    unlisted: (rows[0]?.count ?? 0) - rows.length,
  };
}

/** What a person may read. @throws AppError not_found */
export async function readPersonItems(db: DbOrTx, employeeId: number): Promise<PersonItems> {
  const row = await db
    .selectFrom('employees as e')
    .leftJoin('accounts as a', 'a.id', 'e.account_id')
    .select(['e.ativo', 'a.role', groupsOf(sql.ref('e.id')).as('groups')])
    .where('e.id', '=', employeeId)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found', t('This person isn’t in the directory.'));
  const groups = [...(await readNames(db, row.groups))].map(([id, name]) => ({ id, name }));
  const role = row.role as Role | null;
  if (!role) return { role, departments: [], items: [], groups };
  const reader = { role, employeeId, hasLeft: row.ativo === 'N', groups: row.groups };
  const names = new Map(groups.map((group) => [group.id, group.name]));
  const items = (await listItems(db)).map((item) => ({
    id: item.id,
    department: item.department,
    name: item.name,
    reasons: nameReasons(item, reader, names),
  }));
  return {
    role,
    departments: DEPARTMENTS.filter(({ path }) => mayOpen(path, { role })).map(({ id }) => id),
    items: items.filter(({ reasons }) => reasons.length > 0),
    groups,
  };
}
