import { fold } from '@intranet/contract/core/text.ts';
import { useDeferredValue, useMemo } from 'react';

/** True when the text holds the query, accents, case and outer spaces aside; an empty one always. */
export function matchesSearch(text: string, query: string): boolean {
  return fold(text).includes(fold(query.trim()));
}

/**
 * The rows whose text holds the query, as `matchesSearch` finds it. Texts are folded once for the
 * same rows, and the work waits until the keystroke is on the screen.
 * @param textOf stable (declared outside the component); several fields are joined by a newline,
 *   which no query holds
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
