import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { RequiresConfirmation } from '#core/confirmation.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { mailText } from '#core/mail/content.ts';
import { openMail } from '#core/mail/sealed-content.ts';

/** Mails contain links that decide or reset, so they can be read only without a mail server (D25). */
export function mailsAreReadable(deps: Pick<Deps, 'config'>): boolean {
  return deps.config.mailUrl === null;
}

/** Records the reading first: a mail may hold a code (S16). @throws AppError forbidden, confirm_password, not_found */
export async function readMail(deps: Deps & RequiresConfirmation, actor: Actor, id: number) {
  if (!mailsAreReadable(deps)) {
    throw new AppError('forbidden', t('Content is hidden: only the recipient can read it.'));
  }
  // Any email may contain a code or a link that decides.
  await deps.requireConfirmation(actor);
  const row = await deps.db
    .selectFrom('mail_outbox')
    .select(['channel', 'subject', 'recipient', 'seal_id', 'content_sealed'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found', t('This email doesn’t exist.'));
  await recordAct(deps.db, actor, 'mail_read', row.recipient, { mail: id, subject: row.subject });
  const content = openMail(deps.mailSealer, row);
  return { subject: row.subject, recipient: row.recipient, text: mailText(content) };
}
