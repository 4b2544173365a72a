import { compareText } from '../text/compare-text.ts';
import type { Sort } from './data-table/sort-rows.ts';

export interface Option {
  value: string;
  label: string;
}

/** The distinct values of a field with their names, in the order of the user's language. */
export function optionsOf<Row>(
  rows: readonly Row[],
  nameOf: (value: string) => string,
  ...values: ((row: Row) => string)[]
): Option[] {
  const found = new Set(rows.flatMap((row) => values.map((value) => value(row))));
  return [...found]
    .filter(Boolean)
    .map((value) => ({ value, label: nameOf(value) }))
    .sort((a, b) => compareText(a.label, b.label));
}

export function countActive<K extends string>(
  values: Record<K, string>,
  defaults: Record<K, string>,
): number {
  const keys = Object.keys(defaults).filter((key) => key !== 'sort') as K[];
  return keys.filter((key) => values[key] !== defaults[key]).length;
}

export function readSort(text: string): Sort | null {
  const [column, direction] = text.split(':');
  if (!column || (direction !== 'asc' && direction !== 'desc')) return null;
  return { column, direction };
}

/** From 1; other text counts as the first page. */
export function readPage(text = ''): number {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

export function writeSort(sort: Sort | null): string {
  return sort ? `${sort.column}:${sort.direction}` : '';
}
