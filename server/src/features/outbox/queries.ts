import { type ListPage, MAX_COUNT } from '@intranet/contract/core/list-page.ts';
import type { OutboxMessage, outbox } from '@intranet/contract/outbox/endpoints.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { DbOrTx } from '#core/db/database.ts';
import { contains } from '#core/db/folded.ts';
import { readListPage } from '#core/db/keyset.ts';

type Query = z.output<(typeof outbox)['query']>;

async function readRows(db: DbOrTx, ids: readonly number[]): Promise<OutboxMessage[]> {
  const rows = await db
    .selectFrom('mail_outbox')
    .select(['id', 'recipient', 'subject', 'state', 'attempts', 'last_error'])
    .select(['created_at', 'sent_at', 'not_before', 'dismissed_at'])
    .$narrowType<{ state: OutboxMessage['state'] }>()
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return rows.map(({ dismissed_at, ...row }) => ({
    ...row,
    dismissed: dismissed_at !== null,
    not_before: row.not_before?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
  }));
}

/** A page of the outbox. @throws AppError invalid_input for a cursor of another list */
export async function readMailPage(db: DbOrTx, query: Query): Promise<ListPage<OutboxMessage>> {
  const { search, state, sort = 'created:desc' } = query;
  const all = db.selectFrom('mail_outbox');
  const filtered = all
    .$if(Boolean(search), (q) =>
      q.where(contains(sql`recipient || E'\n' || subject`, search ?? '')),
    )
    .$if(Boolean(state), (q) => q.where('state', '=', state ?? ''));
  return readListPage(
    {
      name: 'outbox',
      keys: { created: { expression: sql.ref('id'), type: 'bigint' } },
      id: sql.ref<number>('id'),
      idOf: (row) => row.id,
      readRows: (ids) => readRows(db, ids),
      maxCount: MAX_COUNT,
    },
    { all, filtered, sorted: filtered },
    { ...query, sort },
  );
}

/** The number of failed messages that no admin has dismissed (D65). */
export async function countFailedMails(db: DbOrTx): Promise<number> {
  const { failed } = await db
    .selectFrom('mail_outbox')
    .select(({ fn }) => fn.countAll<number>().as('failed'))
    .where('state', '=', 'failed')
    .where('dismissed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return failed;
}
