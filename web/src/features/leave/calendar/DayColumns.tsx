// biome-ignore-all lint/a11y/useSemanticElements: cells that span days, placed over them, are no cells of a table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and points to the cell

import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { dayFormat, isWeekend, longDay, weekdayOf } from '#ui/day-format.ts';
import classes from './Chart.module.css';
import { type DateRange, monthName } from './date-range.ts';

const weekdayLetter = dayFormat({ weekday: 'narrow' });
const MONDAY = 1;
const NUMBER_SPAN = 3;

function kindOf(day: Day, holidays: ReadonlyMap<Day, string>): 'holiday' | 'weekend' | undefined {
  if (holidays.has(day)) return 'holiday';
  return isWeekend(day) ? 'weekend' : undefined;
}

export interface Days {
  range: DateRange;
  today: Day;
  holidays: ReadonlyMap<Day, string>;
}

export function place(from: number, to: number, days: number) {
  return { left: `${(from / days) * 100}%`, width: `${((to - from + 1) / days) * 100}%` };
}

/** Months number every day; quarters have room only for today and Mondays. */
function hasNumber({ view, days, indexOf }: DateRange, index: number, today: Day): boolean {
  if (view === 'month') return true;
  const distance = Math.abs(index - (indexOf.get(today) ?? Number.NEGATIVE_INFINITY));
  if (distance < NUMBER_SPAN) return distance === 0;
  return weekdayOf(days[index] ?? '') === MONDAY;
}

export function DayHeader({ range, today, holidays }: Days) {
  const { days, view } = range;
  const months = days.flatMap((day, index) => (day.endsWith('-01') ? [{ day, index }] : []));
  return (
    <div role="row" aria-rowindex={1} className={classes.head} data-view={view}>
      <div role="columnheader" aria-colindex={1} className={classes.corner}>
        {t('Name')}
      </div>
      <div className={classes.track}>
        {view === 'quarter' &&
          months.map(({ day, index }) => (
            <span
              key={day}
              className={classes.month}
              style={{ left: place(index, index, days.length).left }}
              aria-hidden
            >
              {monthName(day).split(' ')[0]}
            </span>
          ))}
        {days.map((day, index) => {
          const holiday = holidays.get(day);
          return (
            <div
              key={day}
              role="columnheader"
              aria-colindex={index + 2}
              aria-current={day === today ? 'date' : undefined}
              title={holiday}
              className={classes.day}
              data-kind={kindOf(day, holidays)}
              style={place(index, index, days.length)}
            >
              <span className={classes.visuallyHidden}>
                {holiday
                  ? t('{day}, holiday: {holiday}', { day: longDay(day), holiday })
                  : longDay(day)}
              </span>
              {view === 'month' && <span aria-hidden>{weekdayLetter(day)}</span>}
              {hasNumber(range, index, today) && (
                <span aria-hidden className={classes.number}>
                  {Number(day.slice(8))}
                </span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The column shades behind all rows, one element per day that isn't a working day. */
export function DayShades({ range, today, holidays }: Days) {
  const { days } = range;
  return (
    <div className={classes.shades} aria-hidden>
      {days.map((day, index) => {
        const kind = day === today ? 'today' : kindOf(day, holidays);
        if (!kind) return null;
        return (
          <div
            key={day}
            className={classes.shade}
            data-kind={kind}
            style={place(index, index, days.length)}
          />
        );
      })}
    </div>
  );
}
