import type { Birthday } from '@intranet/contract/communication/endpoints.ts';
import { MONTH_NAMES } from '@intranet/contract/communication/rules.ts';
import { useMemo } from 'react';
import { useAddress } from '#core/use-address.ts';
import { useSearch } from '#ui/tables/data-table/search.ts';
import { monthDayOf } from './columns.tsx';

export const ALL = 'all';
export const MONTHS = [
  { value: ALL, label: 'All' },
  ...MONTH_NAMES.map((label, index) => ({ value: String(index + 1), label })),
];
export const FILTERS = { name: '', month: ALL, sort: '' };

const nameOf = (row: Birthday) => row.name;

/** A month excludes unknown birthdays (spec §5). @param editing stays visible under any filter */
export function useBirthdayFilters(rows: readonly Birthday[], editing: string | null) {
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
