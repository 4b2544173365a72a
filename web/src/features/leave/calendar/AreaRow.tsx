// biome-ignore-all lint/a11y/useSemanticElements: the chart is an ARIA grid of positioned elements, not a table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus and names its active cell
import { t } from '@intranet/contract/core/i18n/t.ts';
import { memo } from 'react';
import fills from '../leave-type-style.module.css';
import classes from './Chart.module.css';
import { type AreaLine, crowds } from './chart-model.ts';
import { place } from './DayColumns.tsx';
import type { View } from './date-range.ts';
import { crowdingInWords } from './labels.ts';
import { crowdText } from './short-labels.ts';

interface Props {
  line: AreaLine;
  index: number;
  view: View;
}

/** An area's header: how many people are away today, and the days with two or more (D28). */
export const AreaRow = memo(function AreaRow({ line, index, view }: Props) {
  const { area, awayToday, counts, limit, people } = line;
  const peopleInWords = t('{people, plural, one {# person} other {# people}}', { people });
  const words = crowdingInWords(line);
  return (
    <div role="row" aria-rowindex={index + 2} className={classes.area}>
      <div role="rowheader" aria-colindex={1} className={classes.areaName} title={area}>
        <bdi className={classes.areaTitle}>{area}</bdi>
        <span className={classes.areaSize} title={peopleInWords} aria-hidden>
          {people}
        </span>
        <span className={classes.visuallyHidden}>{peopleInWords}</span>
        {!!awayToday && (
          <span className={classes.away}>{t('{awayToday} away today', { awayToday })}</span>
        )}
      </div>
      <div
        role="gridcell"
        aria-colindex={2}
        aria-colspan={counts.length}
        aria-label={words || t('No days with two or more away')}
        className={classes.track}
      >
        {crowds(line).map(({ from, to, count, state }) => {
          const text = crowdText(count, to - from + 1, view);
          return (
            <span
              key={from}
              className={classes.count}
              style={place(from, to, counts.length)}
              title={
                state === 'over'
                  ? t('{count} away, over the limit of {limit}', { count, limit: limit ?? 0 })
                  : t('{count} away', { count })
              }
              aria-hidden
            >
              <span className={fills.crowd} data-state={state} data-bare={!text || undefined}>
                {text}
              </span>
            </span>
          );
        })}
      </div>
    </div>
  );
});
