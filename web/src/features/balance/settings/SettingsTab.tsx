import {
  BRAZILIAN_STATES,
  type LeaveSettings,
  leaveSettingsSchema,
} from '@intranet/contract/balance/settings-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { LoadFailure } from '@intranet/ui/feedback/LoadFailure.tsx';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { filterOptions } from '@intranet/ui/forms/filter-options.ts';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { compareText } from '@intranet/ui/text/compare-text.ts';
import { Box, Button, List, Paper, Select, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { peopleKeys } from '#features/people/api.ts';
import { changeLeaveSettings, leaveSettingsQuery } from '../api.ts';
import { STATE_NAMES } from './state-names.ts';

const STATES = [
  { value: '', label: t('None: national holidays only') },
  ...BRAZILIAN_STATES.map((state) => ({ value: state as string, label: STATE_NAMES[state] })).sort(
    (a, b) => compareText(a.label, b.label),
  ),
];

const ARTICLES: [article: string, text: string][] = [
  [
    t('CLT Art. 134'),
    t(
      'Take vacation within the twelve months after the work year in which it was earned. Otherwise, it’s owed twice (Art. 137).',
    ),
  ],
  [t('CLT Art. 134 §1'), t('Up to three parts: one of at least 14 days, none shorter than 5.')],
  [t('CLT Art. 134 §3'), t('No start in the two days before a holiday or the weekly rest day.')],
  [t('CLT Art. 143'), t('At most a third can be sold.')],
];

export function SettingsTab() {
  const query = useQuery(leaveSettingsQuery);
  if (query.data) return <SettingsForm settings={query.data} />;
  if (!query.error) return <Skeleton height={360} maw={640} />;
  return <LoadFailure title={t('Couldn’t load the settings')} query={query} />;
}

function SettingsForm({ settings }: { settings: LeaveSettings }) {
  const { form, formState } = useSaveForm<LeaveSettings>({
    schema: leaveSettingsSchema,
    initialValues: settings,
    refresh: peopleKeys.refresh,
    send: changeLeaveSettings,
  });
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} maw={640}>
      <form noValidate onSubmit={formState.onSubmit}>
        <Stack gap="lg">
          <div>
            <Switch
              label={t('Brazilian vacation law hints')}
              {...form.getInputProps('law_hints', { type: 'checkbox' })}
            />
            <Text size="sm" c="dimmed" mt="xs">
              {t('Shown as advice when requesting leave. They never block a request:')}
            </Text>
            <List size="sm" c="dimmed" mt={4} spacing={4} withPadding>
              {ARTICLES.map(([article, text]) => (
                <List.Item key={article}>
                  <strong>{article}</strong>: {text}
                </List.Item>
              ))}
            </List>
          </div>
          <Select
            label={t('State holidays')}
            description={t(
              'Added to national holidays in hints and the calendar. Carnival and Corpus Christi aren’t national holidays; city holidays aren’t included.',
            )}
            data={STATES}
            allowDeselect={false}
            searchable
            filter={filterOptions()}
            nothingFoundMessage={t('Nothing found')}
            {...form.getInputProps('holiday_state')}
          />
          <ErrorArea message={formState.problem} />
          <Box>
            <Button type="submit" loading={formState.pending}>
              {t('Save')}
            </Button>
          </Box>
        </Stack>
      </form>
    </Paper>
  );
}
