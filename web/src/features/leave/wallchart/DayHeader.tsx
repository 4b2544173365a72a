// biome-ignore-all lint/a11y/useSemanticElements: the chart is an ARIA grid of positioned elements, not a table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus and names its active cell

import { t } from '@intranet/contract/core/i18n/t.ts';
import { dayFormat, longDay, weekdayOf } from '@intranet/ui/days/day-format.ts';
import { VisuallyHidden } from '@mantine/core';
import { type Days, kindOf, place } from './DayColumns.tsx';
import { headLabels, nameOf } from './head-labels.ts';
import classes from './Wallchart.module.css';

const weekdayLetter = dayFormat({ weekday: 'narrow' });
const MONDAY = 1;
const NUMBER_SPAN = 3;

function numberedDays({ range, today }: Omit<Days, 'holidays'>): ReadonlySet<number> {
  const { view, days, indexOf } = range;
  if (view !== 'quarter') return new Set(days.keys());
  const numbered = new Set<number>();
  const add = (day: number | undefined) => {
    const isFree = [...numbered].every((one) => Math.abs(one - (day ?? one)) >= NUMBER_SPAN);
    if (day !== undefined && isFree) numbered.add(day);
  };
  add(indexOf.get(today));
  for (const day of days) if (weekdayOf(day) === MONDAY) add(indexOf.get(day));
  return numbered;
}

/** In a narrow chart only its first letters, which fit above a day. */
const Month = ({ name }: { name: string }) => (
  <b>
    <span className={classes.monthName}>{name}</span>
    <span className={classes.monthLetters}>{name.slice(0, 3)}</span>
  </b>
);

/** In a narrow chart, a holiday's name leaves the view together with its day, and the month's takes its place. */
function HeadLabels({ range, holidays }: Omit<Days, 'today'>) {
  const { days, view } = range;
  return headLabels(range, holidays).map(({ from, to, month, holiday, at }) => (
    <span key={from} className={classes.labels} style={place(from, to, days.length)} aria-hidden>
      {holiday && (
        <span className={classes.holidayDay} style={place(at - from, at - from, to - from + 1)} />
      )}
      <span className={classes.labelText}>
        {month && <Month name={month} />}
        {holiday && (
          <span lang="pt-BR" className={classes.holidayName} title={holiday}>
            {holiday}
          </span>
        )}
      </span>
      {!month && view === 'weeks' && (
        <span className={`${classes.labelText} ${classes.monthAgain}`}>
          <Month name={nameOf(days[from] ?? '')} />
        </span>
      )}
    </span>
  ));
}

export function DayHeader({ range, today, holidays }: Days) {
  const { days, view } = range;
  const numbered = numberedDays({ range, today });
  return (
    <div role="row" aria-rowindex={1} className={classes.head} data-view={view}>
      <div role="columnheader" aria-colindex={1} className={classes.corner}>
        {t('Name')}
      </div>
      <div className={classes.track}>
        <HeadLabels range={range} holidays={holidays} />
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
              <VisuallyHidden>
                {holiday
                  ? t('{day}, holiday: {holiday}', { day: longDay(day), holiday })
                  : longDay(day)}
              </VisuallyHidden>
              {view !== 'quarter' && <span aria-hidden>{weekdayLetter(day)}</span>}
              {numbered.has(index) && (
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
