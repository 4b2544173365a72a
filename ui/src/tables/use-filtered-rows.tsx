import { memo, type ReactNode, useMemo } from 'react';
import type { FilterChip } from './data-table/FilterChips.tsx';
import { useSearch } from './data-table/search.ts';
import { allOf } from './FilterSelect.tsx';
import type { FilterInputProps, ListFilter } from './list-filter.tsx';
import { readSort } from './list-filters.ts';
import { useListFilters } from './use-list-filters.ts';

type Values = Record<string, string>;

interface FieldProps<Row> extends Omit<FilterInputProps<Row>, 'onChange'> {
  filter: ListFilter<Row>;
  setFilters: (change: Values) => void;
}

/** Memoized, so that typing in the search doesn't render the other filters. */
const FilterField = memo(function FilterField<Row>(props: FieldProps<Row>) {
  const { filter, setFilters, ...input } = props;
  const change = (value: string) => setFilters({ [filter.key]: value, ...filter.also?.(value) });
  return <filter.Input {...input} onChange={change} />;
}) as <Row>(props: FieldProps<Row>) => ReactNode;

const noText = () => '';

function chipText<Row>(
  { label, inWords }: ListFilter<Row>,
  value: string,
  rows: readonly Row[],
): string {
  if (!inWords) return label;
  return `${label}: ${value === '' ? allOf(label) : inWords(value, rows)}`;
}

/** The sort at first: `column:asc`. It may depend on the filters. */
export type InitialSort = string | ((values: Values) => string);

export function useFilteredRows<Row>(
  rows: readonly Row[],
  filters: readonly ListFilter<Row>[],
  initialSort: InitialSort,
  /** The edited row, which stays visible under any filter. */
  edited?: Row,
) {
  const defaults = useMemo<Values>(
    () => ({
      ...Object.fromEntries(filters.map(({ key, initial = '' }) => [key, initial])),
      sort: typeof initialSort === 'string' ? initialSort : '',
    }),
    [filters, initialSort],
  );
  const { filters: address, setFilters, ...list } = useListFilters(defaults);
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
  const search = filters.find(({ textOf }) => textOf);
  const found = useSearch(rows, search?.textOf ?? noText, values[search?.key ?? ''] ?? '');
  // One text, so that a keystroke in the search doesn't filter again.
  const chosen = JSON.stringify(filters.map(({ key, passes }) => passes && values[key]));
  const shown = useMemo(() => {
    const wanted: string[] = JSON.parse(chosen);
    const left = found.filter((row) =>
      filters.every(({ passes }, index) => !wanted[index] || passes?.(row, wanted[index])),
    );
    return edited && !left.includes(edited) ? [edited, ...left] : left;
  }, [found, filters, chosen, edited]);
  const fields = (place: (filter: ListFilter<Row>) => boolean) =>
    filters
      .filter(place)
      .map((filter) => (
        <FilterField
          key={filter.key}
          filter={filter}
          rows={rows}
          value={values[filter.key] ?? ''}
          setFilters={setFilters}
        />
      ));
  const chips = filters.flatMap((filter): FilterChip[] => {
    const { key, initial = '', all = initial, rare = false } = filter;
    const value = values[key] ?? '';
    if (value === all) return [];
    const onRemove = () => setFilters({ [key]: all, ...filter.also?.(all) });
    const text = chipText(filter, value, rows);
    return [{ key, text, rare, search: filter === search ? value : undefined, onRemove }];
  });
  const changes = filters.some(({ key }) => values[key] !== defaults[key]);
  const showAll = () =>
    setFilters(Object.fromEntries(filters.map(({ key, all = '' }) => [key, all])));
  const more = [
    ...fields(({ rare, isDay }) => rare === true && !isDay),
    ...fields(({ isDay }) => isDay === true),
  ];
  const sort =
    typeof initialSort === 'string' || values.sort
      ? list.sorting.sort
      : readSort(initialSort(values));
  return {
    shown,
    bar: {
      active: filters.filter(({ key, passes, all = '' }) => passes && (values[key] ?? all) !== all)
        .length,
      search: fields((filter) => filter === search),
      more: filters.some(({ rare }) => rare) && more,
      children: fields((filter) => filter !== search && !filter.rare),
    },
    table: {
      rows: shown,
      total: rows.length,
      ...list.sorting,
      sort,
      chips,
      onClearFilters: changes ? list.clear : undefined,
      onShowAll: showAll,
    },
  };
}
