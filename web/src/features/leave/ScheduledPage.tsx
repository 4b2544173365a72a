import type { LeaveRecord } from '@intranet/contract/leave/endpoints.ts';
import { leaveTypeLabel, statusLabel, usageLabel } from '@intranet/contract/leave/types.ts';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sentenceOf } from '#core/told-error.ts';
import { useAddress } from '#core/use-address.ts';
import { DayInput } from '#ui/DayInput.tsx';
import type { Column } from '#ui/data-table/column.ts';
import { DataTable } from '#ui/data-table/DataTable.tsx';
import { useSearch } from '#ui/data-table/search.ts';
import { FilterBar } from '#ui/FilterBar.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { countActive, optionsOf, readSort, writeSort } from '#ui/list-filters.ts';
import { SearchInput } from '#ui/SearchInput.tsx';
import { StateBadge } from '#ui/StateBadge.tsx';
import { leavesQuery } from './api.ts';
import { ListPage } from './ListPage.tsx';

const DEFAULTS = {
  name: '',
  area: '',
  position: '',
  type: '',
  status: '',
  approved: '',
  from: '',
  to: '',
  sort: 'start:desc',
};

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

const NONE: LeaveRecord[] = [];
const nameOf = (row: LeaveRecord) => row.NOME;

export default function ScheduledPage() {
  const { data: rows = NONE, isPending, error, refetch } = useQuery(leavesQuery);
  const [filters, setFilters] = useAddress(DEFAULTS);
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
  const options = useMemo(
    () => ({
      areas: optionsOf(rows, (row) => row.AREA),
      positions: optionsOf(rows, (row) => row.CARGO),
      types: optionsOf(rows, (row) => leaveTypeLabel(row.LEAVE_TYPE)),
    }),
    [rows],
  );
  const clear = () => setFilters({ ...DEFAULTS, sort: filters.sort });
  const select = (key: 'area' | 'position' | 'type' | 'status') => ({
    value: filters[key],
    onChange: (value: string) => setFilters({ [key]: value }),
  });

  return (
    <ListPage title="Scheduled Vacation Consultation">
      <FilterBar active={countActive(filters, DEFAULTS)} onClear={clear}>
        <SearchInput
          label="Name"
          placeholder="Search a name"
          value={filters.name}
          onChange={(name) => setFilters({ name })}
        />
        <FilterSelect label="Area" data={options.areas} {...select('area')} />
        <FilterSelect label="Position" data={options.positions} {...select('position')} />
        <FilterSelect label="Leave Type" data={options.types} {...select('type')} />
        <FilterSelect
          label="Status"
          data={[
            { value: 'S', label: usageLabel('S') },
            { value: 'N', label: usageLabel('N') },
          ]}
          {...select('status')}
        />
        <DayInput label="From" value={from} onChange={(day) => setFilters({ from: day })} />
        <DayInput label="To" value={to} onChange={(day) => setFilters({ to: day })} />
        <Switch
          label="Approved Only"
          checked={approved === 'yes'}
          onChange={(event) => setFilters({ approved: event.currentTarget.checked ? 'yes' : '' })}
        />
      </FilterBar>
      <DataTable
        label="Scheduled vacations"
        rows={shown}
        total={rows.length}
        columns={COLUMNS}
        rowKey={(row) => `${row.NOME} ${row.DATA_INICIO} ${row.DATA_FIM} ${row.STATUS}`}
        empty="No vacation recorded"
        emptyWhenFailed
        loading={isPending}
        failed={error && { message: sentenceOf(error), retry: () => void refetch() }}
        sort={readSort(filters.sort)}
        onSortChange={(sort) => setFilters({ sort: writeSort(sort) })}
        onClearFilters={clear}
        exportName="vacations"
      />
    </ListPage>
  );
}
