import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Popover } from '@mantine/core';
import { place } from './DayColumns.tsx';
import type { DateRange } from './date-range.ts';
import { selectionText } from './short-labels.ts';
import classes from './Wallchart.module.css';

export interface Picked {
  day: number;
  onRequest: () => void;
  onDismiss: () => void;
}

const OUTSIDE = ['pointerdown'];

/** Asks before opening the form for a single day, because the click may be accidental. */
export function PickedDay({ day, range, onRequest, onDismiss }: Picked & { range: DateRange }) {
  return (
    <Popover
      opened
      onDismiss={onDismiss}
      // Touch also fires mouse events, so only pointerdown counts as a click outside.
      clickOutsideEvents={OUTSIDE}
      trapFocus
      returnFocus
      withArrow
      shadow="md"
      withRoles={false}
    >
      <Popover.Target>
        <div className={classes.selection} style={place(day, day, range.days.length)}>
          {selectionText(1, range.view)}
        </div>
      </Popover.Target>
      {/* The chart must not handle events inside the popover. */}
      <Popover.Dropdown
        p="xs"
        role="dialog"
        aria-label={t('Selected day')}
        onKeyDown={(event) => event.stopPropagation()}
        onPointerDown={(event) => event.stopPropagation()}
      >
        <Button size="xs" onClick={onRequest}>
          {t('Request this day')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
