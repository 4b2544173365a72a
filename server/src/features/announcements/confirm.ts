import type { ReadAnnouncement } from '@intranet/contract/announcements/endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { readInBell } from '#core/notify/bell.ts';
import { announcementPath } from './mails.ts';
import { announcementGone, listAnnouncements } from './queries.ts';

/** The announcement stays as it is until the transaction ends. @throws AppError not_found, stale_version */
async function holdText(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
  textHash: string,
): Promise<ReadAnnouncement> {
  await tx.selectFrom('announcements').select('id').where('id', '=', id).forShare().execute();
  const [shown] = await listAnnouncements(tx, actor, today(deps), id);
  if (!shown) throw announcementGone();
  if (shown.text_hash === textHash) return shown;
  const sentence = t('The text was changed in the meantime. Please read the new text.');
  throw new AppError('stale_version', sentence);
}

/** A second confirmation changes nothing. @throws AppError not_found, stale_version, conflict */
export async function confirmAnnouncement(deps: Deps, actor: Actor, id: number, textHash: string) {
  await deps.db.transaction().execute(async (tx) => {
    const { title, confirm_by } = await holdText(tx, deps, actor, id, textHash);
    if (confirm_by === null) {
      throw new AppError('conflict', t('This announcement no longer needs confirmation.'));
    }
    const added = await tx
      .insertInto('announcement_confirmations')
      .values({
        announcement_id: id,
        account_id: actor.accountId,
        confirmed_by: actor.username,
        text_hash: textHash,
        at: deps.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return;
    await recordAct(tx, actor, 'announcement_confirmed', title);
    await readInBell(tx, actor.accountId, announcementPath(id), deps.clock.now());
  });
}

/** @throws AppError not_found, stale_version, conflict if it must be confirmed */
export async function markAsRead(deps: Deps, actor: Actor, id: number, textHash: string) {
  await deps.db.transaction().execute(async (tx) => {
    const { confirm_by } = await holdText(tx, deps, actor, id, textHash);
    if (confirm_by !== null) {
      throw new AppError('conflict', t('Please confirm this announcement instead.'));
    }
    await tx
      .insertInto('announcement_readings')
      .values({ announcement_id: id, account_id: actor.accountId, read_hash: textHash })
      .onConflict((conflict) =>
        conflict.columns(['announcement_id', 'account_id']).doUpdateSet({ read_hash: textHash }),
      )
      .execute();
    await readInBell(tx, actor.accountId, announcementPath(id), deps.clock.now());
  });
}
