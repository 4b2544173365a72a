import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { IS_BEING_SENT } from '#core/mail/claims.ts';
import { requeueMail } from '#core/mail/requeue.ts';

/** Sends a message again, or a held one now. The recipient may get it twice. @throws AppError not_found; conflict while it is being sent */
export async function resendMail(deps: Deps, actor: Actor, id: number) {
  await deps.db.transaction().execute(async (tx) => {
    const mail = await tx
      .selectFrom('mail_outbox')
      .select(['recipient', 'subject', IS_BEING_SENT.as('isBeingSent')])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!mail) throw new AppError('not_found', t('This email doesn’t exist.'));
    if (mail.isBeingSent) {
      throw new AppError('conflict', t('This email is being sent right now.'));
    }
    await tx
      .updateTable('mail_outbox')
      .set({ state: 'queued', sent_at: null, not_before: null, dismissed_at: null })
      .where('id', '=', id)
      .execute();
    await requeueMail(tx, deps.jobs, id);
    await recordAct(tx, actor, 'mail_resent', mail.recipient, { mail: id, subject: mail.subject });
  });
}
