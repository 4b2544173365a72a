import type {
  Webhook,
  WebhookService,
} from '@intranet/contract/notifications/webhook-endpoints.ts';
import type { WebhookProblem } from '@intranet/contract/notifications/webhook-problem.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';

const countMessages = (which: string) => sql<number>`(
  select count(*) from webhook_messages m where m.webhook_id = webhooks.id and ${sql.raw(which)})`;

/** By name. The addresses stay sealed. */
export async function listWebhooks(db: DbOrTx): Promise<Webhook[]> {
  const rows = await db
    .selectFrom('webhooks')
    .select(['id', 'name', 'service', 'host', 'ending', 'requests', 'decisions', 'announcements'])
    .select(['enabled', 'sent_at', 'failed_at', 'problem', 'status', 'version'])
    .select(countMessages('not m.failed').as('waiting'))
    .select(countMessages('m.failed').as('failed'))
    .orderBy(sql`folded(name)`)
    .orderBy('id')
    .execute();
  return rows.map(({ service, problem, sent_at, failed_at, ...row }) => ({
    ...row,
    service: service as WebhookService,
    problem: problem as WebhookProblem | null,
    sent_at: sent_at?.toISOString() ?? null,
    failed_at: failed_at?.toISOString() ?? null,
  }));
}
