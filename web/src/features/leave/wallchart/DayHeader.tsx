// biome-ignore-all lint/a11y/useSemanticElements: the chart is an ARIA grid of positioned elements, not a table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus and names its active cell

import { t } from '@intranet/contract/core/i18n/t.ts';
import { dayFormat, longDay, weekdayOf } from '@intranet/ui/days/day-format.ts';
import { VisuallyHidden } from '@mantine/core';
import { type Days, kindOf, place } from './DayColumns.tsx';
import { headLabels } from './head-labels.ts';
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

function HeadLabels({ range, holidays }: Omit<Days, 'today'>) {
  return headLabels(range, holidays).map(({ from, to, month, holiday }) => (
    <div
      key={from}
      className={classes.labels}
      style={place(from, to, range.days.length)}
      aria-hidden
    >
      {month && <b>{month}</b>}
      {holiday && (
        <span lang="pt-BR" title={holiday}>
          {holiday}
        </span>
      )}
    </div>
  ));
}

export function DayHeader({ range, today, holidays }: Days) {
  const { days, view } = range;
  const numbered = numberedDays({ range, today });
  return (
    <div role="row" aria-rowindex={1} className={classes.head}>
      <div role="columnheader" aria-colindex={1} className={classes.name}>
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
