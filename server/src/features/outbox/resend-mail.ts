import type { Actor, Origin } from '#core/actor.ts';
import { recordAudit } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';

/**
 * Queues a message again, whatever became of it; its recipient may get it twice.
 * @throws AppError not_found
 */
export async function resendMail(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  id: number,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const mail = await tx
      .updateTable('mail_outbox')
      .set({ state: 'queued', sent_at: null })
      .where('id', '=', id)
      .returning(['recipient', 'subject'])
      .executeTakeFirst();
    if (!mail) throw new AppError('not_found', 'There is no such message.');
    await deps.jobs.send(tx, 'mail', { mailId: id });
    await recordAudit(tx, {
      action: 'mail_resent',
      actor: { accountId: actor.accountId, name: actor.username },
      subject: mail.recipient,
      address: origin.address,
      detail: { mail: id, subject: mail.subject },
    });
  });
}
