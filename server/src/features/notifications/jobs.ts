import { NOTIFICATION_DAYS } from '@intranet/contract/notifications/endpoints.ts';
import type { Deps, WorkDeps } from '#core/deps.ts';
import { every } from '#core/jobs/every.ts';
import { PUSH } from '#core/notify/push-queue.ts';
import { WEBHOOK_MESSAGE } from '#core/notify/webhooks.ts';
import { sendPush } from './push/send-push.ts';
import { DIGESTS, NOTIFICATION_CLEANUP, WEBHOOK_ROUND } from './queues.ts';
import { sendDigests } from './send-digests.ts';
import { runWebhookRound } from './webhooks/round.ts';
import { sendWebhookMessage } from './webhooks/send-message.ts';

export async function deleteOldNotifications({ db, clock }: Deps): Promise<void> {
  const since = new Date(clock.now().getTime() - NOTIFICATION_DAYS * 86_400_000);
  await db
    .deleteFrom('notifications')
    .where('created_at', '<', since)
    // On a long leave, the digest waits for longer.
    .where('digest', '=', false)
    .execute();
}

export async function startNotificationJobs(deps: WorkDeps): Promise<void> {
  await deps.jobs.work(PUSH, (data) => sendPush(deps, data), { atOnce: 5 });
  await deps.jobs.work(WEBHOOK_MESSAGE, ({ messageId }) => sendWebhookMessage(deps, messageId), {
    atOnce: 5,
  });
  await every('*/10 * * * *', WEBHOOK_ROUND, deps, () => runWebhookRound(deps));
  await every('0 8 * * *', DIGESTS, deps, () => sendDigests(deps));
  await every('20 1 * * *', NOTIFICATION_CLEANUP, deps, () => deleteOldNotifications(deps));
}
