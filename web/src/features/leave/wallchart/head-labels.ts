import type { Day } from '@intranet/contract/core/days.ts';
import { type DateRange, monthName } from './date-range.ts';
import type { Span } from './model.ts';

/** A label in the line above the days. It ends where the next one begins. */
export interface HeadLabel extends Span {
  month: string;
  holiday: string;
}

const nameOf = (day: Day): string => monthName(day).split(' ')[0] ?? '';

const SHORTEST = 3;

/**
 * The months' names, unless the range is one month, and the holidays', for which a quarter has no
 * room. A label too close to the next one gives way; a holiday close to a month shares its label.
 */
export function headLabels(
  { view, days }: DateRange,
  holidays: ReadonlyMap<Day, string>,
): HeadLabel[] {
  const labels: HeadLabel[] = [];
  const to = days.length - 1;
  days.forEach((day, index) => {
    const isStart = view !== 'month' && (index === 0 || day.endsWith('-01'));
    const month = isStart ? nameOf(day) : '';
    const holiday = (view !== 'quarter' && holidays.get(day)) || '';
    if (!month && !holiday) return;
    const last = labels.at(-1);
    const isClose = last && index - last.from < SHORTEST;
    if (isClose && last.month && !month) {
      last.holiday ||= holiday;
      return;
    }
    if (isClose) labels.pop();
    else if (last) last.to = index - 1;
    labels.push({ from: index, to, month, holiday });
  });
  return labels.filter(({ from }) => to - from + 1 >= SHORTEST);
}
