import type { Day } from '@intranet/contract/core/days.ts';
import { isWeekend } from '@intranet/ui/days/day-format.ts';
import type { DateRange } from './date-range.ts';
import classes from './Wallchart.module.css';

export function kindOf(
  day: Day,
  holidays: ReadonlyMap<Day, string>,
): 'holiday' | 'weekend' | undefined {
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

/** The column shades behind all rows, one element per day that isn't a working day. */
export function DayShades({ range, holidays }: Omit<Days, 'today'>) {
  const { days } = range;
  return (
    <div className={classes.shades} aria-hidden>
      {days.map((day, index) => {
        const kind = kindOf(day, holidays);
        const month = index > 0 && day.endsWith('-01');
        if (!kind && !month) return null;
        return (
          <div
            key={day}
            className={classes.shade}
            data-kind={kind}
            data-month={month || undefined}
            style={place(index, index, days.length)}
          />
        );
      })}
    </div>
  );
}
