import { AUDIT_ACTIONS } from '@intranet/contract/audit/actions.ts';
import type { AuditEntry } from '@intranet/contract/audit/endpoints.ts';
import { currentLocale, t, tc } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { listDay } from '@intranet/ui/days/list-format.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { DayInput } from '@intranet/ui/forms/DayInput.tsx';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { FilterBar } from '@intranet/ui/tables/FilterBar.tsx';
import { FilterSelect } from '@intranet/ui/tables/FilterSelect.tsx';
import { SearchInput } from '@intranet/ui/tables/SearchInput.tsx';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { useListFilters } from '@intranet/ui/tables/use-list-filters.ts';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle, IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type AuditFilters, auditQuery, fetchAllAudit, readFilters } from './api.ts';
import { auditColumns, auditSummary } from './columns.tsx';
import { timeZoneCity } from './time-zone-city.ts';

const FILTER_DEFAULTS = { person: '', action: '', from: '', to: '' };
const NOT_LOADED = t('Couldn’t load the audit log');
const TYPING_MS = 300;
const ACTIONS = Object.entries(AUDIT_ACTIONS)
  .map(([value, label]) => ({ value, label: t(label) }))
  .sort((a, b) => a.label.localeCompare(b.label, currentLocale()));
const actionLabel = (action: string) => ACTIONS.find(({ value }) => value === action)?.label;
const NO_ENTRIES: AuditEntry[] = [];

function useAuditList(filters: AuditFilters, time: ReturnType<typeof useMoments>) {
  const list = useInfiniteQuery(auditQuery(filters));
  const pages = time.timeZone ? list.data?.pages : undefined;
  const entries = useMemo(() => pages?.flatMap((page) => page.entries) ?? NO_ENTRIES, [pages]);
  // The first page's total. Entries recorded since are newer and not counted.
  const total = pages?.[0]?.total ?? 0;
  const first = {
    isPending: !list.data || list.isPlaceholderData,
    error: list.isFetchNextPageError ? null : list.error,
    refetch: list.refetch,
  };
  return { list, entries, total, state: tableState(first, time) };
}

type Shown = Pick<ReturnType<typeof useAuditList>, 'list' | 'entries' | 'total'>;

function OlderEntries({ list, entries, total }: Shown) {
  const failure = list.isFetchNextPageError ? list.error : null;
  return (
    <Stack gap="xs" align="center">
      {failure && (
        <Alert
          color="red"
          role="alert"
          icon={<IconAlertTriangle aria-hidden />}
          title={sentenceOf(failure)}
        />
      )}
      <Text size="sm" c="dimmed">
        {t('{shown, number} of {total, number} entries', { shown: entries.length, total })}
        <span data-print="only">. {t('Choose “Show older entries” to load more.')}</span>
      </Text>
      <Button
        variant="default"
        loading={list.isFetchingNextPage}
        leftSection={<IconHistory size={16} aria-hidden />}
        onClick={() => void list.fetchNextPage()}
      >
        {failure ? t('Try again') : t('Show older entries')}
      </Button>
    </Stack>
  );
}

export default function AuditPage() {
  const queryClient = useQueryClient();
  const { filters: values, field, bar, chip, clear } = useListFilters(FILTER_DEFAULTS);
  const [person] = useDebouncedValue(values.person, TYPING_MS);
  // Uses the current input, so clearing all filters is a single change.
  const filters = readFilters({ ...values, person: values.person && person });
  const time = useMoments();
  const { moments, timeZone } = time;
  const { list, entries, total, state } = useAuditList(filters, time);
  const columns = useMemo(() => auditColumns(moments, entries), [moments, entries]);
  const summary = useMemo(() => auditSummary(moments), [moments]);
  const filtered = Object.keys(filters).length > 0;

  return (
    <PageShell
      width="full"
      title={t('Audit log')}
      description={
        <>
          {t('Sign-ins, refusals, decisions and administration, newest first.')}
          {timeZone && ' '}
          {timeZone && t('Times are in {city} time.', { city: timeZoneCity(timeZone) })}
        </>
      }
    >
      <DataTable
        label={t('Audit log')}
        noun={(count) =>
          tc('audit log', '{count, plural, one {# entry} other {# entries}}', { count })
        }
        search={
          <FilterBar
            active={bar.active}
            search={
              <SearchInput
                label={t('Person')}
                placeholder={t('Search by name')}
                {...field('person')}
              />
            }
            more={
              <>
                <DayInput label={t('From')} {...field('from')} />
                <DayInput label={t('To')} {...field('to')} />
              </>
            }
          >
            <FilterSelect label={t('Action')} data={ACTIONS} {...field('action')} searchable />
          </FilterBar>
        }
        rows={entries}
        paged={false}
        total={total}
        columns={columns}
        summary={summary}
        rowKey={(entry) => entry.id}
        empty={state.failed ? NOT_LOADED : t('No entries yet')}
        filtered={filtered && !state.failed}
        chips={[
          ...chip('person', t('Person')),
          ...chip('action', t('Action'), actionLabel),
          ...chip('from', t('From'), listDay, true),
          ...chip('to', t('To'), listDay, true),
        ]}
        onClearFilters={clear}
        {...state}
        exportName
        fetchRows={(report) => fetchAllAudit(queryClient, filters, report)}
      />
      {list.hasNextPage && entries.length > 0 && (
        <OlderEntries list={list} entries={entries} total={total} />
      )}
    </PageShell>
  );
}
