import type { ConflictRecord } from '@intranet/contract/leave/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DayInput } from '#ui/forms/DayInput.tsx';
import type { Column } from '#ui/tables/data-table/column.ts';
import { DataTable } from '#ui/tables/data-table/DataTable.tsx';
import { useSearch } from '#ui/tables/data-table/search.ts';
import { FilterBar } from '#ui/tables/FilterBar.tsx';
import { FilterSelect } from '#ui/tables/FilterSelect.tsx';
import { ListPage } from '#ui/tables/ListPage.tsx';
import { optionsOf } from '#ui/tables/list-filters.ts';
import { SearchInput } from '#ui/tables/SearchInput.tsx';
import { tableState } from '#ui/tables/table-state.ts';
import { useListFilters } from '#ui/tables/use-list-filters.ts';
import { conflictsQuery } from './api.ts';

const FILTER_DEFAULTS = { name: '', area: '', role: '', from: '', to: '', sort: 'start1:asc' };
const missing = 'N/A';

const COLUMNS: Column<ConflictRecord>[] = [
  { id: 'name1', header: 'Name 1', kind: 'text', value: (row) => row.NOME1, missing, width: 160 },
  { id: 'start1', header: 'Start Date 1', kind: 'date', value: (row) => row.DATA_INICIO1, missing },
  { id: 'end1', header: 'End Date 1', kind: 'date', value: (row) => row.DATA_FIM1, missing },
  { id: 'name2', header: 'Name 2', kind: 'text', value: (row) => row.NOME2, missing, width: 160 },
  { id: 'start2', header: 'Start Date 2', kind: 'date', value: (row) => row.DATA_INICIO2, missing },
  { id: 'end2', header: 'End Date 2', kind: 'date', value: (row) => row.DATA_FIM2, missing },
];

const NO_CONFLICTS: ConflictRecord[] = [];
const namesOf = (row: ConflictRecord) => `${row.NOME1}\n${row.NOME2}`;

export default function ConflictsPage() {
  const query = useQuery(conflictsQuery);
  const { data: rows = NO_CONFLICTS } = query;
  const { filters, field, bar, clear, sorting } = useListFilters(FILTER_DEFAULTS);
  const { area, role, from, to } = filters;
  const found = useSearch(rows, namesOf, filters.name);
  const shown = useMemo(
    () =>
      found.filter(
        (row) =>
          (!area || (row.AREA1 === area && row.AREA2 === area)) &&
          (!role || (row.CARGO1 === role && row.CARGO2 === role)) &&
          (!from || row.DATA_INICIO1 >= from) &&
          (!to || row.DATA_FIM2 <= to),
      ),
    [found, area, role, from, to],
  );
  const options = useMemo(
    () => ({
      areas: optionsOf(
        rows,
        (row) => row.AREA1,
        (row) => row.AREA2,
      ),
      roles: optionsOf(
        rows,
        (row) => row.CARGO1,
        (row) => row.CARGO2,
      ),
    }),
    [rows],
  );

  return (
    <ListPage title="Conflicts Found:" back="/vacation">
      <FilterBar {...bar}>
        <FilterSelect label="Area" data={options.areas} {...field('area')} />
        <FilterSelect label="Role" data={options.roles} {...field('role')} />
        <SearchInput label="Name" placeholder="Search a name" {...field('name')} />
        <DayInput label="From" {...field('from')} />
        <DayInput label="To" {...field('to')} />
      </FilterBar>
      <DataTable
        label="Conflicts"
        noun={['conflict', 'conflicts']}
        rows={shown}
        all={rows}
        columns={COLUMNS}
        rowKey={(row) => `${row.NOME1} ${row.DATA_INICIO1} ${row.NOME2} ${row.DATA_INICIO2}`}
        empty="No conflicts recorded"
        emptyAlways
        {...tableState(query)}
        {...sorting}
        onClearFilters={clear}
        exportName="conflicts"
      />
    </ListPage>
  );
}
