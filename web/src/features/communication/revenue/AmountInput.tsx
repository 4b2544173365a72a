import { parseAmount } from '@intranet/contract/communication/rules.ts';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { caretIn, grouped } from './amount-text.ts';

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> {
  /** Whole reais. */
  value: number;
  onChange: (amount: number) => void;
}

/**
 * Ignores everything but digits (spec §5, pitfall 28). The library's number input would turn a
 * pasted "R$ 1.234.567" into 1.
 */
export function AmountInput({ value, onChange, onBlur, ...props }: Props) {
  const [shown, setShown] = useState({ text: grouped(String(value)), caret: -1 });
  const input = useRef<HTMLInputElement>(null);

  // An external value (after save or reset) replaces the text.
  if (parseAmount(shown.text) !== value) setShown({ text: grouped(String(value)), caret: -1 });

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
        setShown({ text: grouped(String(value)), caret: -1 });
        onBlur?.(event);
      }}
    />
  );
}
