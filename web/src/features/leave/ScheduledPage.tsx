import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import type { LeaveRecord } from '@intranet/contract/leave/endpoints.ts';
import { statusLabel, usageLabel } from '@intranet/contract/leave/leave-states.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { siteQuery } from '#core/site.ts';
import { StateBadge, type Tone } from '#ui/feedback/StateBadge.tsx';
import { segmentFilter, switchFilter } from '#ui/tables/choice-filters.tsx';
import type { Column } from '#ui/tables/data-table/column.ts';
import { FilteredListPage } from '#ui/tables/FilteredListPage.tsx';
import { choiceFilter, nameFilter, periodFilters, selectFilter } from '#ui/tables/list-filter.tsx';
import { useShortDays } from '#ui/use-short-days.ts';
import { leavesQuery } from './api.ts';

const TONES: Partial<Record<string, Tone>> = { APROVADO: 'good', REJEITADO: 'bad' };

const typeOf = (row: LeaveRecord) => leaveTypeLabel(row.LEAVE_TYPE);
const isRejected = (row: LeaveRecord) => row.STATUS === 'REJEITADO';
/** A rejected leave is neither scheduled nor taken. */
const usageOf = (row: LeaveRecord) => (isRejected(row) ? null : usageLabel(row.utilizado));

const COLUMNS: Column<LeaveRecord>[] = [
  { id: 'name', header: t('Name'), kind: 'text', value: (row) => row.NOME },
  { id: 'area', header: t('Area'), kind: 'text', value: (row) => row.AREA },
  { id: 'position', header: t('Position'), kind: 'text', value: (row) => row.CARGO },
  { id: 'start', header: t('Start Date'), kind: 'date', value: (row) => row.DATA_INICIO },
  { id: 'end', header: t('End Date'), kind: 'date', value: (row) => row.DATA_FIM },
  { id: 'type', header: t('Leave Type'), kind: 'text', value: typeOf },
  { id: 'status', header: t('Status'), kind: 'text', value: usageOf, missing: '–' },
  {
    id: 'approval',
    header: t('Approval'),
    kind: 'text',
    value: (row) => statusLabel(row.STATUS),
    width: 112,
    render: ({ STATUS }) => (
      <StateBadge tone={TONES[STATUS] ?? 'waiting'}>{statusLabel(STATUS)}</StateBadge>
    ),
  },
];

const WHEN = {
  upcoming: tc('leave list', 'Upcoming'),
  past: tc('leave list', 'Past'),
  all: tc('leave list', 'All'),
};

/** Upcoming leave is listed from today on, past leave from the latest back. */
const initialSort = ({ when }: Record<string, string>) =>
  when === 'upcoming' ? 'start:asc' : 'start:desc';

/** Leave from today on, unless the past is chosen. @param today empty if unknown */
const whenFilter = (today: string) =>
  segmentFilter<LeaveRecord>(WHEN, {
    key: 'when',
    label: t('When'),
    initial: 'upcoming',
    all: 'all',
    passes: (row, when) =>
      today === '' || when === 'all' || row.DATA_FIM >= today === (when !== 'past'),
  });

/** These filters may ask for past leave, so they look at all of it. */
const inAll = (value: string): Record<string, string> => (value === '' ? {} : { when: 'all' });

const FILTERS = [
  nameFilter<LeaveRecord>((row) => row.NOME),
  selectFilter<LeaveRecord>('area', t('Area'), (row) => row.AREA),
  selectFilter<LeaveRecord>('type', t('Leave Type'), typeOf),
  switchFilter<LeaveRecord>('approved', t('Approved Only'), (row) => row.STATUS === 'APROVADO'),
  { ...selectFilter<LeaveRecord>('position', t('Position'), (row) => row.CARGO), rare: true },
  choiceFilter<LeaveRecord>({
    key: 'status',
    label: t('Status'),
    rare: true,
    dataOf: () => (['S', 'N'] as const).map((value) => ({ value, label: usageLabel(value) })),
    passes: (row, used) => row.utilizado === used && !isRejected(row),
    also: inAll,
  }),
  ...periodFilters<LeaveRecord>(
    (row) => row.DATA_INICIO,
    (row) => row.DATA_FIM,
    inAll,
  ),
];

/** On a phone: `Larissa Queirós · M&A`, and `29 Jun · Day Off · Pending` below. */
function useSummary() {
  const { period } = useShortDays();
  return useMemo(
    () => (row: LeaveRecord) => ({
      title: [row.NOME, row.AREA].filter(Boolean).join(' · '),
      detail: [period(row.DATA_INICIO, row.DATA_FIM), typeOf(row), statusLabel(row.STATUS)].join(
        ' · ',
      ),
    }),
    [period],
  );
}

export default function ScheduledPage() {
  const { data, isPending, error, refetch } = useQuery(leavesQuery);
  const site = useQuery(siteQuery);
  const today = site.data?.today ?? '';
  const filters = useMemo(() => [whenFilter(today), ...FILTERS], [today]);
  return (
    <FilteredListPage
      title={t('Scheduled Vacation Consultation')}
      back="/vacation"
      query={{
        data: site.isPending ? undefined : data,
        isPending: isPending || site.isPending,
        error,
        refetch,
      }}
      filters={filters}
      initialSort={initialSort}
      label={t('Scheduled vacations')}
      noun={(count) => t('{count, plural, one {# leave} other {# leaves}}', { count })}
      columns={COLUMNS}
      summary={useSummary()}
      rowKey={(row) => `${row.NOME} ${row.DATA_INICIO} ${row.DATA_FIM} ${row.STATUS}`}
      empty={t('No vacation recorded')}
      exportName="vacations"
    />
  );
}
