import { t } from '@intranet/contract/core/i18n/t.ts';
import type { ListedNotification } from '@intranet/contract/notifications/endpoints.ts';
import { kindRow, type NotificationKind } from '@intranet/contract/notifications/kinds.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { Text, VisuallyHidden } from '@mantine/core';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { markRead, notificationKeys } from './api.ts';
import classes from './NotificationItem.module.css';

/** Marks notifications as read. The list shows it, so only a failure is said. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  const mark: UseMutationResult<unknown, Error, Parameters<typeof markRead>[0]> = useMutation({
    mutationFn: markRead,
    onError: (error, input) => notifyFailure(error, () => mark.mutate(input)),
    onSettled: () => notificationKeys.refresh(queryClient),
  });
  return mark;
}

const kindLabel = (kind: NotificationKind): string => t(kindRow(kind).label);

interface Props {
  notification: ListedNotification;
  onOpen?: () => void;
}

/** A notification that leads to its page, and is read from then on. */
export function NotificationItem({ notification, onOpen }: Props) {
  const { id, kind, title, path, at, read } = notification;
  const { moments } = useMoments();
  const mark = useMarkRead();
  const [to, query = ''] = path.split('?');
  return (
    <Link
      to={to ?? '/home'}
      search={Object.fromEntries(new URLSearchParams(query))}
      className={classes.item ?? ''}
      data-unread={!read || undefined}
      onClick={() => {
        if (!read) mark.mutate({ ids: [id] });
        onOpen?.();
      }}
    >
      <Text size="sm" fw={read ? 400 : 600} dir="auto">
        {!read && <VisuallyHidden>{t('Unread:')} </VisuallyHidden>}
        {title}
      </Text>
      <Text size="xs" c="dimmed">
        {kindLabel(kind)} · {moments.minute(at)}
      </Text>
    </Link>
  );
}
