// biome-ignore-all lint/a11y/useSemanticElements: the chart is an ARIA grid of positioned elements, not a table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus and names its active cell
import { t } from '@intranet/contract/core/i18n/t.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { useBelow } from '@intranet/ui/theme/breakpoints.ts';
import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react';
import { memo } from 'react';
import fills from '../leave-type-style.module.css';
import { place } from '../wallchart/DayColumns.tsx';
import type { CalendarView } from '../wallchart/date-range.ts';
import { hasRoom } from '../wallchart/short-labels.ts';
import classes from '../wallchart/Wallchart.module.css';
import { type CrowdedArea, crowds } from './chart-model.ts';
import { crowdingInWords } from './labels.ts';

const PADDING = 8;
const WITH_ICON = 24;

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
  const today = awayToday ? t('{awayToday} away today', { awayToday }) : '';
  const crowding = crowdingInWords(line);
  // On a phone, the window's edge could cut words.
  const phone = useBelow('sm');
  return (
    <div role="row" aria-rowindex={index + 2} className={classes.area}>
      <div role="rowheader" aria-colindex={1} className={classes.name} title={area}>
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={!closed}
          onClick={() => onToggle(line.area)}
        >
          <IconChevronDown size={14} aria-hidden />
          <bdi>{area}</bdi>
        </UnstyledButton>
        {!phone && (
          <Text span size="xs" c="dimmed" title={peopleInWords} aria-hidden>
            {people}
          </Text>
        )}
        <VisuallyHidden>{peopleInWords}</VisuallyHidden>
        {!!awayToday && (
          <>
            {!phone && (
              <Text span size="xs" c="dimmed" ms="auto" title={today} aria-hidden>
                {t('{count} away', { count: awayToday })}
              </Text>
            )}
            <VisuallyHidden>{today}</VisuallyHidden>
          </>
        )}
      </div>
      <div role="gridcell" aria-colindex={2} aria-colspan={counts.length} className={classes.track}>
        <VisuallyHidden>{crowding || t('No days with two or more away')}</VisuallyHidden>
        {crowds(line).map(({ from, to, count, state }) => {
          const hasRoomFor = (text: string, padding: number) =>
            hasRoom(text, to - from + 1, view, padding);
          const words = t('{count} away', { count });
          const withWords = !phone && hasRoomFor(words, state === 'over' ? WITH_ICON : PADDING);
          return (
            <span
              key={from}
              className={classes.count}
              style={place(from, to, counts.length)}
              title={
                state === 'over'
                  ? t('{count} away, over the limit of {limit}', { count, limit: limit ?? 0 })
                  : words
              }
              aria-hidden
            >
              <span
                className={fills.crowd}
                data-state={state}
                data-long={String(count).length > 2 || undefined}
              >
                {hasRoomFor(String(count), 0) && (
                  <span>
                    {withWords && state === 'over' && (
                      <IconAlertTriangle className={fills.warning} />
                    )}{' '}
                    {withWords ? words : count}
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
