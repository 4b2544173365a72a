import type { LeaveRecord } from '@intranet/contract/leave/endpoints.ts';
import { usageLabel } from '@intranet/contract/leave/leave-states.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useAddress } from '#core/use-address.ts';
import { DayInput } from '#ui/forms/DayInput.tsx';
import { FilterBar } from '#ui/tables/FilterBar.tsx';
import { FilterSelect } from '#ui/tables/FilterSelect.tsx';
import { ListPage } from '#ui/tables/ListPage.tsx';
import { countActive, optionsOf } from '#ui/tables/list-filters.ts';
import { SearchInput } from '#ui/tables/SearchInput.tsx';
import { leavesQuery } from './api.ts';
import { ScheduledList } from './ScheduledList.tsx';
import { SCHEDULED_DEFAULTS } from './scheduled-filters.ts';

const NO_LEAVES: LeaveRecord[] = [];

export default function ScheduledPage() {
  const { data: rows = NO_LEAVES, isPending, error, refetch } = useQuery(leavesQuery);
  const [filters, setFilters] = useAddress(SCHEDULED_DEFAULTS);
  const options = useMemo(
    () => ({
      areas: optionsOf(rows, (row) => row.AREA),
      positions: optionsOf(rows, (row) => row.CARGO),
      types: optionsOf(rows, (row) => leaveTypeLabel(row.LEAVE_TYPE)),
    }),
    [rows],
  );
  const { sort } = filters;
  const clear = useCallback(() => setFilters({ ...SCHEDULED_DEFAULTS, sort }), [setFilters, sort]);
  const setSort = useCallback((next: string) => setFilters({ sort: next }), [setFilters]);
  const { area, position, type, status, approved, from, to } = filters;
  const others = useMemo(() => {
    const select = (key: 'area' | 'position' | 'type' | 'status', value: string) => ({
      value,
      onChange: (next: string) => setFilters({ [key]: next }),
    });
    return (
      <>
        <FilterSelect label="Area" data={options.areas} {...select('area', area)} />
        <FilterSelect label="Position" data={options.positions} {...select('position', position)} />
        <FilterSelect label="Leave Type" data={options.types} {...select('type', type)} />
        <FilterSelect
          label="Status"
          data={[
            { value: 'S', label: usageLabel('S') },
            { value: 'N', label: usageLabel('N') },
          ]}
          {...select('status', status)}
        />
        <DayInput label="From" value={from} onChange={(day) => setFilters({ from: day })} />
        <DayInput label="To" value={to} onChange={(day) => setFilters({ to: day })} />
        <Switch
          label="Approved Only"
          checked={approved === 'yes'}
          onChange={(event) => setFilters({ approved: event.currentTarget.checked ? 'yes' : '' })}
        />
      </>
    );
  }, [options, area, position, type, status, approved, from, to, setFilters]);

  return (
    <ListPage title="Scheduled Vacation Consultation" back="/vacation">
      <FilterBar active={countActive(filters, SCHEDULED_DEFAULTS)} onClear={clear}>
        <SearchInput
          label="Name"
          placeholder="Search a name"
          value={filters.name}
          onChange={(name) => setFilters({ name })}
        />
        {others}
      </FilterBar>
      <ScheduledList
        rows={rows}
        loading={isPending}
        error={error}
        retry={refetch}
        filters={filters}
        setSort={setSort}
        clear={clear}
      />
    </ListPage>
  );
}
