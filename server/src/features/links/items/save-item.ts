import { isDeepStrictEqual } from 'node:util';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { DepartmentId } from '@intranet/contract/links/departments.ts';
import type { EmbedSource } from '@intranet/contract/links/embed.ts';
import {
  type editItemBody,
  type itemBody,
  MAX_ITEMS,
} from '@intranet/contract/links/item-admin-endpoints.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, atField } from '#core/errors.ts';
import { removeReaders, saveReaders } from '#features/groups/reader-lists.ts';
import { assertLinkable, type OwnPages } from '../own-pages.ts';
import { forgetItemCheck, queueItemCheck } from './check-item.ts';
import { assertSetUp } from './embeds/providers.ts';
import { findItem, type StoredItem } from './queries.ts';

type ItemDeps = Deps & { ownPages?: OwnPages | undefined };
type Edit = z.output<typeof editItemBody>;
type ItemInput = Omit<Edit, 'version'>;

/** The address of items that show a dashboard. */
const NO_ADDRESS = 'about:blank';

/** Changes of a department's list of items run one at a time. */
export const lockDepartment = (tx: Tx, department: DepartmentId) =>
  sql`select pg_advisory_xact_lock(hashtext(${`items of ${department}`}))`.execute(tx);

/** Locks the item and its department. @throws AppError not_found */
export async function lockItem(tx: Tx, id: number): Promise<StoredItem> {
  const { department } = await findItem(tx, id);
  await lockDepartment(tx, department);
  await tx.selectFrom('items').select('id').where('id', '=', id).forUpdate().execute();
  return findItem(tx, id);
}

/** @throws AppError name_taken at `name` */
async function assertNameIsFree(
  tx: Tx,
  { department, name }: { department: DepartmentId; name: string },
  except = 0,
): Promise<void> {
  const taken = await tx
    .selectFrom('items')
    .select('id')
    .where('department', '=', department)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', except)
    .executeTakeFirst();
  if (!taken) return;
  throw atField('name_taken', 'name', t('This department already has an item with this name.'));
}

/** @throws AppError invalid_input at `owner_id` */
async function assertOwner(tx: Tx, id: number | null): Promise<void> {
  if (id === null) return;
  const owner = await tx
    .selectFrom('employees')
    .select('ativo')
    .where('id', '=', id)
    .executeTakeFirst();
  if (owner && owner.ativo !== 'N') return;
  throw atField('invalid_input', 'owner_id', t('Choose somebody who works here.'));
}

/** @returns the list's id, or null for the readers of the department's page */
async function storeReaders(tx: Tx, former: number | null, readers: ItemInput['readers']) {
  return readers && saveReaders(tx, former, readers);
}

const addressIn = ({ url = NO_ADDRESS, embed }: Pick<ItemInput, 'url' | 'embed'>) =>
  embed ? NO_ADDRESS : url;

/** True for a dashboard, so that an older server, which checks its address, emails nobody. */
const isOwnerTold = ({ embed }: Pick<ItemInput, 'embed'>) => embed !== null;

const columnsOf = ({ url, embed, opens, ...input }: ItemInput) => {
  const { name, heading, icon, owner_id, hidden } = input;
  return {
    ...{ name, heading, icon, owner_id, hidden },
    url: addressIn({ url, embed }),
    embed: embed && JSON.stringify(embed),
    // A token is for a frame only.
    opens: embed ? 'embedded' : opens,
  };
};

/** @throws AppError invalid_input at `url` or `embed` */
function assertShowable(
  { config, ownPages }: ItemDeps,
  { url, embed }: ItemInput,
  former: EmbedSource | null = null,
): void {
  if (!embed) assertLinkable(addressIn({ url, embed }), 'url', ownPages);
  // An item can still be hidden or renamed once its provider isn't set up any more.
  else if (embed.provider !== former?.provider) assertSetUp(config, embed);
}

/** @returns the item's id @throws AppError conflict; at its field: invalid_input, name_taken */
export async function addItem(
  deps: ItemDeps,
  actor: Actor,
  { department, ...input }: z.output<typeof itemBody>,
): Promise<number> {
  assertShowable(deps, input);
  return deps.db.transaction().execute(async (tx) => {
    await lockDepartment(tx, department);
    const { count, last } = await tx
      .selectFrom('items')
      .select(sql<number>`count(*)`.as('count'))
      .select(sql<number>`coalesce(max(position), 0)`.as('last'))
      .where('department', '=', department)
      .executeTakeFirstOrThrow();
    if (count >= MAX_ITEMS) {
      const sentence = t('A department has at most {max} items.', { max: MAX_ITEMS });
      throw new AppError('conflict', sentence);
    }
    await assertNameIsFree(tx, { department, name: input.name });
    await assertOwner(tx, input.owner_id);
    const { id } = await tx
      .insertInto('items')
      .values({
        ...columnsOf(input),
        department,
        position: last + 1,
        owner_told: isOwnerTold(input),
        readers_id: await storeReaders(tx, null, input.readers),
        created_at: deps.clock.now(),
        updated_at: deps.clock.now(),
        updated_by: actor.username,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (!input.embed) await queueItemCheck(tx, deps.jobs, id);
    await recordAct(tx, actor, 'item_added', input.name, { department });
    return id;
  });
}

/** The names of what changes; addresses may contain a key (S8). */
function changesOf(item: StoredItem, input: ItemInput): string[] {
  const sorted = (ids: readonly number[] = []) => [...ids].sort((a, b) => a - b);
  const readersIn = (readers: ItemInput['readers']) =>
    readers &&
    JSON.stringify([[...readers.roles].sort(), sorted(readers.people), sorted(readers.groups)]);
  const changed = {
    name: item.name !== input.name,
    address: item.url !== addressIn(input),
    dashboard: !isDeepStrictEqual(item.embed, input.embed),
    heading: item.heading !== input.heading,
    picture: item.icon !== input.icon,
    opens: !input.embed && item.opens !== input.opens,
    owner: item.ownerId !== input.owner_id,
    hidden: item.hidden !== input.hidden,
    readers: readersIn(item.readers) !== readersIn(input.readers),
  };
  return Object.entries(changed).flatMap(([name, is]) => (is ? [name] : []));
}

/** @throws AppError stale_version */
function assertUnchanged(item: StoredItem, version: number): void {
  if (item.version === version) return;
  const sentence = t(
    '{person} changed this item in the meantime. Close the form and open it again to see the change.',
    { person: item.updatedBy },
  );
  throw new AppError('stale_version', sentence);
}

/** @throws AppError not_found, stale_version; at its field: invalid_input, name_taken */
export async function editItem(
  deps: ItemDeps,
  actor: Actor,
  id: number,
  { version, ...input }: Edit,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const item = await lockItem(tx, id);
    assertUnchanged(item, version);
    assertShowable(deps, input, item.embed);
    const changed = changesOf(item, input);
    if (changed.length === 0) return;
    await assertNameIsFree(tx, { department: item.department, name: input.name }, id);
    if (item.ownerId !== input.owner_id) await assertOwner(tx, input.owner_id);
    const hasOtherOwnerOrContent =
      item.ownerId !== input.owner_id || (item.embed === null) !== (input.embed === null);
    const readers_id = await storeReaders(tx, item.readersId, input.readers);
    await tx
      .updateTable('items')
      .set({
        ...columnsOf(input),
        readers_id,
        // A new owner hears of a broken address, too.
        ...(hasOtherOwnerOrContent && { owner_told: isOwnerTold(input) }),
        version: version + 1,
        updated_at: deps.clock.now(),
        updated_by: actor.username,
      })
      .where('id', '=', id)
      .execute();
    if (readers_id === null && item.readersId !== null) await removeReaders(tx, item.readersId);
    if (input.embed) {
      if (!item.embed) await forgetItemCheck(tx, id);
    } else if (changed.includes('address') || changed.includes('opens')) {
      await queueItemCheck(tx, deps.jobs, id);
    }
    await recordAct(tx, actor, 'item_changed', input.name, {
      changed: changed.join(', '),
      ...(item.name !== input.name && { name: `${item.name} → ${input.name}` }),
    });
  });
}

/** @throws AppError not_found */
export async function removeItem(deps: ItemDeps, actor: Actor, id: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { name, department, readersId } = await lockItem(tx, id);
    await tx.deleteFrom('items').where('id', '=', id).execute();
    if (readersId !== null) await removeReaders(tx, readersId);
    await recordAct(tx, actor, 'item_removed', name, { department });
  });
}
