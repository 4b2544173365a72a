import type { ConflictRecord } from '@intranet/contract/leave/endpoints.ts';
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
import { ListPage } from '#ui/ListPage.tsx';
import { countActive, optionsOf, readSort, writeSort } from '#ui/list-filters.ts';
import { SearchInput } from '#ui/SearchInput.tsx';
import { conflictsQuery } from './api.ts';

const DEFAULTS = { name: '', area: '', role: '', from: '', to: '', sort: 'start1:asc' };
const missing = 'N/A';

const COLUMNS: Column<ConflictRecord>[] = [
  { id: 'name1', header: 'Name 1', kind: 'text', value: (row) => row.NOME1, missing, width: 160 },
  { id: 'start1', header: 'Start Date 1', kind: 'date', value: (row) => row.DATA_INICIO1, missing },
  { id: 'end1', header: 'End Date 1', kind: 'date', value: (row) => row.DATA_FIM1, missing },
  { id: 'name2', header: 'Name 2', kind: 'text', value: (row) => row.NOME2, missing, width: 160 },
  { id: 'start2', header: 'Start Date 2', kind: 'date', value: (row) => row.DATA_INICIO2, missing },
  { id: 'end2', header: 'End Date 2', kind: 'date', value: (row) => row.DATA_FIM2, missing },
];

const NONE: ConflictRecord[] = [];
const namesOf = (row: ConflictRecord) => `${row.NOME1}\n${row.NOME2}`;

export default function ConflictsPage() {
  const { data: rows = NONE, isPending, error, refetch } = useQuery(conflictsQuery);
  const [filters, setFilters] = useAddress(DEFAULTS);
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
  const clear = () => setFilters({ ...DEFAULTS, sort: filters.sort });

  return (
    <ListPage title="Conflicts Found:">
      <FilterBar active={countActive(filters, DEFAULTS)} onClear={clear}>
        <FilterSelect
          label="Area"
          data={options.areas}
          value={area}
          onChange={(area) => setFilters({ area })}
        />
        <FilterSelect
          label="Role"
          data={options.roles}
          value={role}
          onChange={(role) => setFilters({ role })}
        />
        <SearchInput
          label="Name"
          placeholder="Search a name"
          value={filters.name}
          onChange={(name) => setFilters({ name })}
        />
        <DayInput label="From" value={from} onChange={(day) => setFilters({ from: day })} />
        <DayInput label="To" value={to} onChange={(day) => setFilters({ to: day })} />
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
        loading={isPending}
        failed={error && { message: sentenceOf(error), retry: () => void refetch() }}
        sort={readSort(filters.sort)}
        onSortChange={(sort) => setFilters({ sort: writeSort(sort) })}
        onClearFilters={clear}
        exportName="conflicts"
      />
    </ListPage>
  );
}
