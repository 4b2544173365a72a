import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import type { ConflictRecord } from '@intranet/contract/leave/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Column } from '#ui/tables/data-table/column.ts';
import { FilteredListPage } from '#ui/tables/FilteredListPage.tsx';
import { nameFilter, periodFilters, selectFilter } from '#ui/tables/list-filter.tsx';
import { useShortDays } from '#ui/use-short-days.ts';
import { conflictsQuery } from './api.ts';

const missing = t('N/A');

const COLUMNS: Column<ConflictRecord>[] = [
  {
    id: 'name1',
    header: t('Name 1'),
    kind: 'text',
    value: (row) => row.NOME1,
    missing,
  },
  {
    id: 'start1',
    header: t('Start Date 1'),
    kind: 'date',
    value: (row) => row.DATA_INICIO1,
    missing,
  },
  { id: 'end1', header: t('End Date 1'), kind: 'date', value: (row) => row.DATA_FIM1, missing },
  {
    id: 'name2',
    header: t('Name 2'),
    kind: 'text',
    value: (row) => row.NOME2,
    missing,
  },
  {
    id: 'start2',
    header: t('Start Date 2'),
    kind: 'date',
    value: (row) => row.DATA_INICIO2,
    missing,
  },
  { id: 'end2', header: t('End Date 2'), kind: 'date', value: (row) => row.DATA_FIM2, missing },
];

const FILTERS = [
  nameFilter<ConflictRecord>((row) => `${row.NOME1}\n${row.NOME2}`),
  selectFilter<ConflictRecord>(
    'area',
    t('Area'),
    (row) => row.AREA1,
    (row) => row.AREA2,
  ),
  selectFilter<ConflictRecord>(
    'role',
    tc('position', 'Role'),
    (row) => row.CARGO1,
    (row) => row.CARGO2,
  ),
  ...periodFilters<ConflictRecord>(
    (row) => row.DATA_INICIO1,
    (row) => row.DATA_FIM2,
  ),
];

type ShortDays = ReturnType<typeof useShortDays>;

/** `Letícia 9 – 28 Apr ⇄ Sofía 24 – 26 Apr` */
function summaryOf(record: ConflictRecord, { period }: ShortDays) {
  const days = (start: string | null, end: string | null) =>
    start && end ? period(start, end) : missing;
  const { NOME1, NOME2, DATA_INICIO1, DATA_FIM1, DATA_INICIO2, DATA_FIM2 } = record;
  return {
    title: `${NOME1 || missing} ⇄ ${NOME2 || missing}`,
    detail: `${days(DATA_INICIO1, DATA_FIM1)} ⇄ ${days(DATA_INICIO2, DATA_FIM2)}`,
  };
}

export default function ConflictsPage() {
  const shortDays = useShortDays();
  const summary = useMemo(
    () => (record: ConflictRecord) => summaryOf(record, shortDays),
    [shortDays],
  );
  return (
    <FilteredListPage
      title={t('Conflicts Found:')}
      back="/vacation"
      query={useQuery(conflictsQuery)}
      filters={FILTERS}
      initialSort="start1:asc"
      label={t('Conflicts')}
      noun={(count) => t('{count, plural, one {# conflict} other {# conflicts}}', { count })}
      columns={COLUMNS}
      summary={summary}
      rowKey={(row) => `${row.NOME1} ${row.DATA_INICIO1} ${row.NOME2} ${row.DATA_INICIO2}`}
      empty={t('No conflicts recorded')}
      exportName="conflicts"
    />
  );
}
