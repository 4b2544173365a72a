import { formatDay, INVALID_DAY, parseDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { TextInput } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { DayPicker, useDayPicker } from './DayPicker.tsx';
import type { DayRange } from './day-range.ts';
import { useTypedText } from './use-typed-text.ts';

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
  const picker = useDayPicker(input);

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
        picker.close();
        type(event.currentTarget.value);
      }}
      onBlur={(event) => {
        setBlurred(true);
        format();
        picker.onBlur(event);
        onBlur?.(event);
      }}
      onClick={picker.onFieldClick}
      onKeyDown={(event) => {
        if (!picker.onKeyDown(event)) onKeyDown?.(event);
      }}
      data-mantine-stop-propagation={picker.open !== null || undefined}
      wrapperProps={{ ref: picker.frame }}
      error={invalid ? t(INVALID_DAY) : error}
      rightSection={
        <DayPicker
          {...{ picker, label, value, startAt, disabled, range }}
          onChoose={(day) => type(shown(day))}
        />
      }
    />
  );
}
