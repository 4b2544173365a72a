import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import type { ConflictRecord } from '@intranet/contract/leave/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import type { Column } from '#ui/tables/data-table/column.ts';
import { FilteredListPage } from '#ui/tables/FilteredListPage.tsx';
import { nameFilter, periodFilters, selectFilter } from '#ui/tables/list-filter.tsx';
import { conflictsQuery } from './api.ts';

const missing = t('N/A');

const COLUMNS: Column<ConflictRecord>[] = [
  {
    id: 'name1',
    header: t('Name 1'),
    kind: 'text',
    value: (row) => row.NOME1,
    missing,
    width: 160,
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
    width: 160,
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
  nameFilter<ConflictRecord>((row) => `${row.NOME1}\n${row.NOME2}`),
  ...periodFilters<ConflictRecord>(
    (row) => row.DATA_INICIO1,
    (row) => row.DATA_FIM2,
  ),
];

export default function ConflictsPage() {
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
      rowKey={(row) => `${row.NOME1} ${row.DATA_INICIO1} ${row.NOME2} ${row.DATA_INICIO2}`}
      empty={t('No conflicts recorded')}
      exportName="conflicts"
    />
  );
}
