import * as calls from '@intranet/contract/announcements/endpoints.ts';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { type CallBody, call, callWithBody } from '#core/call.ts';
import { queryKeys } from '#core/query-keys.ts';
import { notificationKeys } from '#features/notifications/api.ts';

const keys = queryKeys('announcements');

/** Each visit refetches it, because the day and the admins change it. */
export const announcementsQuery = {
  ...keys.query(['mine'], calls.announcements, {}, ({ announcements }) => announcements),
  staleTime: 0,
};

export const allAnnouncementsQuery = keys.query(
  ['all'],
  calls.allAnnouncements,
  {},
  ({ announcements }) => announcements,
);

export type ConfirmationList = 'confirmed' | 'missing';

/** Each visit refetches it, because people confirm meanwhile. */
export const confirmationsQuery = (id: number, list: ConfirmationList, search: string) =>
  infiniteQueryOptions({
    queryKey: keys.of('confirmations', id, list, search),
    queryFn: ({ pageParam: page, signal }) =>
      call(calls.confirmations, { params: { id }, query: { list, search, page }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

export const remindReaders = (id: number) => call(calls.remindReaders, { params: { id } });

/** The bell counts unread announcements too. */
export const refreshAnnouncements = (queryClient: QueryClient) =>
  Promise.all([keys.refresh(queryClient), notificationKeys.refresh(queryClient)]);

interface ReadText {
  id: number;
  text_hash: string;
}

export const confirmAnnouncement = ({ id, text_hash }: ReadText) =>
  call(calls.confirmAnnouncement, { params: { id }, body: { text_hash } });

export const readAnnouncement = ({ id, text_hash }: ReadText) =>
  call(calls.readAnnouncement, { params: { id }, body: { text_hash } });

export const addAnnouncement = callWithBody(calls.addAnnouncement);

export const editAnnouncement = (id: number, body: CallBody<typeof calls.editAnnouncement>) =>
  call(calls.editAnnouncement, { params: { id }, body });

export const removeAnnouncement = (id: number) =>
  call(calls.removeAnnouncement, { params: { id } });
