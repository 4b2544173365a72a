import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { FailureMessage } from '@intranet/ui/feedback/FailureMessage.tsx';
import {
  ActionIcon,
  Anchor,
  Button,
  Divider,
  Group,
  Indicator,
  Popover,
  ScrollArea,
  Skeleton,
  Text,
  Title,
} from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { notificationsQuery, unreadQuery } from './api.ts';
import { NotificationItem, useMarkRead } from './NotificationItem.tsx';

/** The newest ones, which the bell lists; the page has all. */
const MAX_LISTED = 8;
/** Beyond, the number says little and takes room. */
const MAX_COUNT = 99;

export const unreadText = (unread: number): string =>
  unread > MAX_COUNT ? `${MAX_COUNT}+` : String(unread);

function Newest({ onOpen }: { onOpen: () => void }) {
  const { data, error, refetch } = useInfiniteQuery(notificationsQuery);
  const newest = data?.pages[0]?.rows.slice(0, MAX_LISTED);
  if (!newest && error) {
    return <FailureMessage message={sentenceOf(error)} onRetry={() => void refetch()} />;
  }
  if (!newest) return <Skeleton height={120} />;
  if (newest.length === 0) {
    return (
      <Text size="sm" c="dimmed" p="sm">
        {t('No notifications yet')}
      </Text>
    );
  }
  return newest.map((one) => <NotificationItem key={one.id} notification={one} onOpen={onOpen} />);
}

/** The header's bell: how many are unread, and the newest. */
export function Bell() {
  const { data: unread = 0 } = useQuery(unreadQuery);
  const newestId = useInfiniteQuery({ ...notificationsQuery, enabled: false }).data?.pages[0]
    ?.rows[0]?.id;
  const [open, setOpen] = useState(false);
  const mark = useMarkRead();
  const label = unread > 0 ? t('Notifications: {unread} unread', { unread }) : t('Notifications');
  const close = () => setOpen(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button goes, so the focus would be lost.
  const toHeading = () => heading.current?.focus();
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      width="min(400px, calc(100vw - 32px))"
      shadow="md"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <Indicator
          label={<span aria-hidden>{unreadText(unread)}</span>}
          disabled={unread === 0}
          size={18}
          offset={{ x: 4, y: 7 }}
          zIndex={1}
        >
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={label}
            title={label}
            aria-expanded={open}
            aria-haspopup="dialog"
            onClick={() => setOpen((shown) => !shown)}
          >
            <IconBell size={22} aria-hidden />
          </ActionIcon>
        </Indicator>
      </Popover.Target>
      <Popover.Dropdown p="xs" role="dialog" aria-label={t('Notifications')}>
        <Group justify="space-between" px="xs" pb={4}>
          <Title order={2} size="h5" tabIndex={-1} ref={heading} data-autofocus>
            {t('Notifications')}
          </Title>
          {unread > 0 && newestId !== undefined && (
            <Button
              size="compact-sm"
              variant="subtle"
              loading={mark.isPending}
              onClick={() => mark.mutate({ up_to: newestId }, { onSuccess: toHeading })}
            >
              {t('Mark all as read')}
            </Button>
          )}
        </Group>
        <ScrollArea.Autosize mah="60vh">{open && <Newest onOpen={close} />}</ScrollArea.Autosize>
        <Divider my={4} />
        <Anchor component={Link} to="/notifications" size="sm" px="xs" onClick={close}>
          {t('All notifications')}
        </Anchor>
      </Popover.Dropdown>
    </Popover>
  );
}
