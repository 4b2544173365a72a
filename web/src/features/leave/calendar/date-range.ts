import { addDays, addMonths, type Day, isDay } from '@intranet/contract/core/days.ts';
import { dayFormat } from '#ui/day-format.ts';

export const VIEWS = ['month', 'quarter'] as const;
export type View = (typeof VIEWS)[number];

export interface DateRange {
  view: View;
  from: Day;
  to: Day;
  days: readonly Day[];
  indexOf: ReadonlyMap<Day, number>;
}

const MONTHS: Record<View, number> = { month: 1, quarter: 3 };

export function readView(text: string): View {
  return VIEWS.find((view) => view === text) ?? 'month';
}

export function readMonth(text: string, fallback: Day): string {
  const month = isDay(`${text}-01`) ? text : fallback;
  return month.slice(0, 7);
}

export function rangeOf(month: string, view: View): DateRange {
  const first = Number(month.slice(5)) - 1;
  const from = addMonths(`${month}-01`, -(first % MONTHS[view]));
  const to = addDays(addMonths(from, MONTHS[view]), -1);
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return { view, from, to, days, indexOf: new Map(days.map((day, index) => [day, index])) };
}

export function adjacentMonth({ from, view }: DateRange, step: 1 | -1): string {
  return addMonths(from, step * MONTHS[view]).slice(0, 7);
}

/** `November 2026` */
export const monthName = dayFormat({ month: 'long', year: 'numeric' });
const shortMonth = dayFormat({ month: 'short' });

/** `November 2026` or `Oct – Dec 2026`. */
export function titleOf({ view, from, to }: DateRange): string {
  return view === 'month'
    ? monthName(from)
    : `${shortMonth(from)} – ${shortMonth(to)} ${to.slice(0, 4)}`;
}
