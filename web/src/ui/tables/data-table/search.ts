import { fold } from '@intranet/contract/core/text.ts';
import { useDeferredValue, useMemo } from 'react';

/**
 * True if the text contains the query, ignoring accents, case and outer spaces. An empty query
 * always matches.
 */
export function matchesSearch(text: string, query: string): boolean {
  return fold(text).includes(fold(query.trim()));
}

/**
 * The rows whose text contains the query, as in `matchesSearch`. Folded texts are cached per row,
 * and filtering is deferred until the keystroke is painted.
 * @param textOf must be stable; join several fields by a newline, which no query contains
 */
export function useSearch<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  query: string,
): readonly Row[] {
  const wanted = fold(useDeferredValue(query).trim());
  const folded = useMemo(() => rows.map((row) => fold(textOf(row))), [rows, textOf]);
  return useMemo(
    () => (wanted === '' ? rows : rows.filter((_, index) => folded[index]?.includes(wanted))),
    [rows, folded, wanted],
  );
}
