import type { Tx } from '#core/db/database.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { releaseInBell } from '#core/notify/bell.ts';
import { releaseInChannels } from '#core/notify/webhooks.ts';
import { requeueMail } from './requeue.ts';

/** Sends queued messages that were held about this now. */
export async function releaseHeld(
  tx: Tx,
  jobs: Pick<Jobs, 'send' | 'sendLater'>,
  about: string,
): Promise<void> {
  await releaseInBell(tx, about);
  await releaseInChannels(tx, jobs, about);
  const released = await tx
    .updateTable('mail_outbox')
    .set({ not_before: null })
    .where('about', '=', about)
    .where('state', '=', 'queued')
    .where('not_before', 'is not', null)
    .returning('id')
    .execute();
  for (const { id } of released) await requeueMail(tx, jobs, id);
}
