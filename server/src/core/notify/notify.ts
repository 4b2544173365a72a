import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '@intranet/contract/core/i18n/languages.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { inLanguage } from '#core/language.ts';
import { queueMessages } from '#core/mail/queue-messages.ts';
import type { Notification, Recipient } from './channel.ts';

/** The recipients' languages by account id (D47). */
async function readLanguages(tx: Tx, recipients: readonly Recipient[]) {
  const unknown = recipients.filter(({ language }) => language === undefined);
  const read =
    unknown.length === 0
      ? []
      : await tx
          .selectFrom('accounts')
          .select(['id as accountId', 'language'])
          .where(
            'id',
            'in',
            unknown.map(({ accountId }) => accountId),
          )
          .execute();
  return new Map(
    [...recipients, ...read].map(({ accountId, language }) => [
      accountId,
      isLanguage(language) ? language : DEFAULT_LANGUAGE,
    ]),
  );
}

/** Notifies people in their language, once the transaction commits (D25). */
export async function notify(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'mailSealer' | 'channels'>,
  notifications: readonly Notification[],
): Promise<void> {
  if (notifications.length === 0) return;
  const languages = await readLanguages(
    tx,
    notifications.map(({ to }) => to),
  );
  const written = notifications.map(({ event, to, content }) => {
    const language = languages.get(to.accountId) ?? DEFAULT_LANGUAGE;
    const mail = inLanguage(language, content);
    const { locale: lang } = LANGUAGES[language];
    return { event, to, content: language === DEFAULT_LANGUAGE ? mail : { ...mail, lang } };
  });
  for (const { name, lettersFor } of deps.channels) {
    await queueMessages(tx, deps, lettersFor(written), name);
  }
}
