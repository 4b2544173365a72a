import { useMemo } from 'react';
import type { ListFilter } from './list-filter.tsx';
import { readSort } from './list-filters.ts';
import { useListFilters } from './use-list-filters.ts';

type Values = Record<string, string>;

/** The sort at first: `column:asc`. It may depend on the filters. */
export type InitialSort = string | ((values: Values) => string);

/**
 * A list's filters, sort and page as the address has them, each filter with its id.
 * @param rows from which a filter may take its options
 */
export function useListAddress<Row>(
  filters: readonly ListFilter<Row>[],
  initialSort: InitialSort,
  rows: readonly Row[],
) {
  const defaults = useMemo<Values>(
    () => ({
      ...Object.fromEntries(filters.map(({ key, initial = '' }) => [key, initial])),
      sort: typeof initialSort === 'string' ? initialSort : '',
    }),
    [filters, initialSort],
  );
  const list = useListFilters(defaults);
  const address = list.filters;
  const values = useMemo<Values>(
    () => ({
      ...address,
      ...Object.fromEntries(
        filters.map(({ key, read }) => {
          const text = address[key] ?? '';
          return [key, read ? read(text, rows) : text];
        }),
      ),
    }),
    [address, filters, rows],
  );
  const sort =
    typeof initialSort === 'string' || values.sort
      ? list.sorting.sort
      : readSort(initialSort(values));
  return { ...list, defaults, values, sort };
}
