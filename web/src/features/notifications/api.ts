import * as calls from '@intranet/contract/notifications/endpoints.ts';
import type { NotificationKind } from '@intranet/contract/notifications/kinds.ts';
import * as push from '@intranet/contract/notifications/push-endpoints.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type CallBody, type CallReply, call } from '#core/call.ts';
import { queryKeys } from '#core/query-keys.ts';
import { ownSubscription } from './push.ts';

export const notificationKeys = queryKeys('notifications');

/** The newest first, in pages. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: notificationKeys.of('list'),
  queryFn: ({ pageParam: after, signal }) =>
    call(calls.notifications, { query: { limit: 30, ...(after && { after }) }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
});

/** Asked every minute, because events of others add to it. */
export const unreadQuery = {
  ...notificationKeys.query(['unread'], calls.unreadNotifications, {}, ({ unread }) => unread),
  refetchInterval: 60_000,
};

export const markRead = (body: CallBody<typeof calls.readNotifications>) =>
  call(calls.readNotifications, { body });

export const choicesQuery = notificationKeys.query(
  ['choices'],
  calls.notificationChoices,
  {},
  ({ choices }) => choices,
);

export const chooseNotifications = ({
  kind,
  ...body
}: CallBody<typeof calls.chooseNotifications> & { kind: NotificationKind }) =>
  call(calls.chooseNotifications, { params: { kind }, body });

export type ListedPush = CallReply<typeof push.pushSubscriptions>;

/** The key, the user's browsers, and the id of this one; null if it gets no push messages. */
export const ownPushQuery = queryOptions({
  queryKey: notificationKeys.of('push'),
  queryFn: async ({ signal }) => {
    const listed = await call(push.pushSubscriptions, { signal });
    return { ...listed, own: await ownSubscription(listed) };
  },
});

export const addPushSubscription = (body: CallBody<typeof push.addPushSubscription>) =>
  call(push.addPushSubscription, { body });

export const removePushSubscription = (id: number) =>
  call(push.removePushSubscription, { params: { id } });
