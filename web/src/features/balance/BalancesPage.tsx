import { formatDays } from '@intranet/contract/balance/amounts.ts';
import type { BalanceRecord } from '@intranet/contract/balance/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sentenceOf } from '#core/told-error.ts';
import { useAddress } from '#core/use-address.ts';
import { balancesQuery } from '#features/leave/api.ts';
import type { Column } from '#ui/data-table/column.ts';
import { DataTable } from '#ui/data-table/DataTable.tsx';
import { useSearch } from '#ui/data-table/search.ts';
import { FilterBar } from '#ui/FilterBar.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { ListPage } from '#ui/ListPage.tsx';
import { countActive, optionsOf, readSort, writeSort } from '#ui/list-filters.ts';
import { SearchInput } from '#ui/SearchInput.tsx';

const DEFAULTS = { name: '', area: '', position: '', sort: 'name:asc' };

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

const NONE: BalanceRecord[] = [];
const nameOf = (row: BalanceRecord) => row.username;

export default function BalancesPage() {
  const { data: rows = NONE, isPending, error, refetch } = useQuery(balancesQuery);
  const [filters, setFilters] = useAddress(DEFAULTS);
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
  const clear = () => setFilters({ ...DEFAULTS, sort: filters.sort });

  return (
    <ListPage title="Balance">
      <FilterBar active={countActive(filters, DEFAULTS)} onClear={clear}>
        <FilterSelect
          label="Area"
          data={options.areas}
          value={area}
          onChange={(area) => setFilters({ area })}
        />
        <FilterSelect
          label="Position"
          data={options.positions}
          value={position}
          onChange={(position) => setFilters({ position })}
        />
        <SearchInput
          label="Name"
          placeholder="Search a name"
          value={filters.name}
          onChange={(name) => setFilters({ name })}
        />
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
        loading={isPending}
        failed={error && { message: sentenceOf(error), retry: () => void refetch() }}
        sort={readSort(filters.sort)}
        onSortChange={(sort) => setFilters({ sort: writeSort(sort) })}
        onClearFilters={clear}
        exportName="balances"
      />
    </ListPage>
  );
}
