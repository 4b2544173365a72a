import { sql } from 'kysely';
import type { Deps } from '#core/deps.ts';
import { deliverLater, IS_CLAIMED } from '#core/notify/webhooks.ts';
import { MAX_HOURS } from './send-message.ts';

const KEPT_DAYS = 30;
const MAX_QUEUED = 500;

/** Gives up messages that are too old, such as those of a restored backup. */
async function giveUpOld({ db }: Deps): Promise<void> {
  await sql`
    update webhook_messages set failed = true
    where not failed and not ${IS_CLAIMED}
      and created_at < now() - make_interval(hours => ${MAX_HOURS})`.execute(db);
}

/** Queues due messages that have no job, after a kill during the last try or a restore. */
async function queueStranded({ db, jobs }: Deps): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select m.id from webhook_messages m
      where not m.failed and m.not_before <= now() and not ${IS_CLAIMED}
        and not exists (
          select from pgboss.job
          where name = 'webhook_message' and state in ('created', 'retry', 'active')
            and data = jsonb_build_object('messageId', m.id)
        )
      order by m.id
      limit ${MAX_QUEUED}
      for update skip locked`.execute(tx);
    await deliverLater(
      tx,
      jobs,
      rows.map(({ id }) => id),
    );
  });
}

async function deleteOld({ db }: Deps): Promise<void> {
  await sql`
    delete from webhook_messages
    where failed and created_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(db);
}

/** Keeps the messages to channels moving, and deletes failed ones after 30 days. */
export async function runWebhookRound(deps: Deps): Promise<void> {
  await giveUpOld(deps);
  await queueStranded(deps);
  await deleteOld(deps);
}
