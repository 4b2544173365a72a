import type { LeaveRecord } from '@intranet/contract/leave/endpoints.ts';
import { statusLabel, usageLabel } from '@intranet/contract/leave/leave-states.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { memo, useMemo } from 'react';
import { sentenceOf } from '#core/user-facing-error.ts';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import type { Column } from '#ui/tables/data-table/column.ts';
import { DataTable } from '#ui/tables/data-table/DataTable.tsx';
import { useSearch } from '#ui/tables/data-table/search.ts';
import { readSort, writeSort } from '#ui/tables/list-filters.ts';
import type { ScheduledFilters } from './scheduled-filters.ts';

const TONES = { Approved: 'good', Rejected: 'bad', Pending: 'waiting' } as const;

const COLUMNS: Column<LeaveRecord>[] = [
  { id: 'name', header: 'Name', kind: 'text', value: (row) => row.NOME, width: 180 },
  { id: 'area', header: 'Area', kind: 'text', value: (row) => row.AREA },
  { id: 'position', header: 'Position', kind: 'text', value: (row) => row.CARGO },
  { id: 'start', header: 'Start Date', kind: 'date', value: (row) => row.DATA_INICIO },
  { id: 'end', header: 'End Date', kind: 'date', value: (row) => row.DATA_FIM },
  {
    id: 'type',
    header: 'Leave Type',
    kind: 'text',
    value: (row) => leaveTypeLabel(row.LEAVE_TYPE),
  },
  { id: 'status', header: 'Status', kind: 'text', value: (row) => usageLabel(row.utilizado) },
  {
    id: 'approval',
    header: 'Approval',
    kind: 'text',
    value: (row) => statusLabel(row.STATUS),
    width: 128,
    render: (row) => {
      const label = statusLabel(row.STATUS);
      return <StateBadge tone={TONES[label]}>{label}</StateBadge>;
    },
  },
];

const nameOf = (row: LeaveRecord) => row.NOME;

/** The filtered leaves. Separate, so typing in the search doesn't re-render the filters. */
export const ScheduledList = memo(function ScheduledList({
  rows,
  loading,
  error,
  retry,
  filters,
  setSort,
  clear,
}: {
  rows: LeaveRecord[];
  loading: boolean;
  error: Error | null;
  retry: () => void;
  filters: ScheduledFilters;
  setSort: (sort: string) => void;
  clear: () => void;
}) {
  const { area, position, type, status, approved, from, to } = filters;
  const found = useSearch(rows, nameOf, filters.name);
  const shown = useMemo(
    () =>
      found.filter(
        (row) =>
          (!area || row.AREA === area) &&
          (!position || row.CARGO === position) &&
          (!type || leaveTypeLabel(row.LEAVE_TYPE) === type) &&
          (!status || row.utilizado === status) &&
          (!approved || row.STATUS === 'APROVADO') &&
          (!from || row.DATA_INICIO >= from) &&
          (!to || row.DATA_FIM <= to),
      ),
    [found, area, position, type, status, approved, from, to],
  );
  return (
    <DataTable
      label="Scheduled vacations"
      noun={['leave', 'leaves']}
      rows={shown}
      all={rows}
      columns={COLUMNS}
      rowKey={(row) => `${row.NOME} ${row.DATA_INICIO} ${row.DATA_FIM} ${row.STATUS}`}
      empty="No vacation recorded"
      emptyAlways
      loading={loading}
      failed={error && { message: sentenceOf(error), retry: () => retry() }}
      sort={readSort(filters.sort)}
      onSortChange={(sort) => setSort(writeSort(sort))}
      onClearFilters={clear}
      exportName="vacations"
    />
  );
});
