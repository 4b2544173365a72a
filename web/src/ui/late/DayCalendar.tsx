import { Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import type { KeyboardEvent, RefObject } from 'react';
import { dayjsLocale } from '../dayjs-locale.ts';
import { ExternalTarget } from './ExternalTarget.tsx';
import { useOpenAfterMount } from './use-open-after-mount.ts';
import '@mantine/dates/styles.css';

interface Props {
  label: string;
  target: RefObject<HTMLButtonElement | null>;
  /** The target's id; the calendar's id adds `-dropdown`. */
  id: string;
  opened: boolean;
  onChange: (opened: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  startAt: string | undefined;
  onChoose: (day: string | null) => void;
}

export default function DayCalendar(props: Props) {
  const { label, target, id, onChange, onKeyDown, value, startAt, onChoose } = props;
  const shown = useOpenAfterMount(props.opened);
  const shownAt = value || startAt;
  return (
    <Popover
      id={id}
      opened={shown}
      onChange={onChange}
      position="bottom-end"
      trapFocus
      withRoles
      closeOnEscape={false}
    >
      <Popover.Target>
        <ExternalTarget element={target} />
      </Popover.Target>
      <Popover.Dropdown
        aria-label={label}
        onKeyDownCapture={onKeyDown}
        data-mantine-stop-propagation
      >
        <DatePicker
          __stopPropagation
          value={value || null}
          {...(shownAt && { defaultDate: shownAt })}
          onChange={onChoose}
          firstDayOfWeek={0}
          locale={dayjsLocale()}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
