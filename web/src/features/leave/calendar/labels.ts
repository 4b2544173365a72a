import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { countLeaveDays } from '@intranet/contract/leave/leave-dates.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { longDay } from '@intranet/ui/days/day-format.ts';
import { periodText } from '@intranet/ui/days/period-text.ts';
import type { DateRange } from '../wallchart/date-range.ts';
import {
  type CalendarLeave,
  type CrowdedArea,
  crowding,
  type EmployeeLine,
  type LeaveBar,
} from './chart-model.ts';

/** `10–20 Nov 2026 · 11 days` */
export function datesInWords({ start, end }: Pick<CalendarLeave, 'start' | 'end'>): string {
  return `${periodText(start, end)} · ${daysInWords(countLeaveDays(start, end))}`;
}

export function barInWords(
  { name }: Pick<EmployeeLine, 'name'>,
  { leave, clashes }: LeaveBar,
): string {
  const { type, pending, cancelling } = leave;
  return [
    `${name}: ${leaveTypeLabel(type)}`,
    datesInWords(leave),
    ...(pending ? [t('pending')] : []),
    ...(cancelling ? [t('Cancellation requested')] : []),
    ...(clashes.length > 0 ? [t('others in the area are away too')] : []),
  ].join(', ');
}

/** The days with a conflict or over the limit, in one sentence; '' if none. */
export function crowdingInWords(line: CrowdedArea): string {
  const states = line.counts.map((_, day) => crowding(line, day));
  const crowded = states.filter((state) => state !== null).length;
  const over = states.filter((state) => state === 'over').length;
  if (crowded === 0) return '';
  if (over === 0) {
    return t('Two or more away on {crowded, plural, one {# day} other {# days}}', { crowded });
  }
  return t(
    'Two or more away on {crowded, plural, one {# day} other {# days}}, over the limit of {limit} on {over, plural, one {# day} other {# days}}',
    { crowded, over, limit: line.limit ?? 0 },
  );
}

export function cellInWords(
  line: EmployeeLine,
  bar: LeaveBar | undefined,
  day: number,
  { days }: DateRange,
): string {
  const where = longDay(days[day] ?? '');
  if (bar) return `${where}. ${barInWords(line, bar)}`;
  return t('{day}. {name}: no leave', { day: where, name: line.name });
}
