import { useCallback } from 'react';
import { useAddress } from '#core/use-address.ts';
import type { FilterChip } from './data-table/FilterChips.tsx';
import type { Sort } from './data-table/use-table-model.ts';
import { countActive, readSort, writeSort } from './list-filters.ts';

/** A list's filters and sort in the address. Clearing keeps the sort. */
export function useListFilters<K extends string>(
  defaults: Record<K, string>,
  sortKey: string = 'sort',
) {
  const [filters, setFilters] = useAddress(defaults);
  const sort = (filters as Record<string, string>)[sortKey] ?? '';
  const clear = useCallback(
    () => setFilters(sortKey in defaults ? { ...defaults, [sortKey]: sort } : defaults),
    [setFilters, defaults, sortKey, sort],
  );
  const onSortChange = useCallback(
    (next: Sort | null) => setFilters({ [sortKey]: writeSort(next) } as Partial<Record<K, string>>),
    [setFilters, sortKey],
  );
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
    sorting: { sort: readSort(sort), onSortChange },
  };
}
