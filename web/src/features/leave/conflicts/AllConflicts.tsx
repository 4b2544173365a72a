import { t } from '@intranet/contract/core/i18n/t.ts';
import type { ConflictRecord } from '@intranet/contract/leave/endpoints.ts';
import { positionName } from '@intranet/contract/people/positions.ts';
import { FilteredListPage } from '@intranet/ui/tables/FilteredListPage.tsx';
import { nameFilter, periodFilters, selectFilter } from '@intranet/ui/tables/list-filter.tsx';
import { areaFilter } from '#features/people/shared/areas.ts';
import { type LeaveQuery, useLeaveList } from '../use-leave-list.ts';
import { inAll, sortByStart } from '../when-filter.ts';
import { CONFLICT_COLUMNS, fieldOf, lastDay, useConflictTable } from './conflict-table.tsx';

const FILTERS = [
  nameFilter((row: ConflictRecord) => [row.NOME1, row.NOME2].join('\n')),
  areaFilter(fieldOf('AREA1'), fieldOf('AREA2')),
  {
    ...selectFilter(
      { key: 'role', label: t('Position'), nameOf: positionName },
      fieldOf('CARGO1'),
      fieldOf('CARGO2'),
    ),
    rare: true,
  },
  ...periodFilters(fieldOf('DATA_INICIO1'), fieldOf('DATA_FIM2'), inAll),
];

/** The conflict begins with the later leave, which is the second (D28). */
const initialSort = sortByStart('start2');

/** All conflicts in one list, with filters (D67). */
export function AllConflicts({ query }: { query: LeaveQuery<ConflictRecord> }) {
  const list = useLeaveList(query, lastDay, FILTERS);
  return (
    <FilteredListPage
      title={t('Conflicts Found:')}
      back="/vacation"
      {...list}
      {...useConflictTable()}
      initialSort={initialSort}
      columns={CONFLICT_COLUMNS}
      exportName
    />
  );
}
