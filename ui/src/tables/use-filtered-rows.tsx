import { memo, type ReactNode, useMemo } from 'react';
import type { FilterChip } from './data-table/FilterChips.tsx';
import { allOf } from './FilterSelect.tsx';
import type { FilterInputProps, ListFilter } from './list-filter.tsx';
import { useSearch } from './search.ts';
import { type InitialSort, useListAddress } from './use-list-address.ts';
import type { ServerPage } from './use-server-page.ts';

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

interface Options<Row> {
  /** The edited row, which stays visible under any filter. */
  edited?: Row | undefined;
  /** The page that the rows are, if the server filtered and sorted them. */
  page?: ServerPage | undefined;
}

export function useFilteredRows<Row>(
  rows: readonly Row[],
  filters: readonly ListFilter<Row>[],
  initialSort: InitialSort,
  { edited, page }: Options<Row> = {},
) {
  const list = useListAddress(filters, initialSort, rows);
  const { values, defaults, setFilters, sort } = list;
  const search = filters.find(({ textOf }) => textOf);
  const found = useSearch(rows, search?.textOf ?? noText, values[search?.key ?? ''] ?? '');
  // One text, so that a keystroke in the search doesn't filter again.
  const chosen = JSON.stringify(filters.map(({ key, passes }) => passes && values[key]));
  const isFiltered = page !== undefined;
  const shown = useMemo(() => {
    const wanted: string[] = JSON.parse(chosen);
    const passing = (row: Row) =>
      filters.every(({ passes }, index) => !wanted[index] || passes?.(row, wanted[index]));
    const left = isFiltered ? rows : found.filter(passing);
    return edited && !left.includes(edited) ? [edited, ...left] : left;
  }, [found, filters, chosen, edited, isFiltered, rows]);
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
      total: page?.total ?? rows.length,
      serverPage: page,
      ...list.sorting,
      sort,
      chips,
      onClearFilters: changes ? list.clear : undefined,
      onShowAll: showAll,
    },
  };
}
