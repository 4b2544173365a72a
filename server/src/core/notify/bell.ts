import {
  defaultChoice,
  kindRow,
  type NotificationChoice,
  type NotificationKind,
} from '@intranet/contract/notifications/kinds.ts';
import { sql } from 'kysely';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { NotificationEvent, WrittenNotification } from './channel.ts';
import { PUSH } from './push-queue.ts';

/** The kind of an event, which people make a choice for. Null for emails that answer a request of their own. */
const KIND_OF: Record<NotificationEvent, NotificationKind | null> = {
  approval_requested: 'decisions',
  approval_no_longer_needed: 'withdrawn',
  leave_decided: 'outcomes',
  account_created: 'account',
  password_set: 'account',
  email_changed: 'account',
  account_renamed: 'account',
  account_secured: 'account',
  access_requested: 'decisions',
  access_decided: 'outcomes',
  departure_carried_out: 'administration',
  problem_reported: 'administration',
  item_broken: 'administration',
  secrets_to_rotate: 'administration',
  secrets_still_to_rotate: 'administration',
  announcement_published: 'announcements',
  announcement_unconfirmed: 'announcements',
  password_reset_requested: null,
  account_invited: null,
  test_requested: null,
  digest: null,
};

const MAX_TITLE = 300;

type StoreDeps = Pick<Deps, 'clock' | 'config' | 'jobs' | 'listAbsent'>;

interface Stored {
  id: number;
  account_id: number;
  visible_at: Date;
  pushes: boolean;
}

const choiceKey = (accountId: number, kind: string) => `${accountId} ${kind}`;

type Listed = WrittenNotification & { kind: NotificationKind };

/** What people chose for kinds that need not be emailed at once. Others have no choice to read. */
async function readChoices(tx: Tx, listed: readonly Listed[]) {
  const optional = listed.filter(({ kind }) => !kindRow(kind).alwaysEmailed);
  if (optional.length === 0) return new Map<string, NotificationChoice>();
  const accounts = [...new Set(optional.map(({ to }) => to.accountId))];
  const rows = await tx
    .selectFrom('notification_choices')
    .select(['account_id', 'kind', 'email', 'push'])
    .where('account_id', '=', sql<number>`any(${accounts}::bigint[])`)
    .execute();
  return new Map(
    rows.map(({ account_id, ...choice }) => [
      choiceKey(account_id, choice.kind),
      choice as NotificationChoice,
    ]),
  );
}

/** Accounts on leave today whose emails may wait. */
async function readAbsent(tx: Tx, deps: StoreDeps, listed: readonly Listed[]) {
  const optional = listed.filter(({ kind }) => !kindRow(kind).alwaysEmailed);
  if (optional.length === 0) return new Set<number>();
  const accounts = [...new Set(optional.map(({ to }) => to.accountId))];
  return deps.listAbsent(tx, accounts, today(deps));
}

/** A job for each browser of these people. What they chose is read when it runs. */
async function queuePushes(tx: Tx, deps: StoreDeps, stored: readonly Stored[]): Promise<void> {
  const pushed = stored.filter(({ pushes }) => pushes);
  if (pushed.length === 0) return;
  const accounts = [...new Set(pushed.map(({ account_id }) => account_id))];
  const browsers = await tx
    .selectFrom('push_subscriptions')
    .select(['id', 'account_id'])
    .where('account_id', '=', sql<number>`any(${accounts}::bigint[])`)
    .execute();
  const now = deps.clock.now();
  const jobs = pushed.flatMap(({ id, account_id, visible_at }) =>
    browsers
      .filter((browser) => browser.account_id === account_id)
      .map((browser) => ({
        data: { notificationId: id, subscriptionId: browser.id },
        notBefore: visible_at > now ? visible_at : null,
      })),
  );
  await deps.jobs.sendLater(tx, PUSH, jobs);
}

/**
 * Stores notifications that have a page for the bell, in the transaction of their event. On leave, what need not
 * be emailed at once waits for the digest of the first day back.
 * @returns for each notification whether it is emailed at once
 */
export async function storeInBell(
  tx: Tx,
  deps: StoreDeps,
  notifications: readonly WrittenNotification[],
): Promise<boolean[]> {
  const kinds = notifications.map(({ event }) => KIND_OF[event]);
  const listed = notifications.flatMap((notification, index): Listed[] => {
    const kind = kinds[index];
    return kind && notification.path ? [{ ...notification, kind }] : [];
  });
  if (listed.length === 0) return notifications.map(() => true);
  const [choices, absent] = [await readChoices(tx, listed), await readAbsent(tx, deps, listed)];
  const emailOf = ({ to: { accountId }, kind, atOnce = false }: Listed) => {
    if (atOnce || kindRow(kind).alwaysEmailed) return 'now';
    const { email } = choices.get(choiceKey(accountId, kind)) ?? defaultChoice(kind);
    return email === 'now' && absent.has(accountId) ? 'digest' : email;
  };
  const now = deps.clock.now();
  const rows = listed.map((one) => ({
    account_id: one.to.accountId,
    kind: one.kind,
    title: one.content.subject.replaceAll(/\s+/g, ' ').slice(0, MAX_TITLE),
    path: one.path ?? '',
    visible_at: (one.hold?.until ?? now).toISOString(),
    about: one.hold?.about ?? null,
    digest: emailOf(one) === 'digest',
  }));
  // An account that was deleted meanwhile has no bell.
  const { rows: stored } = await sql<Stored>`
    insert into notifications (account_id, kind, title, path, created_at, visible_at, about, digest)
    select n.account_id, n.kind, n.title, n.path, ${now}, n.visible_at, n.about, n.digest
    from json_to_recordset(${JSON.stringify(rows)}) as n (account_id bigint, kind text, title text,
      path text, visible_at timestamptz, about text, digest boolean)
    where exists (select from accounts a where a.id = n.account_id for key share)
    returning id, account_id, visible_at,
      exists (select from push_subscriptions p where p.account_id = notifications.account_id) as pushes`.execute(
    tx,
  );
  await queuePushes(tx, deps, stored);
  const emails = new Map(listed.map((one) => [one.content, emailOf(one)]));
  return notifications.map(({ content }) => (emails.get(content) ?? 'now') === 'now');
}

/** Drops what is still held about this, which nobody has seen. */
export async function dropFromBell(tx: Tx, about: string, now: Date): Promise<void> {
  await tx
    .deleteFrom('notifications')
    .where('about', '=', about)
    .where('visible_at', '>', now)
    .execute();
}

/** Shows what is held about this now. */
export async function releaseInBell(tx: Tx, about: string): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ visible_at: sql<Date>`created_at` })
    .where('about', '=', about)
    .execute();
}

/** Marks an account's notifications of a page as read. */
export async function readInBell(
  tx: Tx,
  accountId: number,
  path: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where('path', '=', path)
    .where('read_at', 'is', null)
    .execute();
}

/** Removes everybody's notifications of a page that is gone. */
export async function removeFromBell(tx: Tx, kind: NotificationKind, path: string): Promise<void> {
  // Written out, so that the index of the kind serves.
  await tx
    .deleteFrom('notifications')
    .where('kind', '=', sql.lit(kind))
    .where('path', '=', path)
    .execute();
}
