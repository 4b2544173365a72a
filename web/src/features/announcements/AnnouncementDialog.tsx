import {
  announcementBody,
  type ManagedAnnouncement,
} from '@intranet/contract/announcements/endpoints.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { NamedReaders } from '@intranet/contract/groups/readers.ts';
import { DayInput } from '@intranet/ui/forms/DayInput.tsx';
import { FormDialog } from '@intranet/ui/forms/FormDialog.tsx';
import { OptionalDayInput } from '@intranet/ui/forms/OptionalDayInput.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { Group, Paper, Stack, Switch, Text, Textarea, TextInput, Title } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useDeferredValue } from 'react';
import { ReadersPicker } from '#features/groups/shared/ReadersPicker.tsx';
import { readerIds } from '#features/groups/shared/reader-ids.ts';
import { addAnnouncement, editAnnouncement, refreshAnnouncements } from './api.ts';
import { AnnouncementText } from './shared/AnnouncementText.tsx';

interface Values extends Record<string, unknown> {
  title: string;
  text: string;
  readers: NamedReaders | null;
  from: string;
  until: string;
  pinned: boolean;
  confirm_by: string;
}

const bodyOf = ({ readers, ...values }: Values) => ({ ...values, readers: readerIds(readers) });

function Preview({ title, text }: { title: string; text: string }) {
  const shown = useDeferredValue(text);
  return (
    <Paper component="section" withBorder p="md" aria-label={t('Preview')}>
      <Stack gap={8}>
        <Title order={3} size="h4" dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {title.trim() || t('Preview')}
        </Title>
        {shown.trim() === '' ? (
          <Text size="sm" c="dimmed">
            {t('The text appears here as readers will see it.')}
          </Text>
        ) : (
          <AnnouncementText text={shown} />
        )}
      </Stack>
    </Paper>
  );
}

interface Props {
  /** Undefined for a new announcement. */
  announcement?: ManagedAnnouncement | undefined;
  today: Day;
  onClose: () => void;
}

export function AnnouncementDialog({ announcement, today, onClose }: Props) {
  const { form, formState } = useSaveForm<Values>({
    initialValues: {
      title: announcement?.title ?? '',
      text: announcement?.text ?? '',
      readers: announcement?.readers ?? null,
      from: announcement?.from ?? today,
      until: announcement?.until ?? '',
      pinned: announcement?.pinned ?? false,
      confirm_by: announcement?.confirm_by ?? '',
    },
    validate: (values) => schemaResolver(announcementBody, { sync: true })(bodyOf(values)),
    send: (values) =>
      announcement
        ? editAnnouncement(announcement.id, {
            ...bodyOf(values),
            version: announcement.version,
          })
        : addAnnouncement(bodyOf(values)),
    refresh: refreshAnnouncements,
    refreshAfterFailure: true,
    onSaved: onClose,
  });
  const { title, text, readers } = form.values;
  return (
    <FormDialog
      {...formState}
      size="lg"
      title={announcement ? t('Edit {name}', { name: announcement.title }) : t('New announcement')}
      action={announcement ? t('Save') : t('Add announcement')}
      onClose={onClose}
    >
      <TextInput label={t('Title')} data-autofocus {...form.getInputProps('title')} />
      <Textarea
        label={t('Text')}
        description={t(
          'Markdown: **bold**, *italic*, “- ” for lists, “# ” for headings and [text](https://…) for links. HTML isn’t allowed and shows as typed.',
        )}
        autosize
        minRows={5}
        maxRows={16}
        {...form.getInputProps('text')}
      />
      <Preview title={title} text={text} />
      <ReadersPicker
        label={t('Audience')}
        usual={t('Everybody who is signed in')}
        nobody={t('Choose at least one role, group or person.')}
        value={readers}
        onChange={(value) => form.setFieldValue('readers', value)}
        error={form.errors.readers}
      />
      <Group gap="md" grow preventGrowOverflow={false} align="flex-start">
        <DayInput label={t('First day')} {...form.getInputProps('from')} />
        <OptionalDayInput label={t('Last day (optional)')} {...form.getInputProps('until')} />
      </Group>
      <Stack gap={4}>
        <OptionalDayInput
          label={t('Confirm by (optional)')}
          {...form.getInputProps('confirm_by')}
        />
        <Text size="xs" c="dimmed">
          {t(
            'Readers confirm that they have read it. After this date, those who haven’t are reminded once a week, but never on leave. If the text changes, they are asked again.',
          )}
        </Text>
      </Stack>
      <Switch
        label={t('Pin to the top')}
        description={t('Pinned announcements stay on the home page after they are read.')}
        {...form.getInputProps('pinned', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}
