import { memo, type ReactNode, useMemo, useState } from 'react';
import { useSearch } from './data-table/search.ts';
import type { FilterInputProps, ListFilter } from './list-filter.tsx';
import { useListFilters } from './use-list-filters.ts';

interface FieldProps<Row> extends Omit<FilterInputProps<Row>, 'onChange'> {
  filter: ListFilter<Row>;
  setFilters: (change: Record<string, string>) => void;
}

/** Memoized, so that typing in the search doesn't render the other filters. */
const FilterField = memo(function FilterField<Row>(props: FieldProps<Row>) {
  const { filter, setFilters, ...input } = props;
  return <filter.Input {...input} onChange={(value) => setFilters({ [filter.key]: value })} />;
}) as <Row>(props: FieldProps<Row>) => ReactNode;

const noText = () => '';

/** Filters rows by values in the address. @param sort the sort at first: `column:asc` */
export function useFilteredRows<Row>(
  rows: readonly Row[],
  filters: readonly ListFilter<Row>[],
  sort: string,
) {
  const [defaults] = useState<Record<string, string>>(() => ({
    ...Object.fromEntries(filters.map(({ key, initial = '' }) => [key, initial])),
    sort,
  }));
  const { filters: values, setFilters, ...list } = useListFilters(defaults);
  const search = filters.find(({ textOf }) => textOf);
  const found = useSearch(rows, search?.textOf ?? noText, values[search?.key ?? ''] ?? '');
  // One text, so that a keystroke in the search doesn't filter again.
  const chosen = JSON.stringify(filters.map(({ key, passes }) => passes && values[key]));
  const shown = useMemo(() => {
    const wanted: string[] = JSON.parse(chosen);
    return found.filter((row) =>
      filters.every(({ passes }, index) => !wanted[index] || passes?.(row, wanted[index])),
    );
  }, [found, filters, chosen]);
  const inputs = filters.map((filter) => (
    <FilterField
      key={filter.key}
      filter={filter}
      rows={rows}
      value={values[filter.key] ?? ''}
      setFilters={setFilters}
    />
  ));
  return { ...list, shown, inputs };
}
