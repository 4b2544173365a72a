// biome-ignore-all lint/a11y/useSemanticElements: the chart is an ARIA grid of positioned elements, not a table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus and names its active cell

import { t } from '@intranet/contract/core/i18n/t.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { PersonAvatar } from '@intranet/ui/people/PersonAvatar.tsx';
import { Badge, Box, Stack, Text } from '@mantine/core';
import { memo } from 'react';
import fills from '../leave-type-style.module.css';
import { barStyle } from '../leave-type-style.ts';
import { place } from '../wallchart/DayColumns.tsx';
import type { DateRange } from '../wallchart/date-range.ts';
import { lineBelow } from '../wallchart/line-below.ts';
import { barAt, CURSOR_ID } from '../wallchart/model.ts';
import { PickedDay } from '../wallchart/PickedDay.tsx';
import { type BarLabel, barLabels, selectionText } from '../wallchart/short-labels.ts';
import classes from '../wallchart/Wallchart.module.css';
import type { RowState } from '../wallchart/Wallchart.tsx';
import barClasses from './Bar.module.css';
import type { EmployeeLine, LeaveBar } from './chart-model.ts';
import { barInWords, cellInWords } from './labels.ts';

interface BarProps {
  line: EmployeeLine;
  bar: LeaveBar;
  label: BarLabel | undefined;
  days: number;
}

function BarButton({ line, bar, label, days }: BarProps) {
  const { leave, from, to } = bar;
  const { style, ...pattern } = barStyle(leave.type);
  const { before, inside = '', after, room } = label ?? {};
  const maxWidth = room && `calc(${(room / (to - from + 1)) * 100}% - 8px)`;
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
        data-bar={bar.id}
        {...pattern}
        data-pending={leave.pending || undefined}
        data-cancelling={leave.cancelling || undefined}
        data-short={inside.length === 1 || undefined}
        data-cut-start={bar.cutStart || undefined}
        data-cut-end={bar.cutEnd || undefined}
        style={{ ...style, '--clashes': lineBelow(bar, bar.clashes) } as React.CSSProperties}
      >
        {bar.cutStart && <span className={barClasses.arrow}>‹</span>}
        {inside && <span className={barClasses.label}>{inside}</span>}
        {bar.cutEnd && <span className={barClasses.arrow}>›</span>}
      </button>
      {before && (
        <span className={barClasses.before} style={{ maxWidth }} data-may-be-cut aria-hidden>
          {before}
        </span>
      )}
      {after && (
        <span className={barClasses.after} aria-hidden>
          {after}
        </span>
      )}
    </div>
  );
}

interface PersonRowProps extends RowState {
  line: EmployeeLine;
  index: number;
  range: DateRange;
  today: number | undefined;
}

/** A person's row, memoized because there may be a thousand. */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { line, index, range, today, cursor, selection, picked } = props;
  const days = range.days.length;
  const { name, note, photo, own, bars } = line;
  const labelled = bars.map((bar) => ({
    ...bar,
    label: leaveTypeLabel(bar.leave.type),
  }));
  const labels = barLabels(labelled, days, range.view, today);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classes.row}
      data-own={own || undefined}
      data-person={line.id}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className={classes.name}
        title={[name, note].filter(Boolean).join(', ')}
      >
        <Box visibleFrom="sm">
          <PersonAvatar name={name} photo={photo} size={24} />
        </Box>
        {/* A name and its note are two lines of a row that has one otherwise. */}
        <Stack gap={0} miw={0} {...(note && { lh: '14px' })}>
          <bdi>{name}</bdi>
          {note && (
            <Text size="xs" c="dimmed" lh="12px" truncate>
              {note}
            </Text>
          )}
        </Stack>
        {own && (
          <Badge size="sm" flex="none" className={classes.you}>
            {t('You')}
          </Badge>
        )}
      </div>
      <div className={classes.track} data-track={own || undefined}>
        {bars.map((bar, index) => (
          <BarButton key={bar.leave.id} label={labels[index]} {...{ line, bar, days }} />
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
            data-print="hide"
            style={place(cursor, cursor, days)}
          />
        )}
      </div>
    </div>
  );
});
