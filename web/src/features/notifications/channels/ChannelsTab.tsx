import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import type { Webhook } from '@intranet/contract/notifications/webhook-endpoints.ts';
import { ConfirmDialog } from '@intranet/ui/dialog/ConfirmDialog.tsx';
import { EmptyState } from '@intranet/ui/feedback/EmptyState.tsx';
import { FailedState } from '@intranet/ui/feedback/FailedState.tsx';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconMessages, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notificationKeys } from '../api.ts';
import { removeWebhook, webhooksQuery } from './api.ts';
import { ChannelCard } from './ChannelCard.tsx';
import { ChannelDialog } from './ChannelDialog.tsx';

type Open = { dialog: 'new' } | { dialog: 'edit' | 'remove'; channel: Webhook };

function Dialogs({ open, onClose }: { open: Open; onClose: () => void }) {
  if (open.dialog === 'new') return <ChannelDialog onClose={onClose} />;
  const { dialog, channel } = open;
  if (dialog === 'edit') return <ChannelDialog channel={channel} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t('Remove {name}?', { name: channel.name })}
      action={t('Remove channel')}
      send={() => removeWebhook(channel.id)}
      refresh={notificationKeys.refresh}
      onClose={onClose}
    >
      {t(
        'It gets no more messages, and waiting ones are dropped. To add it again, you need its address.',
      )}
    </ConfirmDialog>
  );
}

/** The channels of Teams and Slack that admins connect (34.10). */
export function ChannelsTab() {
  const { data, error, refetch } = useQuery(webhooksQuery);
  const [open, setOpen] = useState<Open | null>(null);
  if (!data && error) {
    return <FailedState message={sentenceOf(error)} retry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height={240} radius="md" />;
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed" flex="1 1 260px">
          {t('Post leave requests and announcements to channels of Microsoft Teams and Slack.')}
        </Text>
        <Button
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setOpen({ dialog: 'new' })}
        >
          {t('Add channel')}
        </Button>
      </Group>
      {data.length === 0 && (
        <EmptyState icon={IconMessages} text={t('No channels yet')} filtered={false} />
      )}
      {data.map((channel) => (
        <ChannelCard
          key={channel.id}
          channel={channel}
          onEdit={() => setOpen({ dialog: 'edit', channel })}
          onRemove={() => setOpen({ dialog: 'remove', channel })}
        />
      ))}
      {open && <Dialogs open={open} onClose={() => setOpen(null)} />}
    </Stack>
  );
}
