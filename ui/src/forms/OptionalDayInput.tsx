import { isDay, parseDay } from '@intranet/contract/core/days.ts';
import { DayInput, type DayInputProps } from './DayInput.tsx';

/**
 * A date field of a form that may stay empty. Its value is the typed text while that is no date, so
 * that the form's schema refuses the text. As an empty value, it would erase the stored date.
 */
export function OptionalDayInput({
  value = '',
  onChange,
  ...props
}: Omit<DayInputProps, 'onText'>) {
  return (
    <DayInput
      {...props}
      value={isDay(value) ? value : ''}
      onText={(text) => onChange?.(parseDay(text) ?? text.trim())}
    />
  );
}
