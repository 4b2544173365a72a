import type { Birthday } from '@intranet/contract/communication/endpoints.ts';
import { MONTH_NAMES } from '@intranet/contract/communication/rules.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { weekOf } from '@intranet/contract/home/week.ts';
import { birthdaysIn } from '@intranet/contract/people/birthdays.ts';
import { Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { siteQuery } from '#core/site.ts';
import { useAddress } from '#core/use-address.ts';
import { DataTable } from '#ui/tables/data-table/DataTable.tsx';
import { useSearch } from '#ui/tables/data-table/search.ts';
import { FilterBar } from '#ui/tables/FilterBar.tsx';
import { countActive, readSort, writeSort } from '#ui/tables/list-filters.ts';
import { SearchInput } from '#ui/tables/SearchInput.tsx';
import { tableState } from '#ui/tables/table-state.ts';
import { birthdaysQuery } from '../api.ts';
import { ReadOnlyNote } from '../ReadOnlyNote.tsx';
import { birthdayColumns, monthDayOf } from './columns.tsx';
import { EditProvider, useBirthdayEdit } from './use-birthday-edit.ts';

const NO_BIRTHDAYS: Birthday[] = [];

function noteFor(rows: readonly Birthday[]): string | null {
  if (rows.length === 0 || rows.every((row) => row.can_edit)) return null;
  return rows.some((row) => row.can_edit)
    ? t('You can only change your own birthday.')
    : t('View only.');
}

const ALL = 'all';
const MONTHS = [
  { value: ALL, label: t('All') },
  ...MONTH_NAMES.map((name, index) => ({ value: String(index + 1), label: t(name) })),
];
const FILTERS = { name: '', month: ALL, sort: '' };

const nameOf = (row: Birthday) => row.name;

/** A month excludes unknown birthdays (spec §5). @param editing stays visible under any filter */
function useBirthdayFilters(rows: readonly Birthday[], editing: string | null) {
  const [filters, setFilters] = useAddress(FILTERS);
  const month = MONTHS.some(({ value }) => value === filters.month) ? filters.month : ALL;
  const found = useSearch(rows, nameOf, filters.name);
  const shown = useMemo(() => {
    const left = found.filter((row) => {
      const monthDay = monthDayOf(row);
      return month === ALL || (monthDay !== '' && Number(monthDay.slice(0, 2)) === Number(month));
    });
    const edited = rows.find((row) => row.name === editing);
    return edited && !left.includes(edited) ? [edited, ...left] : left;
  }, [rows, found, month, editing]);
  return { filters: { ...filters, month }, setFilters, shown };
}

export function BirthdaysTab() {
  const query = useQuery(birthdaysQuery);
  const { data: rows = NO_BIRTHDAYS } = query;
  const today = useQuery(siteQuery).data?.today;
  const edit = useBirthdayEdit(rows);
  const { filters, setFilters, shown } = useBirthdayFilters(rows, edit.name);
  const { month } = filters;
  const celebrations = useMemo(
    () =>
      new Map(today ? birthdaysIn(weekOf(today)).map(({ birthday, day }) => [birthday, day]) : []),
    [today],
  );
  const columns = useMemo(
    () => birthdayColumns({ editing: edit.name, today, celebrations }),
    [edit.name, today, celebrations],
  );
  const note = noteFor(rows);
  const clear = () => setFilters({ ...FILTERS, sort: filters.sort });
  return (
    <EditProvider value={edit}>
      <Stack gap="md" maw={860}>
        {note && <ReadOnlyNote>{note}</ReadOnlyNote>}
        <FilterBar active={countActive(filters, FILTERS)} onClear={clear}>
          <Select
            label={t('Month')}
            data={MONTHS}
            value={month}
            onChange={(chosen) => setFilters({ month: chosen ?? ALL })}
            allowDeselect={false}
          />
          <SearchInput
            label={t('Name')}
            placeholder={t('Search by name')}
            value={filters.name}
            onChange={(name) => setFilters({ name })}
          />
        </FilterBar>
        <DataTable
          label={t('Birthdays')}
          noun={(count) => t('{count, plural, one {# person} other {# people}}', { count })}
          rows={shown}
          total={rows.length}
          columns={columns}
          rowKey={(row) => row.name}
          empty={t('No birthday data found (or error fetching).')}
          emptyAlways
          {...tableState(query)}
          sort={readSort(filters.sort || (month === ALL ? 'name:asc' : 'birthday:asc'))}
          onSortChange={(sort) => setFilters({ sort: writeSort(sort) })}
          onClearFilters={clear}
          exportName="birthdays"
        />
      </Stack>
    </EditProvider>
  );
}
