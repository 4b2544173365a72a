import { currentLocale } from '@intranet/contract/core/i18n/t.ts';
import type { Sort } from './data-table/use-table-model.ts';

const collator = new Intl.Collator(currentLocale());

/** The distinct values of a field in the order of the user's language, as filter options. */
export function optionsOf<Row>(
  rows: readonly Row[],
  ...values: ((row: Row) => string)[]
): string[] {
  const found = new Set(rows.flatMap((row) => values.map((value) => value(row))));
  return [...found].filter(Boolean).sort(collator.compare);
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

export function writeSort(sort: Sort | null): string {
  return sort ? `${sort.column}:${sort.direction}` : '';
}
