import { t } from '@intranet/contract/core/i18n/t.ts';
import type { OpenedItem } from '@intranet/contract/links/item-endpoints.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { DbOrTx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { notify } from '#core/notify/notify.ts';
import { accessRequestBucket, countAction } from '#features/accounts/rate-limit/rate-limit.ts';
import { findReader } from '#features/groups/queries.ts';
import { mayRead } from '../policy.ts';
import { findOwner, hasOpenRequest, holdItem, listKeepers } from './access-queries.ts';
import { accessRequestedMail } from './mails.ts';
import { findShownItem, presentItem } from './queries.ts';

/** An item for somebody who opens its address: whole, or only its name (D72). @throws AppError not_found */
export async function openItem(db: DbOrTx, actor: Actor, id: number): Promise<OpenedItem> {
  const item = await findShownItem(db, id);
  const reader = await findReader(db, actor);
  const { name, department } = item;
  if (mayRead(item, reader)) {
    const owner = await findOwner(db, item);
    return { access: 'granted', ...presentItem(item), owner: owner?.name ?? null };
  }
  return {
    access: 'refused',
    ...{ id, name, department },
    requested: await hasOpenRequest(db, id, reader.employeeId),
    may_request: reader.employeeId !== null && !reader.hasLeft,
  };
}

/** @throws AppError not_found, conflict, no_employee, too_many_attempts */
export async function requestAccess(
  deps: Deps,
  actor: Actor,
  id: number,
  { reason }: { reason: string },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await holdItem(tx, id);
    const item = await findShownItem(tx, id);
    const reader = await findReader(tx, actor);
    if (mayRead(item, reader)) {
      throw new AppError('conflict', t('You can already open this item.'));
    }
    if (reader.employeeId === null || reader.hasLeft) {
      const sentence = t(
        'Your account isn’t linked to a current employee, so nobody can give you access. Ask an administrator.',
      );
      throw new AppError('no_employee', sentence);
    }
    const added = await tx
      .insertInto('item_requests')
      .values({
        item_id: id,
        employee_id: reader.employeeId,
        reason,
        asked_at: deps.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) {
      const sentence = t('You’ve already requested access. You’ll get an email with the answer.');
      throw new AppError('conflict', sentence);
    }
    await countAction(tx, accessRequestBucket(actor.accountId), deps.clock.now(), (minutes) =>
      t(
        'You’ve requested access several times. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
        { minutes },
      ),
    );
    await recordAct(tx, actor, 'access_requested', item.name);
    const person = actor.employee?.name ?? actor.username;
    const mail = { item, person, reason, publicUrl: deps.config.publicUrl };
    await notify(
      tx,
      deps,
      (await listKeepers(tx, item)).map((to) => ({
        event: 'access_requested',
        to,
        content: () => accessRequestedMail(mail),
        path: '/item?show=requests',
      })),
    );
  });
}
