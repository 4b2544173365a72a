// biome-ignore-all lint/a11y/useSemanticElements: cells that span days, placed over them, are no cells of a table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and points to the cell
import { t } from '@intranet/contract/core/i18n/t.ts';
import { memo } from 'react';
import fills from '../leave-type-style.module.css';
import classes from './Chart.module.css';
import { type AreaLine, crowding } from './chart-model.ts';
import { place } from './DayColumns.tsx';
import { crowdingInWords } from './labels.ts';

/** An area's header: how many people are away today, and the days with two or more (D28). */
export const AreaRow = memo(function AreaRow({ line, index }: { line: AreaLine; index: number }) {
  const { area, awayToday, counts, limit, people } = line;
  const words = crowdingInWords(line);
  return (
    <div role="row" aria-rowindex={index + 2} className={classes.area}>
      <div role="rowheader" aria-colindex={1} className={classes.areaName} title={area}>
        <bdi className={classes.areaTitle}>{area}</bdi>
        <span className={classes.away}>
          {t('{people, plural, one {# person} other {# people}}', { people })}
          {awayToday !== null && ` · ${t('{awayToday} away today', { awayToday })}`}
        </span>
      </div>
      <div
        role="gridcell"
        aria-colindex={2}
        aria-colspan={counts.length}
        aria-label={words || t('No days with two or more away')}
        className={classes.track}
      >
        {counts.map((count, day) => {
          const state = crowding(line, day);
          if (!state) return null;
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is what it is
              key={day}
              className={classes.count}
              style={place(day, day, counts.length)}
              title={
                state === 'over'
                  ? t('{count} away, over the limit of {limit}', { count, limit: limit ?? 0 })
                  : t('{count} away', { count })
              }
              aria-hidden
            >
              <span className={fills.crowd} data-state={state}>
                {count}
              </span>
            </span>
          );
        })}
      </div>
    </div>
  );
});
