import type { readNotifications } from '@intranet/contract/notifications/endpoints.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';

/** Marks notifications of the account as read. Those of others, and unknown ones, are left alone. */
export async function markRead(
  { db, clock }: Deps,
  accountId: number,
  which: z.output<(typeof readNotifications)['body']>,
): Promise<void> {
  const now = clock.now();
  const chosen =
    'ids' in which
      ? sql<boolean>`id = any(${which.ids}::bigint[])`
      : sql<boolean>`id <= ${which.up_to}`;
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where('visible_at', '<=', now)
    .where(chosen)
    .execute();
}
