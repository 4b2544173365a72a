import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';

/** Takes a failed message off the admins' count (D65). @throws AppError not_found */
export async function dismissMail({ db, clock }: Deps, actor: Actor, id: number) {
  await db.transaction().execute(async (tx) => {
    const mail = await tx
      .updateTable('mail_outbox')
      .set({ dismissed_at: clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'failed')
      .where('dismissed_at', 'is', null)
      .returning(['recipient', 'subject'])
      .executeTakeFirst();
    if (!mail) throw new AppError('not_found', t('This email no longer counts as failed.'));
    const detail = { mail: id, subject: mail.subject };
    await recordAct(tx, actor, 'mail_dismissed', mail.recipient, detail);
  });
}
