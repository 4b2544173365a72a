import { currentLocale } from '@intranet/contract/core/i18n/t.ts';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useMemo } from 'react';
import { useTypedText } from './use-typed-text.ts';

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> {
  value?: number | string;
  onChange?: (days: number | string) => void;
  decimals?: number;
}

const NUMBER = /^[-+]?(\d+[.,]?\d*|[.,]\d+)$/;

function read(text: string): number | string {
  const trimmed = text.trim();
  return NUMBER.test(trimmed) ? Number(trimmed.replace(',', '.')) : text;
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
export function DaysInput({ value = '', onChange, decimals = 0, ...props }: Props) {
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
