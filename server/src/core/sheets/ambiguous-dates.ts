import { fullDay } from '@intranet/contract/core/day-text.ts';
import { formatDay, parseDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { ImportRow } from './read-table.ts';

const FIGURES = /^(\d{1,2})\/(\d{1,2})\/\d{4}/;

/** A date that shows the difference, if every date of a column may be day/month and month/day. */
function findAmbiguous(cells: readonly string[]): string | undefined {
  let example: string | undefined;
  for (const cell of cells) {
    const [date, first, second] = FIGURES.exec(cell) ?? [];
    if (!date) continue;
    if (Number(first) > 12 || Number(second) > 12) return undefined;
    if (Number(first) !== Number(second)) example ??= date;
  }
  return example;
}

/** One sentence if the dates of some columns fit both readings, as in a file from the United States. */
export function noticeAmbiguousDates<Key extends string>(
  rows: readonly ImportRow<Key>[],
  columns: readonly { key: Key; label: string }[],
): string[] {
  const found = columns.flatMap(({ key, label }) => {
    const example = findAmbiguous(rows.flatMap(({ cells }) => cells[key] ?? []));
    const day = example && parseDay(example);
    return day ? [{ label, day }] : [];
  });
  const [first] = found;
  if (!first) return [];
  return [
    t(
      'Every date in {columns} would also fit month/day. Dates are read as day/month: {date} is {day}.',
      {
        columns: found.map(({ label }) => label).join(', '),
        date: formatDay(first.day),
        day: fullDay(first.day),
      },
    ),
  ];
}
