import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import {
  EMAIL_CHOICES,
  type EmailChoice,
  kindRow,
  type NotificationChoice,
} from '@intranet/contract/notifications/kinds.ts';
import { FailedState } from '@intranet/ui/feedback/FailedState.tsx';
import { useNotifiedSave } from '@intranet/ui/feedback/use-notified-save.ts';
import { Checkbox, Group, Paper, Select, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { choicesQuery, chooseNotifications, notificationKeys } from './api.ts';
import { PushSwitch } from './PushSwitch.tsx';

const EMAIL_LABELS: Record<EmailChoice, string> = {
  now: t('Immediately'),
  digest: t('Once a day, at 08:00'),
  never: t('Never'),
};
const EMAIL_OPTIONS = EMAIL_CHOICES.map((value) => ({ value, label: EMAIL_LABELS[value] }));

function Choice({ choice }: { choice: NotificationChoice }) {
  const { send, sending } = useNotifiedSave(chooseNotifications, notificationKeys.refresh);
  const { kind, email, push } = sending ?? choice;
  const { label, description, alwaysEmailed = false } = kindRow(choice.kind);
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" align="flex-start" gap="md">
        <div>
          <Text fw={500}>{t(label)}</Text>
          <Text size="sm" c="dimmed">
            {t(description)}
          </Text>
        </div>
        <Stack gap="xs" w={240}>
          <Select
            label={t('Email')}
            aria-label={t('Email about {kind}', { kind: t(label) })}
            data={EMAIL_OPTIONS}
            allowDeselect={false}
            value={email}
            disabled={alwaysEmailed}
            // A disabled field would lose the focus.
            readOnly={sending !== null}
            {...(alwaysEmailed && { description: t('Always sent immediately.') })}
            onChange={(value) => {
              if (value) send({ ...choice, kind, email: value as EmailChoice });
            }}
          />
          <Checkbox
            label={t('Push message')}
            aria-label={t('Push message about {kind}', { kind: t(label) })}
            checked={push}
            onChange={({ currentTarget }) => {
              if (!sending) send({ ...choice, push: currentTarget.checked });
            }}
          />
        </Stack>
      </Group>
    </Paper>
  );
}

/** How the person hears of each kind of event (issue 34.10). */
export function SettingsTab() {
  const { data, error, refetch } = useQuery(choicesQuery);
  if (!data && error) {
    return <FailedState message={sentenceOf(error)} retry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height={240} radius="md" />;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t(
          'The bell shows everything. While you’re on leave, emails wait until your first day back, except those that ask for a decision or concern your account.',
        )}
      </Text>
      <PushSwitch />
      {data.map((choice) => (
        <Choice key={choice.kind} choice={choice} />
      ))}
    </Stack>
  );
}
