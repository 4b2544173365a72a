import { useCallback, useMemo } from 'react';
import { useAddress } from '../hooks/use-address.ts';
import type { FilterChip } from './data-table/FilterChips.tsx';
import type { Sort } from './data-table/sort-rows.ts';
import { countActive, readPage, readSort, writeSort } from './list-filters.ts';

const NO_CURSOR = { after: '', before: '' };

/** A list's filters, sort and page in the address. Clearing keeps the sort; any change starts at page 1. */
export function useListFilters<K extends string>(
  defaults: Record<K, string>,
  sortKey: string = 'sort',
) {
  const pageKey = sortKey.replace('sort', 'page');
  const first = useMemo(() => ({ [pageKey]: '1', ...NO_CURSOR }), [pageKey]);
  const withPage = useMemo(() => ({ ...first, ...defaults }), [defaults, first]);
  const [address, setAddress] = useAddress<string>(withPage);
  const filters = address as Record<K, string>;
  const setFilters = useCallback(
    (change: Partial<Record<K, string>>) =>
      setAddress({ ...first, ...(change as Record<string, string>) }),
    [setAddress, first],
  );
  const sort = address[sortKey] ?? '';
  const clear = useCallback(
    () => setFilters(sortKey in defaults ? { ...defaults, [sortKey]: sort } : defaults),
    [setFilters, defaults, sortKey, sort],
  );
  const onSortChange = useCallback(
    (next: Sort | null) => setFilters({ [sortKey]: writeSort(next) } as Partial<Record<K, string>>),
    [setFilters, sortKey],
  );
  const onPageChange = (page: number) => setAddress({ [pageKey]: String(page) }, { push: true });
  const cursor = { after: address.after ?? '', before: address.before ?? '' };
  return {
    filters,
    setFilters,
    field: (key: K) => ({
      value: filters[key],
      onChange: (value: string) => setFilters({ [key]: value } as Partial<Record<K, string>>),
    }),
    chip: (
      key: K,
      label: string,
      inWords?: (value: string) => string | undefined,
      rare = false,
    ): FilterChip[] => {
      const value = filters[key];
      if (value === defaults[key]) return [];
      const onRemove = () => setFilters({ [key]: defaults[key] } as Partial<Record<K, string>>);
      return [{ key, text: `${label}: ${inWords?.(value) ?? value}`, rare, onRemove }];
    },
    bar: { active: countActive(filters, defaults), onClear: clear },
    clear,
    cursor,
    /** Without a cursor, only the first page is known. */
    page: cursor.after || cursor.before ? readPage(address[pageKey]) : 1,
    /** Goes to a page of the server that begins after, or ends before, a cursor. */
    goTo: (page: number, to: Partial<typeof NO_CURSOR> = {}) =>
      setAddress({ ...NO_CURSOR, ...to, [pageKey]: String(page) }, { push: true }),
    sorting: { sort: readSort(sort), onSortChange, page: readPage(address[pageKey]), onPageChange },
  };
}
