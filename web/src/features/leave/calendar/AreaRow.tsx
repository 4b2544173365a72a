// biome-ignore-all lint/a11y/useSemanticElements: the chart is an ARIA grid of positioned elements, not a table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus and names its active cell
import { t } from '@intranet/contract/core/i18n/t.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { memo } from 'react';
import { place } from '#ui/wallchart/DayColumns.tsx';
import type { CalendarView } from '#ui/wallchart/date-range.ts';
import classes from '#ui/wallchart/Wallchart.module.css';
import fills from '../leave-type-style.module.css';
import { type CrowdedArea, crowds } from './chart-model.ts';
import { crowdingInWords, crowdText } from './labels.ts';

interface Props {
  line: CrowdedArea;
  index: number;
  view: CalendarView;
}

/** An area's header: how many people are away today, and the days with two or more (D28). */
export const AreaRow = memo(function AreaRow({ line, index, view }: Props) {
  const { awayToday, counts, limit, people, shown } = line;
  const area = areaName(line.area);
  const peopleInWords = t('{people, plural, one {# person} other {# people}}', { people });
  const words = crowdingInWords(line);
  return (
    <div role="row" aria-rowindex={index + 2} className={classes.area}>
      <div role="rowheader" aria-colindex={1} className={classes.areaName} title={area}>
        <bdi className={classes.areaTitle}>{area}</bdi>
        <span className={classes.areaSize} title={peopleInWords} aria-hidden>
          {shown < people ? t('{shown} of {all}', { shown, all: people }) : people}
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
          const sign = state === 'over' && text !== String(count) && (
            <IconAlertTriangle className={fills.warning} />
          );
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
                <span className={classes.countWords}>
                  {text && sign}
                  {text}
                </span>
              </span>
            </span>
          );
        })}
      </div>
    </div>
  );
});
