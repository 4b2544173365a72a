import { t } from '@intranet/contract/core/i18n/t.ts';
import type { ComboboxData } from '@mantine/core';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { DayInput } from '../forms/DayInput.tsx';
import { listDay } from '../list-format.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { optionsOf } from './list-filters.ts';
import { SearchInput } from './SearchInput.tsx';

export interface FilterInputProps<Row> {
  /** All rows, from which a select takes its options. */
  rows: readonly Row[];
  value: string;
  onChange: (value: string) => void;
}

/** A list's filter, with its value in the address. Without a value, every row passes. */
export interface ListFilter<Row> {
  key: string;
  label: string;
  initial?: string;
  /** The value that every row passes. Default: none. */
  all?: string;
  rare?: boolean;
  isDay?: boolean;
  /** Values of other filters that change together with this one. */
  also?: (value: string) => Record<string, string>;
  passes?: (row: Row, value: string) => boolean;
  /** The text to search. A list has one search field at most. */
  textOf?: (row: Row) => string;
  /** The value as the list shows it. Default: the label says it all. */
  inWords?: (value: string, rows: readonly Row[]) => string;
  Input: ComponentType<FilterInputProps<Row>>;
}

interface Choice<Row> extends Pick<ListFilter<Row>, 'key' | 'label' | 'initial' | 'also' | 'rare'> {
  dataOf: (rows: readonly Row[]) => ComboboxData;
  passes: (row: Row, value: string) => boolean;
}

function labelOf(data: ComboboxData, value: string): string {
  for (const option of data) {
    if (typeof option === 'object' && 'value' in option && option.value === value) {
      return option.label;
    }
  }
  return value;
}

export function choiceFilter<Row>({ dataOf, ...filter }: Choice<Row>): ListFilter<Row> {
  function Input({ rows, ...field }: FilterInputProps<Row>): ReactNode {
    const data = useMemo(() => dataOf(rows), [rows]);
    return <FilterSelect label={filter.label} data={data} {...field} />;
  }
  return { ...filter, inWords: (value, rows) => labelOf(dataOf(rows), value), Input };
}

/** A select of the rows' own values. If a row has several, all must equal the chosen one. */
export function selectFilter<Row>(
  key: string,
  label: string,
  ...values: ((row: Row) => string)[]
): ListFilter<Row> {
  return choiceFilter({
    key,
    label,
    dataOf: (rows) => optionsOf(rows, ...values),
    passes: (row, chosen) => values.every((value) => value(row) === chosen),
  });
}

export function searchFilter<Row>(
  placeholder: string,
  textOf: (row: Row) => string,
  { key, label } = { key: 'search', label: t('Search') },
): ListFilter<Row> {
  return {
    key,
    label,
    textOf,
    inWords: (value) => value,
    Input: ({ rows: _, ...field }) => (
      <SearchInput label={label} placeholder={placeholder} {...field} />
    ),
  };
}

export const nameFilter = <Row,>(textOf: (row: Row) => string): ListFilter<Row> =>
  searchFilter(t('Search by name'), textOf, { key: 'name', label: t('Name') });

function dayFilter<Row>(
  filter: Pick<ListFilter<Row>, 'key' | 'label' | 'passes' | 'also'>,
): ListFilter<Row> {
  return {
    ...filter,
    rare: true,
    isDay: true,
    inWords: listDay,
    Input: ({ rows: _, ...field }) => <DayInput label={filter.label} {...field} />,
  };
}

export function periodFilters<Row>(
  startOf: (row: Row) => string,
  endOf: (row: Row) => string,
  also?: (value: string) => Record<string, string>,
): ListFilter<Row>[] {
  const more = also && { also };
  return [
    dayFilter({
      key: 'from',
      label: t('From'),
      passes: (row, from) => startOf(row) >= from,
      ...more,
    }),
    dayFilter({ key: 'to', label: t('To'), passes: (row, to) => endOf(row) <= to, ...more }),
  ];
}
