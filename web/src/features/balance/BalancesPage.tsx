import { formatDays } from '@intranet/contract/balance/amounts.ts';
import type { BalanceRecord } from '@intranet/contract/balance/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
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
import { balancesQuery } from './api.ts';

const FILTER_DEFAULTS = { name: '', area: '', position: '', sort: 'name:asc' };

const COLUMNS: Column<BalanceRecord>[] = [
  { id: 'name', header: 'Name', kind: 'text', value: (row) => row.username, width: 200 },
  { id: 'area', header: 'Area', kind: 'text', value: (row) => row.area },
  { id: 'position', header: 'Position', kind: 'text', value: (row) => row.cargo },
  {
    id: 'balance',
    header: 'Balance',
    kind: 'number',
    value: (row) => row.balance,
    format: formatDays,
  },
];

const NO_BALANCES: BalanceRecord[] = [];
const nameOf = (row: BalanceRecord) => row.username;

export default function BalancesPage() {
  const query = useQuery(balancesQuery);
  const { data: rows = NO_BALANCES } = query;
  const { filters, field, bar, clear, sorting } = useListFilters(FILTER_DEFAULTS);
  const { area, position } = filters;
  const found = useSearch(rows, nameOf, filters.name);
  const shown = useMemo(
    () =>
      found.filter((row) => (!area || row.area === area) && (!position || row.cargo === position)),
    [found, area, position],
  );
  const options = useMemo(
    () => ({
      areas: optionsOf(rows, (row) => row.area),
      positions: optionsOf(rows, (row) => row.cargo),
    }),
    [rows],
  );

  return (
    <ListPage title="Balance" back="/vacation">
      <FilterBar {...bar}>
        <FilterSelect label="Area" data={options.areas} {...field('area')} />
        <FilterSelect label="Position" data={options.positions} {...field('position')} />
        <SearchInput label="Name" placeholder="Search a name" {...field('name')} />
      </FilterBar>
      <DataTable
        label="Balances"
        noun={['employee', 'employees']}
        rows={shown}
        total={rows.length}
        columns={COLUMNS}
        rowKey={(row) => row.username}
        empty="No balances registered"
        emptyAlways
        {...tableState(query)}
        {...sorting}
        onClearFilters={clear}
        exportName="balances"
      />
    </ListPage>
  );
}
