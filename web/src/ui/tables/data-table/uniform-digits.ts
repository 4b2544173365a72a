import { useMemo } from 'react';
import type { Column, NumberColumn } from './column.ts';

const MOST_DIGITS = 2;

function digitsOf<Row>(
  { value, round, decimals = 0 }: NumberColumn<Row>,
  rows: readonly Row[],
): number {
  let most = decimals;
  for (const row of rows) {
    const number = value(row);
    if (number === null || number === undefined || Number.isInteger(number)) continue;
    const decimals = String(round ? round(number) : number).split('.')[1] ?? '';
    most = Math.max(most, decimals.length);
    if (most >= MOST_DIGITS) return MOST_DIGITS;
  }
  return most;
}

/** Columns whose numbers all have as many decimals as the longest one. */
export function useUniformDigits<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly Column<Row>[] {
  return useMemo(
    () =>
      columns.map((column) =>
        column.kind === 'number' ? { ...column, digits: digitsOf(column, rows) } : column,
      ),
    [columns, rows],
  );
}
