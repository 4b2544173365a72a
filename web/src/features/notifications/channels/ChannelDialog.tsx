import { t } from '@intranet/contract/core/i18n/t.ts';
import {
  editWebhookBody,
  WEBHOOK_SERVICES,
  WEBHOOK_TOPICS,
  type Webhook,
  type WebhookService,
  webhookBody,
} from '@intranet/contract/notifications/webhook-endpoints.ts';
import { FormDialog } from '@intranet/ui/forms/FormDialog.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { Checkbox, Select, Stack, Switch, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { notificationKeys } from '../api.ts';
import { addWebhook, editWebhook } from './api.ts';
import { addressHint, SERVICE_NAMES, TOPIC_LABELS, topicsOf } from './channel-texts.ts';

const SERVICE_OPTIONS = WEBHOOK_SERVICES.map((value) => ({ value, label: SERVICE_NAMES[value] }));

/** Where an admin finds the address. */
const HELP: Record<WebhookService, string> = {
  teams: t(
    'In Teams, open the channel’s menu, choose Workflows and then “Post to a channel when a webhook request is received”.',
  ),
  slack: t('In Slack, add the app Incoming Webhooks to the channel.'),
};

const NEW = {
  ...{ name: '', service: 'teams' as WebhookService, enabled: true },
  ...{ requests: true, decisions: false, announcements: true },
};

function addressText(service: WebhookService, channel: Webhook | undefined): string {
  if (!channel) return HELP[service];
  const kept = t('Leave it empty to keep {address}.', { address: addressHint(channel) });
  return `${kept} ${HELP[service]}`;
}

interface Props {
  /** Undefined for a new channel. */
  channel?: Webhook | undefined;
  onClose: () => void;
}

export function ChannelDialog({ channel, onClose }: Props) {
  const { name, service, enabled, requests, decisions, announcements } = channel ?? NEW;
  const schema = channel ? editWebhookBody : webhookBody;
  const { form, formState } = useSaveForm({
    initialValues: {
      ...{ name, service, enabled, requests, decisions, announcements },
      ...{ address: '', version: channel?.version ?? 0 },
    },
    validate: schemaResolver(schema, { sync: true }),
    send: ({ version, ...values }) =>
      channel ? editWebhook(channel.id, { ...values, version }) : addWebhook(values),
    refresh: notificationKeys.refresh,
    refreshAfterFailure: true,
    onSaved: onClose,
  });
  return (
    <FormDialog
      {...formState}
      title={channel ? t('Edit {name}', { name: channel.name }) : t('New channel')}
      action={channel ? t('Save') : t('Add channel')}
      onClose={onClose}
    >
      <TextInput
        label={t('Name')}
        description={t('For example “#approvals of Legal”')}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Select
        label={t('Service')}
        data={SERVICE_OPTIONS}
        allowDeselect={false}
        {...form.getInputProps('service')}
      />
      <TextInput
        label={channel ? t('New address') : t('Address of the webhook')}
        description={addressText(form.values.service, channel)}
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps('address')}
      />
      <Checkbox.Group
        label={t('Messages')}
        description={t(
          'Everybody in the channel can read them. Messages about leave name the area, but no person, type or reason.',
        )}
        value={topicsOf(form.values)}
        error={form.errors.requests}
        onChange={(chosen) => {
          for (const topic of WEBHOOK_TOPICS) form.setFieldValue(topic, chosen.includes(topic));
        }}
      >
        <Stack gap="xs" mt="xs">
          {WEBHOOK_TOPICS.map((topic) => (
            <Checkbox key={topic} value={topic} label={TOPIC_LABELS[topic]} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Switch
        label={t('Send messages to this channel')}
        {...form.getInputProps('enabled', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}
