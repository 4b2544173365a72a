import type {
  ListedNotification,
  notifications,
} from '@intranet/contract/notifications/endpoints.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { readListPage } from '#core/db/keyset.ts';
import type { Deps } from '#core/deps.ts';
import { isKnown, readNotificationRows } from './queries.ts';

type Query = z.output<(typeof notifications)['query']>;

/** The newest first. @throws AppError invalid_input for a cursor of another list */
export function readNotificationPage({ db, clock }: Deps, accountId: number, query: Query) {
  const { sort = 'time:desc' } = query;
  const all = db
    .selectFrom('notifications')
    .where('account_id', '=', accountId)
    .where('visible_at', '<=', clock.now())
    .where(isKnown);
  return readListPage(
    {
      name: 'notifications',
      keys: { time: { expression: sql.ref('id'), type: 'bigint' } },
      id: sql.ref<number>('id'),
      idOf: ({ id }: ListedNotification) => id,
      readRows: (ids) => readNotificationRows(db, ids),
    },
    { all, filtered: all, sorted: all },
    { ...query, sort },
  );
}
