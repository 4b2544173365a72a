import { t } from '@intranet/contract/core/i18n/t.ts';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { listDay } from '../days/list-format.ts';
import { DayInput } from '../forms/DayInput.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import { type Option, optionsOf } from './list-filters.ts';
import { SearchInput } from './SearchInput.tsx';

export interface FilterInputProps<Row> {
  /** All rows, from which a select takes its options. */
  rows: readonly Row[];
  value: string;
  onChange: (value: string) => void;
}

/**
 * A list's filter, with its value in the address. The value is an id, so that an address means the
 * same in every language. Without a value, every row passes.
 */
export interface ListFilter<Row> {
  key: string;
  label: string;
  initial?: string;
  /** The value that every row passes. Default: none. */
  all?: string;
  rare?: boolean;
  isDay?: boolean;
  /** The value for the text in the address, which may be another version's. Default: the text. */
  read?: (text: string, rows: readonly Row[]) => string;
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
  dataOf: (rows: readonly Row[]) => readonly Option[];
  passes: (row: Row, value: string) => boolean;
  /** True if there are many, so that typing finds one. */
  searchable?: boolean;
  /** All values, if they are known without the rows. Another one in the address counts as none. */
  known?: readonly string[] | undefined;
}

const labelOf = (data: readonly Option[], value: string): string =>
  data.find((option) => option.value === value)?.label ?? value;

export function choiceFilter<Row>(choice: Choice<Row>): ListFilter<Row> {
  const { dataOf, known, searchable = false, ...filter } = choice;
  const { initial = '' } = filter;
  /** Former addresses have the option's label. */
  function read(text: string, rows: readonly Row[]): string {
    if (text === initial || text === '' || known?.includes(text)) return text;
    const data = dataOf(rows);
    const option =
      data.find(({ value }) => value === text) ?? data.find(({ label }) => label === text);
    return option?.value ?? (known ? initial : text);
  }
  function Input({ rows, ...field }: FilterInputProps<Row>): ReactNode {
    const data = useMemo(() => dataOf(rows), [rows]);
    return (
      <FilterSelect label={filter.label} data={[...data]} searchable={searchable} {...field} />
    );
  }
  return { ...filter, read, inWords: (value, rows) => labelOf(dataOf(rows), value), Input };
}

interface Select extends Pick<Choice<never>, 'key' | 'label' | 'known' | 'searchable'> {
  /** Default: the value itself. */
  nameOf?: (value: string) => string;
  /** The values to choose from. Default: those of the rows. */
  choices?: readonly string[] | undefined;
}

/** A select of the rows' own values. If a row has several, all must equal the chosen one. */
export function selectFilter<Row>(
  { nameOf = (value) => value, choices, ...select }: Select,
  ...values: ((row: Row) => string)[]
): ListFilter<Row> {
  return choiceFilter({
    ...select,
    dataOf: (rows) =>
      choices ? optionsOf(choices, nameOf, (one) => one) : optionsOf(rows, nameOf, ...values),
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
