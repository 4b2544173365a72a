import type { MAIL_STATES } from '@intranet/contract/outbox/endpoints.ts';
import type { DbOrTx } from '#core/db/database.ts';

type MailState = (typeof MAIL_STATES)[number];
const SHOWN = 500;

export async function listMails(db: DbOrTx) {
  const rows = await db
    .selectFrom('mail_outbox')
    .select(['id', 'recipient', 'subject', 'state', 'attempts', 'last_error'])
    .select(['created_at', 'sent_at'])
    .$narrowType<{ state: MailState }>()
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
  }));
}
