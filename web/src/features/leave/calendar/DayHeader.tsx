// biome-ignore-all lint/a11y/useSemanticElements: the chart is an ARIA grid of positioned elements, not a table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus and names its active cell

import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { dayFormat, longDay, weekdayOf } from '#ui/day-format.ts';
import classes from './Chart.module.css';
import { type Days, kindOf, place } from './DayColumns.tsx';
import type { DateRange } from './date-range.ts';
import { type HeadLabel, headLabels } from './head-labels.ts';

const weekdayLetter = dayFormat({ weekday: 'narrow' });
const MONDAY = 1;
const NUMBER_SPAN = 3;

function hasNumber({ view, days, indexOf }: DateRange, index: number, today: Day): boolean {
  if (view !== 'quarter') return true;
  const distance = Math.abs(index - (indexOf.get(today) ?? Number.NEGATIVE_INFINITY));
  if (distance < NUMBER_SPAN) return distance === 0;
  return weekdayOf(days[index] ?? '') === MONDAY;
}

function HeadLabels({ labels, days }: { labels: readonly HeadLabel[]; days: number }) {
  return labels.map(({ from, to, month, holiday }) => (
    <span key={from} className={classes.labels} style={place(from, to, days)} aria-hidden>
      <span className={classes.labelText}>
        {month && <b>{month}</b>}
        {holiday && (
          <span lang="pt-BR" className={classes.holidayName}>
            {holiday}
          </span>
        )}
      </span>
    </span>
  ));
}

export function DayHeader({ range, today, holidays }: Days) {
  const { days, view } = range;
  return (
    <div role="row" aria-rowindex={1} className={classes.head} data-view={view}>
      <div role="columnheader" aria-colindex={1} className={classes.corner}>
        {t('Name')}
      </div>
      <div className={classes.track}>
        <HeadLabels labels={headLabels(range, holidays)} days={days.length} />
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
              {view !== 'quarter' && <span aria-hidden>{weekdayLetter(day)}</span>}
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
