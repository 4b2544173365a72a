import { fold } from '@intranet/contract/core/text.ts';
import { useDeferredValue, useMemo } from 'react';

/** True if the text contains the query, ignoring accents, case and outer spaces. */
export function matchesSearch(text: string, query: string): boolean {
  return fold(text).includes(fold(query.trim()));
}

/** The rows that match, after the keystroke is painted. @param textOf stable; joins by newlines */
export function useSearch<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  query: string,
): readonly Row[] {
  const wanted = fold(useDeferredValue(query).trim());
  const folded = useMemo(() => rows.map((row) => fold(textOf(row) ?? '')), [rows, textOf]);
  return useMemo(
    () => (wanted === '' ? rows : rows.filter((_, index) => folded[index]?.includes(wanted))),
    [rows, folded, wanted],
  );
}
