import { Select, type SelectProps } from '@mantine/core';
import { useEffect, useRef } from 'react';

/** What was done to the field before its list was there: the code of a key, or `click`. */
export type Press = string;

type Kept = 'label' | 'placeholder' | 'disabled' | 'error' | 'onChange' | 'onFocus' | 'onBlur';

export interface SimpleSelectProps extends Pick<SelectProps<string>, Kept> {
  data: { value: string; label: string }[];
  value?: string | null;
}

/** In the place of a LateSelect's field from the first press on, which is passed on to it. */
export default function LoadedSelect({
  pressed,
  ...props
}: SimpleSelectProps & { pressed: Press }) {
  const field = useRef<HTMLInputElement>(null);
  const passedOn = useRef(false);
  useEffect(() => {
    if (!field.current || passedOn.current) return;
    passedOn.current = true;
    field.current.focus({ preventScroll: true });
    if (pressed === 'click') field.current.click();
    else {
      const init = { code: pressed, bubbles: true, cancelable: true };
      field.current.dispatchEvent(new KeyboardEvent('keydown', init));
    }
  }, [pressed]);
  return <Select {...props} ref={field} allowDeselect={false} />;
}
