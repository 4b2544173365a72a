import { NumberInput, type NumberInputProps } from '@mantine/core';

/** An amount of days, to the hundredth; a comma is as good as a point. */
export function DaysInput(props: NumberInputProps) {
  return (
    <NumberInput
      hideControls
      decimalScale={2}
      allowedDecimalSeparators={['.', ',']}
      inputMode="decimal"
      {...props}
    />
  );
}
