import { t } from '@intranet/contract/core/i18n/t.ts';
import type { ComboboxData } from '@mantine/core';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { DayInput } from '../forms/DayInput.tsx';
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
  initial?: string;
  passes?: (row: Row, value: string) => boolean;
  /** The text to search. A list has one search field at most. */
  textOf?: (row: Row) => string;
  Input: ComponentType<FilterInputProps<Row>>;
}

interface Choice<Row> {
  key: string;
  label: string;
  initial?: string;
  dataOf: (rows: readonly Row[]) => ComboboxData;
  passes: (row: Row, value: string) => boolean;
}

export function choiceFilter<Row>({ label, dataOf, ...filter }: Choice<Row>): ListFilter<Row> {
  function Input({ rows, ...field }: FilterInputProps<Row>): ReactNode {
    const data = useMemo(() => dataOf(rows), [rows]);
    return <FilterSelect label={label} data={data} {...field} />;
  }
  return { ...filter, Input };
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

export function nameFilter<Row>(textOf: (row: Row) => string): ListFilter<Row> {
  return {
    key: 'name',
    textOf,
    Input: ({ value, onChange }) => (
      <SearchInput
        label={t('Name')}
        placeholder={t('Search by name')}
        value={value}
        onChange={onChange}
      />
    ),
  };
}

export function periodFilters<Row>(
  startOf: (row: Row) => string,
  endOf: (row: Row) => string,
): ListFilter<Row>[] {
  return [
    {
      key: 'from',
      passes: (row, from) => startOf(row) >= from,
      Input: ({ rows: _, ...field }) => <DayInput label={t('From')} {...field} />,
    },
    {
      key: 'to',
      passes: (row, to) => endOf(row) <= to,
      Input: ({ rows: _, ...field }) => <DayInput label={t('To')} {...field} />,
    },
  ];
}
