import { formatDay, INVALID_DAY, parseDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useLazyComponent } from '../late/use-lazy-component.ts';
import type { DayRange } from './day-range.ts';
import { useTypedText } from './use-typed-text.ts';

const loadCalendar = () => import('../late/DayCalendar.tsx');

export interface DayInputProps {
  label: string;
  /** `YYYY-MM-DD`, or empty if the text is no date. */
  value?: string;
  onChange?: (day: string) => void;
  onText?: (text: string) => void;
  onBlur?: (event: unknown) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  error?: ReactNode;
  disabled?: boolean;
  autoFocus?: boolean;
  /** Small and without a visible label, for table cells. */
  inRow?: boolean;
  /** The day whose month the calendar shows while none is chosen. */
  startAt?: string;
  /** Makes the calendar choose a range, of which this field is one end. */
  range?: DayRange;
}

function shown(day: string): string {
  return day ? formatDay(day) : '';
}

function useDayText(
  value: string,
  onChange: DayInputProps['onChange'],
  onText: DayInputProps['onText'],
) {
  const { text, setText, reported } = useTypedText(value, shown);
  const type = (next: string) => {
    setText(next);
    onText?.(next);
    const day = parseDay(next) ?? '';
    reported.current = day;
    if (day !== value) onChange?.(day);
  };
  const format = () => setText((typed) => shown(parseDay(typed) ?? '') || typed);
  return { text, type, format };
}

/** A date, typed or chosen (D15). The library's date field can submit another day than it shows. */
export function DayInput(props: DayInputProps) {
  const { label, value = '', onBlur, onKeyDown, error, startAt, range } = props;
  const { disabled = false, autoFocus = false, inRow = false } = props;
  const { text, type, format } = useDayText(value, props.onChange, props.onText);
  const [blurred, setBlurred] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // The form sees such text as an empty value, so its message may not fit.
  const invalid = (blurred || error) && text.trim() !== '' && parseDay(text) === null;
  return (
    <TextInput
      ref={input}
      {...(inRow ? { 'aria-label': label, size: 'xs' } : { label })}
      disabled={disabled}
      autoFocus={autoFocus}
      placeholder={t('DD/MM/YYYY')}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={(event) => {
        setBlurred(false);
        type(event.currentTarget.value);
      }}
      onBlur={(event) => {
        setBlurred(true);
        format();
        onBlur?.(event);
      }}
      {...(onKeyDown && { onKeyDown })}
      error={invalid ? t(INVALID_DAY) : error}
      rightSection={
        <CalendarButton
          {...{ label, value, startAt, disabled, range }}
          onChoose={(day) => type(shown(day))}
          focusField={() => input.current?.focus()}
        />
      }
    />
  );
}

interface CalendarButtonProps
  extends Required<Pick<DayInputProps, 'label' | 'value' | 'disabled'>> {
  startAt: string | undefined;
  range: DayRange | undefined;
  onChoose: (day: string) => void;
  focusField: () => void;
}

function CalendarButton(props: CalendarButtonProps) {
  const { label, value, startAt, disabled, range, onChoose, focusField } = props;
  const [open, setOpen] = useState(false);
  const [Calendar, loadAndOpen, preload] = useLazyComponent(loadCalendar);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const leave = () => {
    setOpen(false);
    focusField();
  };
  // Otherwise Escape would also close a dialog around the field.
  const onKeyDown = (event: KeyboardEvent) => {
    if (open && event.key === 'Escape') leave();
  };
  return (
    <>
      <ActionIcon
        ref={button}
        id={id}
        variant="subtle"
        color="gray"
        aria-label={t('Choose {label}', { label })}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? `${id}-dropdown` : undefined}
        disabled={disabled}
        {...preload}
        onClick={() => (open ? setOpen(false) : loadAndOpen(() => setOpen(true)))}
        onKeyDown={onKeyDown}
        data-mantine-stop-propagation={open || undefined}
      >
        <IconCalendar size={18} aria-hidden />
      </ActionIcon>
      {Calendar && (
        <Calendar
          label={t('Calendar: {label}', { label })}
          target={button}
          id={id}
          opened={open}
          onChange={setOpen}
          onKeyDown={onKeyDown}
          value={value}
          startAt={startAt}
          {...(range && { range })}
          onChoose={(day) => {
            onChoose(day ?? '');
            leave();
          }}
          onChooseRange={(start, end) => {
            range?.onChoose(start, end);
            leave();
          }}
        />
      )}
    </>
  );
}
