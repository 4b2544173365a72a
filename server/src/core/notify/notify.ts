import { currentLocale } from '@intranet/contract/core/i18n/t.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { inLanguage } from '#core/language.ts';
import { queueMessages } from '#core/mail/queue-messages.ts';
import { storeInBell } from './bell.ts';
import type { Notification, Recipient } from './channel.ts';

/** The recipients' languages by account id, the company's for those without a choice (D47). */
async function readLanguages(
  tx: Tx,
  recipients: readonly Recipient[],
): Promise<Map<number, string | null | undefined>> {
  const unknown = recipients.filter(({ language }) => language === undefined);
  const read =
    unknown.length === 0
      ? []
      : await tx
          .selectFrom('accounts')
          .select('id as accountId')
          .select((eb) =>
            eb.fn
              .coalesce('language', eb.selectFrom('company_settings').select('default_language'))
              .as('language'),
          )
          .where(
            'id',
            'in',
            unknown.map(({ accountId }) => accountId),
          )
          .execute();
  return new Map([...recipients, ...read].map(({ accountId, language }) => [accountId, language]));
}

/**
 * Notifies people in their language, once the transaction commits (D25): in the bell, and by email as they chose.
 * @returns the ids of the messages, for each notification
 */
export async function notify(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'mailSealer' | 'channels' | 'clock' | 'config' | 'listAbsent'>,
  notifications: readonly Notification[],
): Promise<number[][]> {
  if (notifications.length === 0) return [];
  const languages = await readLanguages(
    tx,
    notifications.map(({ to }) => to),
  );
  const written = notifications.map(({ content, ...notification }) => {
    const { to } = notification;
    const language = languages.get(to.accountId);
    const write = () => ({ ...content(), ...(language && { lang: currentLocale() }) });
    return { ...notification, content: inLanguage(language, write) };
  });
  const ids: number[][] = notifications.map(() => []);
  const isEmailed = await storeInBell(tx, deps, written);
  const indexes = written.flatMap((_, index) => (isEmailed[index] ? [index] : []));
  const emailed = written.filter((_, index) => isEmailed[index]);
  for (const { name, lettersFor } of deps.channels) {
    const queued = await queueMessages(tx, deps, lettersFor(emailed), name);
    for (const [place, id] of queued.entries()) ids[indexes[place] ?? -1]?.push(id);
  }
  return ids;
}
