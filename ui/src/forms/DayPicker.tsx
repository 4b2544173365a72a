import { t } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { LazyPart } from '../feedback/LazyPart.tsx';
import type { DayRange } from './day-range.ts';

const DayCalendar = lazy(() => import('./calendar/DayCalendar.tsx'));

const onTouchScreen = () => window.matchMedia('(pointer: coarse)').matches;

/** Whether the field or the calendar has the focus while the calendar is open. */
type Open = 'field' | 'calendar' | null;

export function useDayPicker(input: RefObject<HTMLInputElement | null>) {
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const leave = () => {
    close();
    // On a touch screen, the field would open the keyboard.
    (onTouchScreen() ? button : input).current?.focus();
  };
  return {
    frame,
    button,
    id,
    open,
    close,
    leave,
    toggle: () => (open ? close() : setOpen('calendar')),
    /** The field keeps the focus, so that a date can also be typed; on a touch screen, a second tap does that. */
    onFieldClick: () => {
      if (!onTouchScreen()) setOpen('field');
      else if (open) close();
      else setOpen('calendar');
    },
    /** @returns true if the key closed the calendar; otherwise it would also close a dialog around it */
    onKeyDown: (event: KeyboardEvent): boolean => {
      const closes = open !== null && event.key === 'Escape';
      if (closes) leave();
      return closes;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      const outside =
        relatedTarget instanceof Element &&
        !frame.current?.contains(relatedTarget) &&
        !relatedTarget.closest(`[id="${id}-dropdown"]`);
      if (outside) close();
    },
  };
}

interface Props {
  picker: ReturnType<typeof useDayPicker>;
  label: string;
  value: string;
  startAt: string | undefined;
  disabled: boolean;
  range: DayRange | undefined;
  onChoose: (day: string) => void;
}

/** The button at the end of a date field, and its calendar. */
export function DayPicker({ picker, label, value, startAt, disabled, range, onChoose }: Props) {
  const { open, id } = picker;
  return (
    <>
      <ActionIcon
        ref={picker.button}
        id={id}
        variant="subtle"
        color="gray"
        aria-label={t('Choose {label}', { label })}
        aria-haspopup="dialog"
        aria-expanded={open !== null}
        aria-controls={open ? `${id}-dropdown` : undefined}
        disabled={disabled}
        onClick={picker.toggle}
        onKeyDown={picker.onKeyDown}
        data-mantine-stop-propagation={open !== null || undefined}
      >
        <IconCalendar size={18} aria-hidden />
      </ActionIcon>
      {open && (
        <LazyPart>
          <DayCalendar
            label={t('Calendar: {label}', { label })}
            target={picker.frame}
            id={id}
            trapFocus={open === 'calendar'}
            onClose={picker.close}
            onKeyDown={picker.onKeyDown}
            value={value}
            startAt={startAt}
            {...(range && { range })}
            onChoose={(day) => {
              onChoose(day ?? '');
              picker.leave();
            }}
            onChooseRange={(start, end) => {
              range?.onChoose(start, end);
              picker.leave();
            }}
          />
        </LazyPart>
      )}
    </>
  );
}
