import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { requeueMail } from '#core/mail/requeue.ts';

/** A worker locks the row while it sends, which may take long if the mail server hangs. */
async function whyNot(tx: Tx, id: number): Promise<AppError> {
  const found = await tx
    .selectFrom('mail_outbox')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found
    ? new AppError('conflict', t('This email is being sent right now.'))
    : new AppError('not_found', t('This email doesn’t exist.'));
}

/** Sends a message again, or a held one now. The recipient may get it twice. @throws AppError not_found; conflict while it is being sent */
export async function resendMail(deps: Deps, actor: Actor, id: number) {
  await deps.db.transaction().execute(async (tx) => {
    const mail = await tx
      .selectFrom('mail_outbox')
      .select(['recipient', 'subject'])
      .where('id', '=', id)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!mail) throw await whyNot(tx, id);
    await tx
      .updateTable('mail_outbox')
      .set({ state: 'queued', sent_at: null, not_before: null, dismissed_at: null })
      .where('id', '=', id)
      .execute();
    await requeueMail(tx, deps.jobs, id);
    await recordAct(tx, actor, 'mail_resent', mail.recipient, { mail: id, subject: mail.subject });
  });
}
