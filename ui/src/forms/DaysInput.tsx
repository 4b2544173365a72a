import { currentLocale } from '@intranet/contract/core/i18n/t.ts';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useMemo } from 'react';
import { readDecimal } from './read-number.ts';
import { useTypedText } from './use-typed-text.ts';

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> {
  value?: number | string;
  onChange?: (days: number | string) => void;
  decimals?: number;
  /** By default a decimal number. */
  read?: (text: string) => number | string;
}

const writeWith = (minimumFractionDigits: number) => (value: number | string) =>
  typeof value === 'number'
    ? value.toLocaleString(currentLocale(), {
        useGrouping: false,
        minimumFractionDigits,
        maximumFractionDigits: 20,
      })
    : value;

/** A number of days, with a decimal comma or point. The library's field turns 12,5 into 125. */
export function DaysInput({
  value = '',
  onChange,
  decimals = 0,
  read = readDecimal,
  ...props
}: Props) {
  const { text, setText, reported } = useTypedText(
    value,
    useMemo(() => writeWith(decimals), [decimals]),
  );
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...props}
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        reported.current = read(typed);
        onChange?.(reported.current);
      }}
    />
  );
}
