import { t } from '@intranet/contract/core/i18n/t.ts';
import type { ListedNotification } from '@intranet/contract/notifications/endpoints.ts';
import { kindRow, type NotificationKind } from '@intranet/contract/notifications/kinds.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { Text, VisuallyHidden } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { markRead, notificationKeys } from './api.ts';
import classes from './NotificationItem.module.css';

/** Marks notifications as read, without a word: the list shows it. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: markRead,
    onSettled: () => notificationKeys.refresh(queryClient),
  });
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
      search={Object.fromEntries(new URLSearchParams(query)) as never}
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
