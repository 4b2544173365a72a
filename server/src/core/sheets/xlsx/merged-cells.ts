import type { SheetRow } from '../find-table.ts';
import { readAddress } from './addresses.ts';

const isFilled = (row: SheetRow | undefined, column: number) =>
  row !== undefined && row.cells[column] !== '' && row.cells[column] !== undefined;

/** Marks the blank cells of a merged range, whose value is in its first cell only. */
export function noteMerges(rows: readonly SheetRow[], ranges: readonly string[]): void {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const byLine = new Map(rows.map((row) => [row.line, row]));
  for (const range of ranges) {
    const [first = '', end = first] = range.split(':');
    const [from, to] = [readAddress(first), readAddress(end)];
    if (!from || !to || !isFilled(byLine.get(from.line), from.column)) continue;
    for (const row of rows) {
      if (row.line < from.line || row.line > to.line) continue;
      for (let column = from.column; column <= Math.min(to.column, width - 1); column += 1) {
        if (isFilled(row, column)) continue;
        row.mergedWith ??= new Map();
        row.mergedWith.set(column, first);
      }
    }
  }
}
