import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> {
  /** Text while what stands in it is no number. */
  value?: number | string;
  onChange?: (days: number | string) => void;
}

const NUMBER = /^[-+]?(\d+[.,]?\d*|[.,]\d+)$/;

function read(text: string): number | string {
  const trimmed = text.trim();
  return NUMBER.test(trimmed) ? Number(trimmed.replace(',', '.')) : text;
}

/**
 * An amount of days; a comma is as good as a point. The library's own number field is not used because
 * it makes 125 of a pasted 12,5.
 */
export function DaysInput({ value = '', onChange, ...props }: Props) {
  const [text, setText] = useState(String(value));
  const reported = useRef(value);

  // A value that comes from elsewhere (a reset, a proposal) replaces the text.
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setText(String(value));
  }, [value]);

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
