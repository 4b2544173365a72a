import { formatDay, INVALID_DAY, parseDay } from '@intranet/contract/core/days.ts';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLazyComponent } from '../late/use-lazy-component.ts';

const loadCalendar = () => import('../late/DayCalendar.tsx');

interface Props {
  label: string;
  /** `YYYY-MM-DD`, or empty: also while what is typed is no date. */
  value?: string;
  onChange?: (day: string) => void;
  /** Letter for letter what stands in it: for whom an empty field and text that is no date differ. */
  onText?: (text: string) => void;
  onBlur?: (event: unknown) => void;
  /** Of the field itself, not of its calendar. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  error?: ReactNode;
  disabled?: boolean;
  autoFocus?: boolean;
  /** In a row of a table: small, and its label is only heard. */
  inRow?: boolean;
  /** The day whose month the calendar opens at while none is chosen. */
  startAt?: string;
}

function shown(day: string): string {
  return day ? formatDay(day) : '';
}

/**
 * A calendar date, typed as DD/MM/YYYY or chosen from a calendar; never a moment in time (D15). The
 * library's own date field is not used because it can submit another day than the one that stands
 * in it: there, text that is no date leaves the former value in place.
 */
export function DayInput({
  label,
  value = '',
  onChange,
  onText,
  onBlur,
  onKeyDown: onInputKeyDown,
  error,
  disabled = false,
  autoFocus = false,
  inRow = false,
  startAt,
}: Props) {
  const [text, setText] = useState(shown(value));
  const [left, setLeft] = useState(false);
  const [open, setOpen] = useState(false);
  const [Calendar, needCalendar, comingNear] = useLazyComponent(loadCalendar);
  const reported = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  // A value that comes from elsewhere (a reset, an address) replaces the text.
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setText(shown(value));
  }, [value]);

  const report = (day: string) => {
    reported.current = day;
    if (day !== value) onChange?.(day);
  };
  const type = (next: string) => {
    setText(next);
    onText?.(next);
    setLeft(false);
    report(parseDay(next) ?? '');
  };
  const leave = () => {
    setOpen(false);
    input.current?.focus();
  };
  // Of an Escape that is told elsewhere, a dialog around it would hear first, and close as well.
  const onKeyDown = (event: KeyboardEvent) => {
    if (open && event.key === 'Escape') leave();
  };
  const choose = (day: string | null) => {
    setText(shown(day ?? ''));
    onText?.(shown(day ?? ''));
    report(day ?? '');
    leave();
  };

  // Text that is not a date is reported as an empty value, so the form's message may not fit.
  const invalid = (left || error) && text.trim() !== '' && parseDay(text) === null;
  const opener = (
    <ActionIcon
      ref={button}
      id={id}
      variant="subtle"
      color="gray"
      aria-label={`Choose ${label}`}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={open ? `${id}-dropdown` : undefined}
      disabled={disabled}
      {...comingNear}
      onClick={() => (open ? setOpen(false) : needCalendar(() => setOpen(true)))}
      onKeyDown={onKeyDown}
      data-mantine-stop-propagation={open || undefined}
    >
      <IconCalendar size={18} aria-hidden />
    </ActionIcon>
  );
  const calendar = Calendar && (
    <Calendar
      label={`Calendar: ${label}`}
      target={button}
      id={id}
      opened={open}
      onChange={setOpen}
      onKeyDown={onKeyDown}
      value={value}
      startAt={startAt}
      onChoose={choose}
    />
  );
  return (
    <TextInput
      ref={input}
      {...(inRow ? { 'aria-label': label, size: 'xs' } : { label })}
      disabled={disabled}
      autoFocus={autoFocus}
      placeholder="DD/MM/YYYY"
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={(event) => {
        setLeft(true);
        setText((typed) => shown(parseDay(typed) ?? '') || typed);
        onBlur?.(event);
      }}
      {...(onInputKeyDown && { onKeyDown: onInputKeyDown })}
      error={invalid ? INVALID_DAY : error}
      rightSection={
        <>
          {opener}
          {calendar}
        </>
      }
    />
  );
}
