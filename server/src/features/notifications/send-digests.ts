import { t } from '@intranet/contract/core/i18n/t.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import type { MailContent } from '#core/mail/content.ts';
import { notify } from '#core/notify/notify.ts';

/** The titles that an email lists; the page has all. */
const MAX_LISTED = 20;
const MAX_ACCOUNTS = 500;

function digestMail(titles: readonly string[], publicUrl: string): MailContent {
  const count = titles.length;
  const heading = t('{count, plural, one {# notification} other {# notifications}}', { count });
  const items = titles.slice(0, MAX_LISTED);
  const others = count - items.length;
  const more = t('{others, plural, one {# more} other {# more}}', { others });
  return {
    subject: heading,
    heading,
    paragraphs: [],
    list: { title: t('Since the last email:'), items: others > 0 ? [...items, more] : items },
    action: { label: t('Open notifications'), url: `${publicUrl}/notifications` },
    footer: t('You chose to get these once a day. Change it on the page of notifications.'),
  };
}

/** Emails one account what waits for its digest, unless it was read meanwhile. */
async function sendDigest(deps: Deps, accountId: number): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const [account] = await tx
      .selectFrom('accounts')
      .select(['id as accountId', 'email'])
      .where('id', '=', accountId)
      .forKeyShare()
      .execute();
    if (!account) return;
    const waiting = await tx
      .updateTable('notifications')
      .set({ digest: false })
      .where('account_id', '=', accountId)
      .where('digest', '=', true)
      .where('visible_at', '<=', now)
      .returning(['id', 'title', 'read_at'])
      .execute();
    const titles = waiting
      .filter(({ read_at }) => read_at === null)
      .sort((a, b) => b.id - a.id)
      .map(({ title }) => title);
    if (titles.length === 0) return;
    const content = () => digestMail(titles, deps.config.publicUrl);
    await notify(tx, deps, [{ event: 'digest', to: account, content }]);
  });
}

/** A page of the accounts with something for their digest. */
async function listWaiting({ db, clock }: Deps, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom('notifications')
    .select('account_id')
    .distinct()
    .where('digest', '=', true)
    .where('visible_at', '<=', clock.now())
    .where('account_id', '>', after)
    .orderBy('account_id')
    .limit(MAX_ACCOUNTS)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/**
 * Sends everybody's digest; people on leave get theirs on the first day back. A second run on the same day finds nothing.
 * @throws AggregateError after all accounts, if some failed
 */
export async function sendDigests(deps: Deps): Promise<void> {
  const failures: unknown[] = [];
  let after: number | undefined = 0;
  while (after !== undefined) {
    const waiting: number[] = await listWaiting(deps, after);
    const absent = await deps.listAbsent(deps.db, waiting, today(deps));
    for (const accountId of waiting.filter((id) => !absent.has(id))) {
      await sendDigest(deps, accountId).catch((error: unknown) => failures.push(error));
    }
    after = waiting.length < MAX_ACCOUNTS ? undefined : waiting.at(-1);
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} digests failed`);
}
