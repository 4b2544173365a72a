import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type Language,
} from '@intranet/contract/core/i18n/languages.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { inLanguage } from '#core/language.ts';
import { queueMessages } from '#core/mail/queue-messages.ts';
import type { Notification } from './channel.ts';

/** The languages that accounts chose, by their ids (D47). */
async function readLanguages(tx: Tx, accountIds: number[]): Promise<Map<number, Language>> {
  const rows = await tx
    .selectFrom('accounts')
    .select(['id', 'language'])
    .where('id', 'in', accountIds)
    .execute();
  return new Map(
    rows.map(({ id, language }) => [id, isLanguage(language) ? language : DEFAULT_LANGUAGE]),
  );
}

/**
 * Notifies people, one event at a time, each in their language. Nothing is delivered unless the
 * transaction commits (D25).
 */
export async function notify(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'mailSealer' | 'channels'>,
  notifications: readonly Notification[],
): Promise<void> {
  if (notifications.length === 0) return;
  const languages = await readLanguages(
    tx,
    notifications.map(({ to }) => to.accountId),
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
