import { t } from '@intranet/contract/core/i18n/t.ts';
import type { DepartmentId } from '@intranet/contract/links/departments.ts';
import type { AccessRequest } from '@intranet/contract/links/item-endpoints.ts';
import type { Actor } from '#core/actor.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import type { Recipient } from '#core/notify/channel.ts';
import { isActive, listAdmins } from '#features/accounts/joining/queries.ts';
import type { ItemRights } from '../policy.ts';

/** The account of an item's owner, unless they have none, have left or are yet to join. */
export async function findOwner(
  db: DbOrTx,
  { ownerId }: Pick<ItemRights, 'ownerId'>,
): Promise<(Recipient & { name: string }) | null> {
  if (ownerId === null) return null;
  const row = await db
    .selectFrom('employees as e')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .select(['a.id as accountId', 'a.email', 'e.name'])
    .where('e.id', '=', ownerId)
    .where(isActive('a.id'))
    .executeTakeFirst();
  return row ?? null;
}

/** Who looks after an item: its owner, otherwise the administrators. */
export async function listKeepers(
  db: DbOrTx,
  item: Pick<ItemRights, 'ownerId'>,
): Promise<Recipient[]> {
  const owner = await findOwner(db, item);
  if (owner) return [owner];
  return listAdmins(db);
}

export async function hasOpenRequest(
  db: DbOrTx,
  itemId: number,
  employeeId: number | null,
): Promise<boolean> {
  if (employeeId === null) return false;
  const row = await db
    .selectFrom('item_requests')
    .select('id')
    .where('item_id', '=', itemId)
    .where('employee_id', '=', employeeId)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

const selectRequests = (db: DbOrTx) =>
  db
    .selectFrom('item_requests as r')
    .innerJoin('items as i', 'i.id', 'r.item_id')
    .innerJoin('employees as e', 'e.id', 'r.employee_id')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .select(['r.id', 'r.reason', 'r.asked_at', 'i.id as item_id', 'i.name as item', 'i.department'])
    .select(['e.id as employee_id', 'e.name', 'areas.name as area', 'e.cargo']);

/** The waiting requests that somebody may decide, oldest first, without people who have left and hidden items. */
export async function listRequests(db: DbOrTx, actor: Actor): Promise<AccessRequest[]> {
  const rows = await selectRequests(db)
    .where('r.decided_at', 'is', null)
    .where('e.ativo', '<>', 'N')
    .where('i.hidden', '=', false)
    .$if(actor.role !== 'admin', (q) => q.where('i.owner_id', '=', actor.employee?.id ?? 0))
    .orderBy('r.asked_at')
    .orderBy('r.id')
    .execute();
  return rows.map(({ id, reason, asked_at, item_id, item, department, ...person }) => ({
    id,
    item: { id: item_id, name: item, department: department as DepartmentId },
    person,
    reason,
    asked_at: asked_at.toISOString(),
  }));
}

/** The item that a request is about. */
export async function findRequestedItem(db: DbOrTx, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('item_requests')
    .select('item_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.item_id;
}

/** Locks a request. Its item is locked before, as when an item is removed with its requests. */
export async function lockRequest(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('item_requests as r')
    .innerJoin('employees as e', 'e.id', 'r.employee_id')
    .leftJoin('accounts as a', 'a.id', 'e.account_id')
    .select(['r.id', 'r.decided_by', 'r.employee_id', 'e.name', 'e.ativo'])
    .select(['a.id as account_id', 'a.email'])
    .where('r.id', '=', id)
    .forUpdate('r')
    .executeTakeFirst();
  return row ?? null;
}

/** The names of the items that somebody owns. */
export async function listOwnedItems(db: DbOrTx, employeeId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('items')
    .select('name')
    .where('owner_id', '=', employeeId)
    .orderBy('department')
    .orderBy('position')
    .execute();
  return rows.map(({ name }) => name);
}

/** Keeps an item from being removed or changed until the transaction ends. @throws AppError not_found */
export async function holdItem(tx: Tx, id: number): Promise<void> {
  const row = await tx
    .selectFrom('items')
    .select('id')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found', t('This item doesn’t exist any more.'));
}
