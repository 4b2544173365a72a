import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import * as calls from '@intranet/contract/notifications/endpoints.ts';
import * as pushCalls from '@intranet/contract/notifications/push-endpoints.ts';
import * as webhookCalls from '@intranet/contract/notifications/webhook-endpoints.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { chooseNotifications } from './choose.ts';
import { markRead } from './mark-read.ts';
import { readNotificationPage } from './notification-page.ts';
import { addSubscription, listSubscriptions, removeSubscription } from './push/subscriptions.ts';
import { countUnread, listChoices } from './queries.ts';
import { addWebhook, editWebhook, removeWebhook } from './webhooks/change-webhooks.ts';
import { listWebhooks } from './webhooks/queries.ts';
import { testWebhook } from './webhooks/test-webhook.ts';

/** One's own notifications, and the channels of Teams and Slack for admins. */
export function notificationRoutes({ route }: Router, deps: Deps): void {
  route(calls.notifications, ({ actor, query }) =>
    readNotificationPage(deps, actor.accountId, query),
  );

  route(calls.unreadNotifications, async ({ actor }) => ({
    unread: await countUnread(deps.db, actor.accountId, deps.clock.now()),
  }));

  route(calls.readNotifications, async ({ actor, body }) => {
    await markRead(deps, actor.accountId, body);
    return success(t('Marked as read'));
  });

  route(pushCalls.pushSubscriptions, async ({ actor }) => ({
    key: deps.pushKeys.publicKey,
    subscriptions: await listSubscriptions(deps.db, actor.accountId),
  }));

  route(pushCalls.addPushSubscription, async ({ actor, body }) => {
    await addSubscription(deps, actor, body);
    return success(t('This browser gets push messages'));
  });

  route(pushCalls.removePushSubscription, async ({ actor, params }) => {
    await removeSubscription(deps, actor, params.id);
    return success(t('This browser gets no push messages any more'));
  });

  route(calls.notificationChoices, async ({ actor }) => ({
    choices: await listChoices(deps.db, actor.accountId),
  }));

  route(calls.chooseNotifications, async ({ actor, params, body }) => {
    await chooseNotifications(deps, actor.accountId, { ...body, kind: params.kind });
    return success(t('Saved'));
  });

  route(webhookCalls.webhooks, async () => ({ webhooks: await listWebhooks(deps.db) }));

  route(webhookCalls.addWebhook, async ({ actor, body }) => {
    const id = await addWebhook(deps, actor, body);
    return { ...success(t('Channel added')), id };
  });

  route(webhookCalls.editWebhook, async ({ actor, params, body }) => {
    await editWebhook(deps, actor, params.id, body);
    return success(t('Channel saved'));
  });

  route(webhookCalls.removeWebhook, async ({ actor, params }) => {
    await removeWebhook(deps, actor, params.id);
    return success(t('Channel removed'));
  });

  route(webhookCalls.testWebhook, async ({ actor, params }) => {
    const { host } = await testWebhook(deps, actor, params.id);
    return success(t('{host} accepted the test message. Look for it in the channel.', { host }));
  });
}
