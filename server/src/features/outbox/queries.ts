import type { MAIL_STATES } from '@intranet/contract/outbox/endpoints.ts';
import type { DbOrTx } from '#core/db/database.ts';

type MailState = (typeof MAIL_STATES)[number];
const SHOWN = 500;

export async function listMails(db: DbOrTx) {
  const rows = await db
    .selectFrom('mail_outbox')
    .select(['id', 'recipient', 'subject', 'state', 'attempts', 'last_error'])
    .select(['created_at', 'sent_at', 'not_before', 'dismissed_at'])
    .$narrowType<{ state: MailState }>()
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ dismissed_at, ...row }) => ({
    ...row,
    dismissed: dismissed_at !== null,
    not_before: row.not_before?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
  }));
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
