// biome-ignore-all lint/a11y/useSemanticElements: the chart is an ARIA grid of positioned elements, not a table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus and names its active cell
import { t } from '@intranet/contract/core/i18n/t.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react';
import { memo } from 'react';
import fills from '../leave-type-style.module.css';
import { place } from '../wallchart/DayColumns.tsx';
import type { CalendarView } from '../wallchart/date-range.ts';
import { hasRoom } from '../wallchart/short-labels.ts';
import classes from '../wallchart/Wallchart.module.css';
import { type CrowdedArea, crowds } from './chart-model.ts';
import { crowdingInWords } from './labels.ts';

interface Props {
  line: CrowdedArea;
  index: number;
  view: CalendarView;
  onToggle: (area: string) => void;
}

/** An area's header, which folds its people: how many are away today, and the days with two or more (D28). */
export const AreaRow = memo(function AreaRow({ line, index, view, onToggle }: Props) {
  const { awayToday, closed, counts, limit, people } = line;
  const area = areaName(line.area);
  const peopleInWords = t('{people, plural, one {# person} other {# people}}', { people });
  const words = crowdingInWords(line);
  return (
    <div role="row" aria-rowindex={index + 2} className={classes.area}>
      <div role="rowheader" aria-colindex={1} className={classes.areaName} title={area}>
        <UnstyledButton
          className={classes.areaToggle}
          aria-expanded={!closed}
          onClick={() => onToggle(line.area)}
        >
          <IconChevronDown size={14} aria-hidden />
          <bdi className={classes.areaTitle}>{area}</bdi>
        </UnstyledButton>
        <span className={classes.areaSize} title={peopleInWords} aria-hidden>
          {people}
        </span>
        <VisuallyHidden>{peopleInWords}</VisuallyHidden>
        {!!awayToday && (
          <span className={classes.away}>{t('{awayToday} away today', { awayToday })}</span>
        )}
      </div>
      <div role="gridcell" aria-colindex={2} aria-colspan={counts.length} className={classes.track}>
        <VisuallyHidden>{words || t('No days with two or more away')}</VisuallyHidden>
        {crowds(line).map(({ from, to, count, state }) => {
          const bare = !hasRoom(String(count), to - from + 1, view, 0);
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
              <span className={fills.crowd} data-state={state} data-bare={bare || undefined}>
                {!bare && (
                  <span className={classes.countText}>
                    <span className={classes.countWords}>
                      {state === 'over' && <IconAlertTriangle className={fills.warning} />}
                      {t('{count} away', { count })}
                    </span>
                    <span className={classes.countFigure}>{count}</span>
                  </span>
                )}
              </span>
            </span>
          );
        })}
      </div>
    </div>
  );
});
