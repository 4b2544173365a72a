import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Webhook } from '@intranet/contract/notifications/webhook-endpoints.ts';
import { webhookProblemText } from '@intranet/contract/notifications/webhook-problem.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { useNotifiedSave } from '@intranet/ui/feedback/use-notified-save.ts';
import { RowMenu } from '@intranet/ui/tables/row-edit/RowMenu.tsx';
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { notificationKeys } from '../api.ts';
import { testWebhook } from './api.ts';
import { addressHint, SERVICE_NAMES, stateOf, TOPIC_LABELS, topicsOf } from './channel-texts.ts';

/** How the last message went, and how many are left. */
function Delivery({ channel }: { channel: Webhook }) {
  const { moments } = useMoments();
  const { problem, failed_at, sent_at, waiting, failed } = channel;
  return (
    <Stack gap={2} style={{ overflowWrap: 'anywhere' }}>
      {problem && (
        <Text size="sm" c="var(--mantine-color-error)">
          {webhookProblemText(problem, channel)}
        </Text>
      )}
      {failed_at && (
        <Text size="sm" c="dimmed">
          {t('Last attempt: {when}', { when: moments.minute(failed_at) })}
        </Text>
      )}
      {sent_at && (
        <Text size="sm" c="dimmed">
          {t('Last message delivered: {when}', { when: moments.minute(sent_at) })}
        </Text>
      )}
      {waiting > 0 && (
        <Text size="sm">
          {t('{waiting, plural, one {# message is waiting} other {# messages are waiting}}', {
            waiting,
          })}
        </Text>
      )}
      {failed > 0 && (
        <Text size="sm">
          {t(
            '{failed, plural, one {# message of the last 30 days was not delivered} other {# messages of the last 30 days were not delivered}}',
            { failed },
          )}
        </Text>
      )}
    </Stack>
  );
}

interface Props {
  channel: Webhook;
  onEdit: () => void;
  onRemove: () => void;
}

export function ChannelCard({ channel, onEdit, onRemove }: Props) {
  const { id, name, service } = channel;
  const { send, pending } = useNotifiedSave(testWebhook, notificationKeys.refresh, {
    refreshAfterFailure: true,
  });
  const [tone, state] = stateOf(channel);
  return (
    <Paper component="section" aria-label={name} withBorder p="md">
      <Group justify="space-between" align="flex-start" gap="md">
        <Stack gap={4} flex="1 1 260px" miw={0}>
          <Group gap="xs">
            <Text fw={500} dir="auto" style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Text>
            <StateBadge tone={tone}>{state}</StateBadge>
          </Group>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {SERVICE_NAMES[service]}, {addressHint(channel)}
          </Text>
          <Text size="sm">
            {topicsOf(channel)
              .map((topic) => TOPIC_LABELS[topic])
              .join(' · ')}
          </Text>
          <Delivery channel={channel} />
        </Stack>
        <Group gap="xs" wrap="nowrap">
          <Button
            size="xs"
            variant="default"
            loading={pending}
            aria-label={t('Send a test message to {name}', { name })}
            onClick={() => send(id)}
          >
            {t('Send a test message')}
          </Button>
          <RowMenu
            name={name}
            items={[
              { label: t('Edit'), Icon: IconPencil, onClick: onEdit },
              { label: t('Remove'), Icon: IconTrash, danger: true, onClick: onRemove },
            ]}
          />
        </Group>
      </Group>
    </Paper>
  );
}
