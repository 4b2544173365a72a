import {
  announcementBody,
  type ManagedAnnouncement,
} from '@intranet/contract/announcements/endpoints.ts';
import { addDays, type Day, isDay } from '@intranet/contract/core/days.ts';
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
  /** True if readers are to confirm. */
  asks: boolean;
  confirm_by: string;
}

const bodyOf = ({ readers, asks, confirm_by, ...values }: Values) => ({
  ...values,
  readers: readerIds(readers),
  confirm_by: asks ? confirm_by : '',
});

function problemsOf(values: Values) {
  const isMissing = values.asks && values.confirm_by === '';
  return {
    ...schemaResolver(announcementBody, { sync: true })(bodyOf(values)),
    ...(isMissing && { confirm_by: t('Enter the day by which readers should confirm') }),
  };
}

/** In days. */
const USUAL_TIME_TO_CONFIRM = 7;

/** The day that is offered when readers are to confirm. */
function usualConfirmBy({ from, until }: Values, today: Day): Day {
  const day = addDays(isDay(from) ? from : today, USUAL_TIME_TO_CONFIRM);
  return isDay(until) && until < day ? until : day;
}

/** How people learn of the announcement once it is saved. */
function noticeOf({ from }: Values, former: ManagedAnnouncement | undefined, today: Day): string {
  if (isDay(from) && from > today) {
    return t(
      'Everybody in the audience is notified on the morning of the first day, and by email too unless they’re on leave or have turned it off.',
    );
  }
  if (former && former.from <= today) {
    return t(
      'Saving notifies people again only if you start to ask for confirmation, or change the text while you ask for it.',
    );
  }
  return t(
    'Everybody in the audience is notified as soon as you save, and by email too unless they’re on leave or have turned it off.',
  );
}

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
      asks: (announcement?.confirm_by ?? null) !== null,
      confirm_by: announcement?.confirm_by ?? '',
    },
    validate: problemsOf,
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
  const { title, text, readers, asks } = form.values;
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
          'You can write **bold**, *italic*, “- ” before each item of a list, “# ” before a heading, and [text](https://…) for a link.',
        )}
        autosize
        minRows={5}
        maxRows={16}
        {...form.getInputProps('text')}
      />
      <Switch
        label={t('Ask readers to confirm')}
        description={t(
          'Readers confirm by a day you choose that they have read it. After that, those who haven’t get a weekly reminder, except while on leave. If the text changes, everybody is asked again.',
        )}
        checked={asks}
        onChange={({ currentTarget: { checked } }) => {
          form.setFieldValue('asks', checked);
          if (checked && form.values.confirm_by === '') {
            form.setFieldValue('confirm_by', usualConfirmBy(form.values, today));
          }
        }}
      />
      {asks && <OptionalDayInput label={t('Confirm by')} {...form.getInputProps('confirm_by')} />}
      <Preview title={title} text={text} />
      <Stack gap={6}>
        <ReadersPicker
          label={t('Audience')}
          usual={t('Everybody with an account')}
          nobody={t('Choose at least one role, group or person.')}
          value={readers}
          onChange={(value) => form.setFieldValue('readers', value)}
          error={form.errors.readers}
        />
        <Text size="xs" c="dimmed">
          {noticeOf(form.values, announcement, today)}
        </Text>
      </Stack>
      <Group gap="md" grow preventGrowOverflow={false} align="flex-start">
        <DayInput label={t('First day')} {...form.getInputProps('from')} />
        <OptionalDayInput label={t('Last day (optional)')} {...form.getInputProps('until')} />
      </Group>
      <Switch
        label={t('Pin to the top')}
        description={t('Pinned announcements stay on the home page after they are read.')}
        {...form.getInputProps('pinned', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}
