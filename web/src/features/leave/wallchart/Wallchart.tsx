import type { Period } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { shortDay } from '@intranet/ui/days/day-format.ts';
import { useSpareHeight } from '@intranet/ui/hooks/use-spare-height.ts';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import {
  type CSSProperties,
  Fragment,
  type PointerEvent,
  type ReactNode,
  useMemo,
  useRef,
} from 'react';
import { DayShades, type Days } from './DayColumns.tsx';
import { DayHeader } from './DayHeader.tsx';
import { CURSOR_ID, type Line, type PersonLine, type Span } from './model.ts';
import type { Picked } from './PickedDay.tsx';
import { type ChartActions, type Cursor, useCellCursor } from './use-cell-cursor.ts';
import { byArea, useChartRows } from './use-chart-rows.ts';
import { useDayDrag } from './use-day-drag.ts';
import { type Target, useTargetInView, useVisibleDays } from './use-days-in-view.ts';
import { useHoveredBar } from './use-hovered-bar.ts';
import { type OpenedArea, useOpenedInView } from './use-opened-in-view.ts';
import classes from './Wallchart.module.css';

type AreaOf<L> = Extract<L, { kind: 'area' }>;
type PersonOf<L> = Extract<L, { kind: 'person' }>;

/** The state of a person's row. The selection and the picked day are in the user's own row only. */
export interface RowState {
  cursor: number | null;
  selection: Span | null;
  picked: Picked | null;
}

/** Each draws a line as the row with this index. Memoize their elements. */
interface Renderers<L extends Line> {
  renderArea: (line: AreaOf<L>, index: number) => ReactNode;
  renderPerson: (line: PersonOf<L>, index: number, state: RowState) => ReactNode;
}

export interface ChartProps<L extends Line> extends Days {
  lines: readonly L[];
  actions: ChartActions;
  target: Target;
  onVisible: (visible: Period | null) => void;
  opened?: OpenedArea | undefined;
}

interface Props<L extends Line> extends ChartProps<L>, Renderers<L> {
  label: string;
  /** The text at a hovered bar; null if the bar is gone. */
  describeBar: (id: number) => ReactNode;
}

interface BodyProps<L extends Line>
  extends Omit<ReturnType<typeof useChartRows<L>>, 'show' | 'heights'>,
    Days,
    Renderers<L> {
  cursor: Cursor | null;
  own: Omit<RowState, 'cursor'>;
}

const fill = (node: HTMLElement, height: number) => node.style.setProperty('--fill', `${height}px`);

const areaOf = (line?: Line) => (line?.kind === 'area' ? line.area : undefined);

const NOTHING = { selection: null, picked: null };

function Gap({ height }: { height: number }) {
  return <div role="presentation" style={{ height }} />;
}

interface PrintedProps extends Omit<Days, 'today'> {
  kind: Line['kind'];
  children: ReactNode;
}

function PrintedLine({ kind, children, ...days }: PrintedProps) {
  return (
    <div className={classes.printed} data-kind={kind}>
      <DayShades {...days} />
      {children}
    </div>
  );
}

function Body<L extends Line>(props: BodyProps<L>) {
  const { range, today, holidays, items, before, after, printing, cursor, own } = props;
  const { renderArea, renderPerson } = props;
  const todayAt = range.indexOf.get(today);
  const drawn = (kind: Line['kind'], row: ReactNode) =>
    printing ? <PrintedLine {...{ kind, range, holidays }}>{row}</PrintedLine> : row;
  return (
    <div
      className={classes.chart}
      data-view={range.view}
      style={
        {
          '--days': range.days.length,
          '--today':
            todayAt !== undefined ? `${((todayAt + 0.5) / range.days.length) * 100}%` : undefined,
        } as CSSProperties
      }
    >
      <DayHeader range={range} today={today} holidays={holidays} />
      {!printing && <DayShades range={range} holidays={holidays} />}
      {byArea(items).map((area, position) => (
        // biome-ignore lint/a11y/useSemanticElements: a table can't render only its visible rows
        <div key={areaOf(area[0]?.line)} role="rowgroup" className={classes.people}>
          {area.map(({ index, line }) =>
            line.kind === 'area' ? (
              <Fragment key="area">
                {drawn('area', renderArea(line as AreaOf<L>, index))}
                {position === 0 && before > 0 && <Gap height={before} />}
              </Fragment>
            ) : (
              <Fragment key={line.id}>
                {drawn(
                  'person',
                  renderPerson(line as PersonOf<L>, index, {
                    cursor: cursor?.person === line.id ? cursor.day : null,
                    ...(line.own ? own : NOTHING),
                  }),
                )}
              </Fragment>
            ),
          )}
        </div>
      ))}
      {after > 0 && <Gap height={after} />}
    </div>
  );
}

/**
 * A grid of people by days with one tab stop. Renders only visible rows and places bars in percent,
 * so nothing is measured.
 */
export function Wallchart<L extends Line>(props: Props<L>) {
  const { label, lines, range, today, holidays, actions, ...rest } = props;
  const { describeBar, target, onVisible, opened, ...renderers } = rest;
  const scroller = useRef<HTMLDivElement>(null);
  const days = range.days.length;
  const todayAt = range.indexOf.get(today) ?? 0;
  const { heights, show, ...rows } = useChartRows(lines, scroller);
  const keys = useCellCursor(lines, days, todayAt, show, actions);
  const own = useMemo(
    () => (lines as readonly Line[]).find((line): line is PersonLine => 'own' in line && line.own),
    [lines],
  );
  const { dragged, picked, handlers } = useDayDrag(own, range, actions.onRequest);
  const selection = dragged ?? keys.selection;

  useOpenedInView(lines, opened, show);
  useSpareHeight(scroller, fill);
  useTargetInView(scroller, target, range);
  useVisibleDays(scroller, range, onVisible);
  const { hovered, setHovered, hoveredId } = useHoveredBar(lines, keys.cursor, scroller);
  const description = hoveredId !== null && describeBar(hoveredId);
  const barOf = (target: EventTarget) => (target as HTMLElement).closest<HTMLElement>('[data-bar]');
  const hover = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'touch') setHovered(barOf(event.target));
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a table can't render only its visible rows */}
      <div
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={lines.length + 1}
        aria-colcount={days + 1}
        aria-activedescendant={keys.cursor ? CURSOR_ID : undefined}
        tabIndex={0}
        className={classes.scroller}
        style={heights}
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
          const bar = barOf(event.target);
          if (!bar) return;
          setHovered(null);
          actions.onOpen(Number(bar.dataset.bar));
        }}
        onPointerOver={hover}
        onPointerLeave={() => setHovered(null)}
        {...handlers}
      >
        <Body
          {...{ range, today, holidays, ...rows, ...renderers }}
          cursor={keys.cursor}
          own={{ selection, picked }}
        />
      </div>
      {description && (
        <Tooltip target={hovered} opened label={description} multiline maw={300} withArrow />
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
