import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { Button, Popover } from '@mantine/core';
import classes from './Chart.module.css';
import { place } from './DayColumns.tsx';

/** A free day of one's own that was pressed. */
export interface Picked {
  day: number;
  onRequest: () => void;
  onDismiss: () => void;
}

const OUTSIDE = ['pointerdown'];

/** Asks before a single day leads away from the chart: a press may have been meant for something else. */
export function PickedDay({ day, days, onRequest, onDismiss }: Picked & { days: number }) {
  return (
    <Popover
      opened
      onDismiss={onDismiss}
      // After a finger's touch the browser sends a mouse's press as well.
      clickOutsideEvents={OUTSIDE}
      trapFocus
      returnFocus
      withArrow
      shadow="md"
      withRoles={false}
    >
      <Popover.Target>
        <div className={classes.selection} style={place(day, day, days)}>
          {daysInWords(1)}
        </div>
      </Popover.Target>
      {/* What is pressed here is none of the chart's. */}
      <Popover.Dropdown
        p="xs"
        role="dialog"
        aria-label="Chosen day"
        onKeyDown={(event) => event.stopPropagation()}
        onPointerDown={(event) => event.stopPropagation()}
      >
        <Button size="xs" onClick={onRequest}>
          Request this day
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
