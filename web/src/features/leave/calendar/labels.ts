import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { countLeaveDays } from '@intranet/contract/leave/leave-dates.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { periodText } from '#ui/period-text.ts';
import {
  type AreaLine,
  type Bar,
  type CalendarLeave,
  crowding,
  type PersonLine,
} from './chart-model.ts';
import { type DateRange, longDay } from './date-range.ts';

/** `10/11/2026 – 20/11/2026 · 11 days` */
export function datesInWords({ start, end }: Pick<CalendarLeave, 'start' | 'end'>): string {
  return `${periodText(start, end)} · ${daysInWords(countLeaveDays(start, end))}`;
}

export function barInWords({ name }: Pick<PersonLine, 'name'>, { leave, clashes }: Bar): string {
  const { type, pending } = leave;
  return [
    `${name}: ${leaveTypeLabel(type)}`,
    datesInWords(leave),
    ...(pending ? ['pending'] : []),
    ...(clashes.length > 0 ? ['others of the area are away too'] : []),
  ].join(', ');
}

/** The days with a conflict or over the limit, in one sentence; '' if none. */
export function crowdingInWords(line: AreaLine): string {
  const states = line.counts.map((_, day) => crowding(line, day));
  const crowded = states.filter((state) => state !== null).length;
  const over = states.filter((state) => state === 'over').length;
  if (crowded === 0) return '';
  const times = (count: number) => (count === 1 ? t('on 1 day') : t('on {count} days', { count }));
  const sentence = t('Two or more away {crowded}', { crowded: times(crowded) });
  return over > 0
    ? t('{sentence}, over the limit of {limit} {over}', {
        sentence,
        limit: line.limit,
        over: times(over),
      })
    : sentence;
}

export function cellInWords(
  line: PersonLine,
  bar: Bar | undefined,
  day: number,
  { days }: DateRange,
): string {
  const where = longDay(days[day] ?? '');
  if (bar) return `${where}. ${barInWords(line, bar)}`;
  return `${where}. ${line.name}: not away`;
}
