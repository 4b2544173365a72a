import { addDays, addMonths, type Day, isDay } from '@intranet/contract/core/days.ts';
import { dayFormat, dayText, shortDay, weekdayOf } from '@intranet/ui/days/day-format.ts';

export const CALENDAR_VIEWS = ['weeks', 'month', 'quarter'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

export interface DateRange {
  view: CalendarView;
  from: Day;
  to: Day;
  days: readonly Day[];
  indexOf: ReadonlyMap<Day, number>;
}

export type RangeAddress = Record<'view' | 'month' | 'from', string>;

const MONTHS = { month: 1, quarter: 3 };
const WEEKS = 5;

function rangeBetween(view: CalendarView, from: Day, to: Day): DateRange {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return { view, from, to, days, indexOf: new Map(days.map((day, index) => [day, index])) };
}

export function rangeOf(month: string, view: 'month' | 'quarter'): DateRange {
  const first = Number(month.slice(5)) - 1;
  const from = addMonths(`${month}-01`, -(first % MONTHS[view]));
  return rangeBetween(view, from, addDays(addMonths(from, MONTHS[view]), -1));
}

export const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7));

export function weeksFrom(day: Day): DateRange {
  const from = mondayOf(day);
  return rangeBetween('weeks', from, addDays(from, WEEKS * 7 - 1));
}

const firstDayFor = (today: Day): Day => addDays(today, -7);

/** Five weeks around today, unless the address names a view, a month or a first day. */
export function readRange({ view, month, from }: RangeAddress, today: Day): DateRange {
  const shown = CALENDAR_VIEWS.find((one) => one === view) ?? (month ? 'month' : 'weeks');
  if (shown === 'weeks') return weeksFrom(isDay(from) ? from : firstDayFor(today));
  return rangeOf((isDay(`${month}-01`) ? month : today).slice(0, 7), shown);
}

const atMonth = (view: CalendarView, day: Day): RangeAddress => ({
  view: view === 'quarter' ? view : '',
  month: day.slice(0, 7),
  from: '',
});

function atWeeks(day: Day, today: Day): RangeAddress {
  const { from } = weeksFrom(day);
  const current = from === weeksFrom(firstDayFor(today)).from;
  return { view: '', month: '', from: current ? '' : from };
}

export function stepFrom({ view, from }: DateRange, step: 1 | -1, today: Day): RangeAddress {
  return view === 'weeks'
    ? atWeeks(addDays(from, step * WEEKS * 7), today)
    : atMonth(view, addMonths(from, step * MONTHS[view]));
}

export function goToToday({ view }: DateRange, today: Day): RangeAddress {
  return view === 'weeks' ? atWeeks(firstDayFor(today), today) : atMonth(view, today);
}

export function inView(
  range: DateRange,
  next: CalendarView,
  month: string,
  today: Day,
): RangeAddress {
  const start = isDay(`${month}-01`) ? `${month}-01` : range.from;
  const hasToday = month ? today.startsWith(month) : range.indexOf.has(today);
  if (next !== 'weeks') return atMonth(next, hasToday ? today : start);
  return atWeeks(hasToday ? firstDayFor(today) : start, today);
}

/** `November 2026` */
export const monthName = dayFormat({ month: 'long', year: 'numeric' });
const shortMonth = dayFormat({ month: 'short' });

/** `November 2026`, `Oct – Dec 2026` or `16 Nov – 20 Dec 2026`. */
export function titleOf({ view, from, to }: DateRange): string {
  if (view === 'weeks') return `${shortDay(from)} – ${dayText(to, '')}`;
  return view === 'month'
    ? monthName(from)
    : `${shortMonth(from)} – ${shortMonth(to)} ${to.slice(0, 4)}`;
}
