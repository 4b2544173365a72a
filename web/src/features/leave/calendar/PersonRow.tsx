// biome-ignore-all lint/a11y/useSemanticElements: the chart is an ARIA grid of positioned elements, not a table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus and names its active cell

import { t } from '@intranet/contract/core/i18n/t.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { memo } from 'react';
import { PersonAvatar } from '#ui/PersonAvatar.tsx';
import fills from '../leave-type-style.module.css';
import { barStyle } from '../leave-type-style.ts';
import barClasses from './Bar.module.css';
import classes from './Chart.module.css';
import { type Bar, barAt, type PersonLine, type Span } from './chart-model.ts';
import { place } from './DayColumns.tsx';
import type { DateRange, View } from './date-range.ts';
import { barInWords, cellInWords } from './labels.ts';
import { type Picked, PickedDay } from './PickedDay.tsx';
import { barLabel, selectionText } from './short-labels.ts';

export const CURSOR_ID = 'calendar-cursor';
function underline({ from, to, clashes }: Bar): string | undefined {
  if (clashes.length === 0) return undefined;
  const percent = (day: number) => `${((day - from) / (to - from + 1)) * 100}%`;
  const stops = clashes.flatMap((clash) => {
    const [start, end] = [percent(clash.from), percent(clash.to + 1)];
    return [`transparent ${start}`, `var(--clash) ${start} ${end}`, `transparent ${end}`];
  });
  return `linear-gradient(to right, ${stops.join(', ')})`;
}

interface LeaveBarProps {
  line: PersonLine;
  bar: Bar;
  view: View;
  days: number;
}

function LeaveBar({ line, bar, view, days }: LeaveBarProps) {
  const { leave, from, to, room } = bar;
  const label = leaveTypeLabel(leave.type);
  const style = barStyle(leave.type);
  const { inside, after } = barLabel(label, [to - from + 1, room], view, leave.pending);
  return (
    <div
      role="gridcell"
      aria-colindex={from + 2}
      aria-colspan={to - from + 1}
      className={barClasses.slot}
      style={place(from, to, days)}
    >
      <button
        type="button"
        // The chart is a single tab stop; arrow keys move between cells.
        tabIndex={-1}
        className={`${fills.fill} ${fills.clashes} ${barClasses.bar}`}
        aria-label={barInWords(line, bar)}
        data-leave={leave.id}
        data-pattern={style['data-pattern']}
        data-pending={leave.pending || undefined}
        data-short={inside.length === 1 || undefined}
        data-cut-start={bar.cutStart || undefined}
        data-cut-end={bar.cutEnd || undefined}
        style={{ ...style.style, '--clashes': underline(bar) } as React.CSSProperties}
      >
        {inside && <span className={barClasses.label}>{inside}</span>}
      </button>
      {after && (
        <span className={barClasses.after} aria-hidden>
          {after}
        </span>
      )}
    </div>
  );
}

interface PersonRowProps {
  line: PersonLine;
  index: number;
  range: DateRange;
  cursor: number | null;
  selection: Span | null;
  picked: Picked | null;
}

/** A person's row, memoized because there may be a thousand. */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { line, index, range, cursor, selection, picked } = props;
  const days = range.days.length;
  const { name, photo, own, large, bars } = line;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classes.row}
      data-own={own || undefined}
      data-large={large || undefined}
      data-person={line.id}
    >
      <div role="rowheader" aria-colindex={1} className={classes.name} title={name}>
        <span className={classes.photo}>
          <PersonAvatar name={name} photo={photo} size={24} />
        </span>
        <bdi className={classes.nameText}>{name}</bdi>
        {own && <span className={classes.you}>{t('You')}</span>}
      </div>
      <div className={classes.track} data-track={own || undefined}>
        {bars.map((bar) => (
          <LeaveBar key={bar.leave.id} line={line} bar={bar} view={range.view} days={days} />
        ))}
        {selection && (
          <div
            className={classes.selection}
            style={place(selection.from, selection.to, days)}
            aria-hidden
          >
            {selectionText(selection.to - selection.from + 1, range.view)}
          </div>
        )}
        {picked && <PickedDay {...picked} range={range} />}
        {cursor !== null && (
          <div
            role="gridcell"
            id={CURSOR_ID}
            aria-colindex={cursor + 2}
            aria-label={cellInWords(line, barAt(line, cursor), cursor, range)}
            aria-selected={selection !== null}
            className={classes.cursor}
            style={place(cursor, cursor, days)}
          />
        )}
      </div>
    </div>
  );
});
