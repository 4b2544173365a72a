import { sql } from 'kysely';
import type { Tx } from '#core/db/database.ts';
import type { Outcome } from './post-message.ts';

const MAX_RESUME_SECONDS = 86_400;
const NOW = sql<Date>`now()`;

/** Stores how the last attempt ended, for the admins. An address that no longer exists gets no more messages. */
export async function recordOutcome(
  tx: Tx,
  webhookId: number,
  { problem, status, retryAfter }: Outcome,
): Promise<void> {
  const seconds = Math.min(retryAfter ?? 0, MAX_RESUME_SECONDS);
  await tx
    .updateTable('webhooks')
    .set({
      problem,
      ...(problem === null
        ? { sent_at: NOW, failed_at: null, status: null, resume_at: null }
        : {
            failed_at: NOW,
            status,
            resume_at: seconds > 0 ? sql<Date>`now() + make_interval(secs => ${seconds})` : null,
          }),
    })
    .where('id', '=', webhookId)
    .execute();
  if (problem !== 'gone') return;
  await tx
    .updateTable('webhook_messages')
    .set({ failed: true, claimed_until: null })
    .where('webhook_id', '=', webhookId)
    .where('failed', '=', false)
    .execute();
}
