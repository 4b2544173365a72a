import { Popover, Text } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import type { KeyboardEvent, RefObject } from 'react';
import { useCompanyClock } from '../../context.ts';
import { isWeekend } from '../../days/day-format.ts';
import { dayjsLocale } from '../../days/dayjs-locale.ts';
import { ExternalTarget } from '../../page/ExternalTarget.tsx';
import { useBelow } from '../../theme/breakpoints.ts';
import type { DayRange } from '../day-range.ts';
import classes from './DayCalendar.module.css';
import { ARROW_LABELS, RangeCalendar } from './RangeCalendar.tsx';
import '@mantine/dates/styles.layer.css';

interface Props {
  label: string;
  target: RefObject<HTMLElement | null>;
  /** The button's id; the calendar's id adds `-dropdown`. */
  id: string;
  /** False while the field keeps the focus. */
  trapFocus: boolean;
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  value: string;
  startAt: string | undefined;
  onChoose: (day: string | null) => void;
  range?: DayRange;
  onChooseRange: (start: string, end: string) => void;
}

function SingleCalendar({ value, startAt, onChoose }: Props) {
  const today = useCompanyClock().today ?? '';
  const phone = useBelow('sm');
  const shownAt = value || startAt;
  return (
    <DatePicker
      __stopPropagation
      fullWidth={phone}
      value={value || null}
      {...(shownAt && { defaultDate: shownAt })}
      onChange={onChoose}
      weekendDays={[]}
      locale={dayjsLocale()}
      ariaLabels={ARROW_LABELS}
      classNames={{ day: classes.day ?? '' }}
      getDayProps={(day) => ({
        'data-now': day === today || undefined,
        'data-rest': isWeekend(day) || undefined,
        'data-past': day < today || undefined,
      })}
    />
  );
}

const AT_LOWER_EDGE = { top: 'auto', right: 0, bottom: 0, left: 0, width: 'auto' };

export default function DayCalendar(props: Props) {
  const { label, target, id, trapFocus, onClose, onKeyDown, range } = props;
  const phone = useBelow('sm');
  return (
    <Popover
      id={id}
      opened
      onChange={onClose}
      position="bottom-start"
      shadow="md"
      trapFocus={trapFocus}
      withRoles
      withOverlay={phone}
      overlayProps={{ className: classes.behind, zIndex: 299 }}
      closeOnEscape={false}
    >
      <Popover.Target>
        <ExternalTarget element={target} />
      </Popover.Target>
      <Popover.Dropdown
        className={classes.sheet}
        {...(phone && { style: AT_LOWER_EDGE })}
        aria-label={label}
        onKeyDownCapture={onKeyDown}
        data-mantine-stop-propagation
      >
        <Text size="sm" fw={600} mb={8} hiddenFrom="sm" aria-hidden>
          {label}
        </Text>
        {range ? (
          <RangeCalendar range={range} onChoose={props.onChooseRange} />
        ) : (
          <SingleCalendar {...props} />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
