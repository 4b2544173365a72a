import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Authorized } from '#core/authorized.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { notify } from '#core/notify/notify.ts';
import { addReader, saveReaders } from '#features/groups/reader-lists.ts';
import { departmentReaders } from '../policy.ts';
import { findRequestedItem, lockRequest } from './access-queries.ts';
import { accessDecidedMail } from './mails.ts';
import { authorizeDecision } from './policy.ts';
import type { StoredItem } from './queries.ts';
import { lockItem } from './save-item.ts';

const unknown = () => new AppError('not_found', t('This request no longer exists.'));

/** An item that had the readers of its department's page gets these and the person. */
async function letRead(
  { clock }: Deps,
  tx: Tx,
  actor: Actor,
  { item, employeeId }: { item: Authorized<StoredItem>; employeeId: number },
): Promise<void> {
  const readers_id = item.readersId ?? (await saveReaders(tx, null, departmentReaders(item)));
  await addReader(tx, readers_id, employeeId);
  await tx
    .updateTable('items')
    .set({
      readers_id,
      version: item.version + 1,
      updated_at: clock.now(),
      updated_by: actor.username,
    })
    .where('id', '=', item.id)
    .execute();
}

/**
 * Grants or declines a request for access to one item, and emails its person (D72).
 * @throws AppError not_found, forbidden, already_decided, conflict
 */
export async function decideAccess(
  deps: Deps,
  actor: Actor,
  id: number,
  { grant }: { grant: boolean },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const itemId = await findRequestedItem(tx, id);
    if (itemId === undefined) throw unknown();
    const item = authorizeDecision(actor, await lockItem(tx, itemId));
    const found = await lockRequest(tx, id);
    // Nobody learns of a hidden item.
    if (!found || item.hidden) throw unknown();
    if (found.decided_by !== null) {
      const sentence = t('{person} has already decided this request.', {
        person: found.decided_by,
      });
      throw new AppError('already_decided', sentence);
    }
    if (grant && found.ativo === 'N') {
      throw new AppError('conflict', t('{name} has left.', { name: found.name }));
    }
    await tx
      .updateTable('item_requests')
      .set({ decided_at: deps.clock.now(), decided_by: actor.username, granted: grant })
      .where('id', '=', id)
      .execute();
    if (grant) await letRead(deps, tx, actor, { item, employeeId: found.employee_id });
    const action = grant ? 'access_granted' : 'access_declined';
    await recordAct(tx, actor, action, item.name, { employee: found.name });
    if (found.account_id === null || found.email === null) return;
    const to = { accountId: found.account_id, email: found.email };
    const mail = { item, grant, by: actor.username, publicUrl: deps.config.publicUrl };
    await notify(tx, deps, [
      {
        event: 'access_decided',
        to,
        content: () => accessDecidedMail(mail),
        path: `/item?id=${item.id}`,
      },
    ]);
  });
}
