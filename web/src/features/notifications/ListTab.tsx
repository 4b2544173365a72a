import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { NOTIFICATION_DAYS } from '@intranet/contract/notifications/endpoints.ts';
import { EmptyState } from '@intranet/ui/feedback/EmptyState.tsx';
import { FailedState } from '@intranet/ui/feedback/FailedState.tsx';
import { ShowMore } from '@intranet/ui/tables/ShowMore.tsx';
import { Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { notificationsQuery, unreadQuery } from './api.ts';
import { NotificationItem, useMarkRead } from './NotificationItem.tsx';

export function ListTab() {
  const list = useInfiniteQuery(notificationsQuery);
  const { data: unread = 0 } = useQuery(unreadQuery);
  const mark = useMarkRead();
  const text = useRef<HTMLParagraphElement>(null);
  const { data, error, refetch } = list;
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const [newest] = rows;
  if (!data && error) {
    return <FailedState message={sentenceOf(error)} retry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height={240} radius="md" />;
  if (!newest) {
    return <EmptyState text={t('No notifications yet')} filtered={false} icon={IconBell} />;
  }
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text size="sm" c="dimmed" ref={text} tabIndex={-1}>
          {t('Notifications are kept for {days} days.', { days: NOTIFICATION_DAYS })}
        </Text>
        {unread > 0 && (
          <Button
            size="xs"
            variant="default"
            loading={mark.isPending}
            // The button goes, so the focus would be lost.
            onClick={() =>
              mark.mutate({ up_to: newest.id }, { onSuccess: () => text.current?.focus() })
            }
          >
            {t('Mark all as read')}
          </Button>
        )}
      </Group>
      <Paper withBorder p="xs">
        {rows.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} />
        ))}
      </Paper>
      <ShowMore list={list} shown={rows.length} />
    </Stack>
  );
}
