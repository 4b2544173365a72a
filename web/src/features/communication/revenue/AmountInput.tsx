import { parseAmount } from '@intranet/contract/communication/rules.ts';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { caretIn, grouped } from './amount-text.ts';

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> {
  /** Whole reais. */
  value: number;
  onChange: (amount: number) => void;
}

/** Ignores all but digits (pitfall 28); the library would read a pasted "R$ 1.234.567" as 1. */
export function AmountInput({ value, onChange, onBlur, ...props }: Props) {
  const stored = { text: grouped(String(value)), caret: -1 };
  const [shown, setShown] = useState(stored);
  const input = useRef<HTMLInputElement>(null);

  // An external value (after save or reset) replaces the text.
  if (parseAmount(shown.text) !== value) setShown(stored);

  useLayoutEffect(() => {
    if (shown.caret >= 0) input.current?.setSelectionRange(shown.caret, shown.caret);
  }, [shown]);

  return (
    <TextInput
      ref={input}
      inputMode="numeric"
      autoComplete="off"
      {...props}
      value={shown.text}
      onChange={({ currentTarget, nativeEvent }) => {
        const typed = currentTarget.value;
        const behind = typed.slice(currentTarget.selectionStart ?? typed.length);
        const forward = (nativeEvent as InputEvent).inputType === 'deleteContentForward';
        const text = grouped(typed);
        setShown({ text, caret: caretIn(text, behind, forward) });
        onChange(parseAmount(text));
      }}
      onBlur={(event) => {
        setShown(stored);
        onBlur?.(event);
      }}
    />
  );
}
