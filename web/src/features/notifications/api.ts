import * as calls from '@intranet/contract/notifications/endpoints.ts';
import type { NotificationKind } from '@intranet/contract/notifications/kinds.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { type CallBody, call } from '#core/call.ts';
import { queryKeys } from '#core/query-keys.ts';

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
