import { addDays, addMonths, type Day, type Period } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { dayFormat } from '@intranet/ui/days/day-format.ts';
import { useBelow } from '@intranet/ui/theme/breakpoints.ts';
import type { ReactNode } from 'react';
import { placeStyle } from './period-place.ts';
import classes from './YearStrip.module.css';

const MONTHS = 12;
const MONTHS_BEFORE = 4;

const shortMonth = dayFormat({ month: 'short' });
const monthLetter = dayFormat({ month: 'narrow' });

export function yearAround(today: Day): Period {
  const start = addMonths(`${today.slice(0, 7)}-01`, -MONTHS_BEFORE);
  return { start, end: addDays(addMonths(start, MONTHS), -1) };
}

interface Props {
  year: Period;
  today: Day;
  /** Bars, placed by `placeStyle`. */
  children: ReactNode;
}

/** Twelve months side by side, with a line at today. A picture of what the page says in words. */
export function YearStrip({ year, today, children }: Props) {
  const monthOf = useBelow('sm') ? monthLetter : shortMonth;
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(year.start, index));
  return (
    <div className={classes.year} aria-hidden>
      {months.map((month) => {
        const period = { start: month, end: addDays(addMonths(month, 1), -1) };
        return (
          <span key={month} className={classes.month} style={placeStyle(period, year)}>
            {monthOf(month)}
          </span>
        );
      })}
      <span className={classes.today} style={placeStyle({ start: today, end: today }, year)}>
        {t('Today')}
      </span>
      {children}
    </div>
  );
}
