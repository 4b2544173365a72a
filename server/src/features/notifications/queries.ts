import type { ListedNotification } from '@intranet/contract/notifications/endpoints.ts';
import {
  defaultChoice,
  KIND_IDS,
  type NotificationChoice,
  type NotificationKind,
} from '@intranet/contract/notifications/kinds.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';

/** The most that a count says. */
const MAX_COUNTED = 100;

/** A later version's kinds are left out. */
export const isKnown = sql<boolean>`kind = any(${[...KIND_IDS]}::text[])`;

export async function readNotificationRows(
  db: DbOrTx,
  ids: readonly number[],
): Promise<ListedNotification[]> {
  const rows = await db
    .selectFrom('notifications')
    .select(['id', 'kind', 'title', 'path', 'created_at', 'read_at'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return rows.map(({ kind, created_at, read_at, ...row }) => ({
    ...row,
    kind: kind as NotificationKind,
    at: created_at.toISOString(),
    read: read_at !== null,
  }));
}

export async function countUnread(db: DbOrTx, accountId: number, now: Date): Promise<number> {
  const rows = await db
    .selectFrom('notifications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where('visible_at', '<=', now)
    .where(isKnown)
    .limit(MAX_COUNTED)
    .execute();
  return rows.length;
}

/** A choice for each kind, in the order of the settings. */
export async function listChoices(db: DbOrTx, accountId: number): Promise<NotificationChoice[]> {
  const rows = await db
    .selectFrom('notification_choices')
    .select(['kind', 'email', 'push'])
    .where('account_id', '=', accountId)
    .execute();
  return KIND_IDS.map((kind) => {
    const chosen = rows.find((row) => row.kind === kind) as NotificationChoice | undefined;
    return chosen ?? defaultChoice(kind);
  });
}

/** The newest notifications after a moment, without announcements. */
export async function listNotificationsSince(
  db: DbOrTx,
  accountId: number,
  { since, now, limit }: { since: Date; now: Date; limit: number },
): Promise<{ title: string; path: string }[]> {
  return db
    .selectFrom('notifications')
    .select(['title', 'path'])
    .where('account_id', '=', accountId)
    .where('visible_at', '>', since)
    .where('visible_at', '<=', now)
    .where('kind', '<>', 'announcements' satisfies NotificationKind)
    .where(isKnown)
    .orderBy('visible_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
