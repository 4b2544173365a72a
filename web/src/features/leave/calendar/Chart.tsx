import { t } from '@intranet/contract/core/i18n/t.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import { type CSSProperties, Fragment, type PointerEvent, useMemo, useRef } from 'react';
import { shortDay } from '#ui/day-format.ts';
import { useSpareHeight } from '#ui/use-spare-height.ts';
import { AreaRow } from './AreaRow.tsx';
import classes from './Chart.module.css';
import type { Bar, Line, PersonLine, Span } from './chart-model.ts';
import { DayShades, type Days } from './DayColumns.tsx';
import { DayHeader } from './DayHeader.tsx';
import { titleOf } from './date-range.ts';
import { datesInWords } from './labels.ts';
import { CURSOR_ID, PersonRow } from './PersonRow.tsx';
import type { Picked } from './PickedDay.tsx';
import { type ChartActions, type Cursor, useCellCursor } from './use-cell-cursor.ts';
import { byArea, heightVariables, useChartRows, wholeRows } from './use-chart-rows.ts';
import { useDayDrag } from './use-day-drag.ts';
import { useHoveredLeave, useTodayInView } from './use-hovered-leave.ts';

function fill(node: HTMLElement, height: number): void {
  node.style.setProperty('--fill', `${wholeRows(height)}px`);
}

function LeaveTooltip({ line, bar }: { line: PersonLine; bar: Bar }) {
  const { type, pending } = bar.leave;
  return (
    <>
      <strong>
        <bdi>{line.name}</bdi>
      </strong>
      <br />
      {leaveTypeLabel(type)}
      {pending && ` ${t('(pending)')}`}
      <br />
      {datesInWords(bar.leave)}
      {bar.clashes.length > 0 && (
        <>
          <br />
          {t('Others in {area} are away too', { area: line.area })}
        </>
      )}
    </>
  );
}

interface ChartProps extends Days {
  lines: readonly Line[];
  actions: ChartActions;
}

interface ChartBodyProps extends Omit<ReturnType<typeof useChartRows>, 'show'>, Days {
  cursor: Cursor | null;
  /** The selection in the user's own row, and a single day picked there. */
  own: { selection: Span | null; picked: Picked | null };
}

function Gap({ height }: { height: number }) {
  return <div role="presentation" style={{ height }} />;
}

function ChartBody({ range, today, holidays, items, before, after, cursor, own }: ChartBodyProps) {
  return (
    <div
      className={classes.chart}
      data-view={range.view}
      style={{ '--days': range.days.length } as CSSProperties}
    >
      <DayHeader range={range} today={today} holidays={holidays} />
      <DayShades range={range} today={today} holidays={holidays} />
      {byArea(items).map((area, position) => (
        // biome-ignore lint/a11y/useSemanticElements: a table can't render only its visible rows
        <div key={area[0]?.line.area} role="rowgroup" className={classes.people}>
          {area.map(({ index, line }) =>
            line.kind === 'area' ? (
              <Fragment key="area">
                <AreaRow line={line} index={index} view={range.view} />
                {position === 0 && before > 0 && <Gap height={before} />}
              </Fragment>
            ) : (
              <PersonRow
                key={line.id}
                line={line}
                index={index}
                range={range}
                cursor={cursor?.person === line.id ? cursor.day : null}
                selection={line.own ? own.selection : null}
                picked={line.own ? own.picked : null}
              />
            ),
          )}
        </div>
      ))}
      {after > 0 && <Gap height={after} />}
    </div>
  );
}

/** Renders only visible rows and places bars in percent, so nothing is measured. */
export function Chart({ lines, range, today, holidays, actions }: ChartProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const days = range.days.length;
  const todayAt = range.indexOf.get(today) ?? 0;
  const { items, before, after, show } = useChartRows(lines, scroller);
  const keys = useCellCursor(lines, days, todayAt, show, actions);
  const own = useMemo(
    () => lines.find((line): line is PersonLine => line.kind === 'person' && line.own),
    [lines],
  );
  const { dragged, picked, handlers } = useDayDrag(own, range, actions.onRequest);
  const selection = dragged ?? keys.selection;

  useSpareHeight(scroller, fill);
  useTodayInView(scroller, todayAt, days);
  const { hovered, setHovered, found } = useHoveredLeave(lines, keys.cursor, scroller);
  const hover = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch') return;
    setHovered((event.target as HTMLElement).closest<HTMLElement>('[data-leave]'));
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a table can't render only its visible rows */}
      <div
        ref={scroller}
        role="grid"
        aria-label={t('Leave, {range}', { range: titleOf(range, today) })}
        aria-rowcount={lines.length + 1}
        aria-colcount={days + 1}
        aria-activedescendant={keys.cursor ? CURSOR_ID : undefined}
        tabIndex={0}
        className={classes.scroller}
        style={heightVariables}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setHovered(null);
          keys.onKeyDown(event);
        }}
        onFocus={(event) => {
          // Only for the keyboard: a click must not scroll the chart.
          if (event.target.matches(':focus-visible') && event.target === event.currentTarget) {
            keys.enter();
          }
        }}
        onBlur={keys.leave}
        onClick={(event) => {
          const bar = (event.target as HTMLElement).closest<HTMLElement>('[data-leave]');
          if (!bar) return;
          setHovered(null);
          actions.onOpen(Number(bar.dataset.leave));
        }}
        onPointerOver={hover}
        onPointerLeave={() => setHovered(null)}
        {...handlers}
      >
        <ChartBody
          {...{ range, today, holidays, items, before, after }}
          cursor={keys.cursor}
          own={{ selection, picked }}
        />
      </div>
      {found && (
        <Tooltip
          target={hovered}
          opened
          label={<LeaveTooltip {...found} />}
          multiline
          maw={300}
          withArrow
        />
      )}
      <VisuallyHidden role="status">
        {keys.selection &&
          t('{start} to {end} selected. Press Enter to request them.', {
            start: shortDay(range.days[keys.selection.from] ?? ''),
            end: shortDay(range.days[keys.selection.to] ?? ''),
          })}
      </VisuallyHidden>
    </>
  );
}
