import { Select, type SelectProps } from '@mantine/core';
import { useEffect, useRef } from 'react';

export type Press = string;

type PassedProps =
  | 'label'
  | 'placeholder'
  | 'disabled'
  | 'error'
  | 'onChange'
  | 'onFocus'
  | 'onBlur';

export interface SimpleSelectProps extends Pick<SelectProps<string>, PassedProps> {
  data: { value: string; label: string }[];
  value?: string | null;
}

/** Replaces the field of `Select` after the first press, and repeats that press. */
export default function LoadedSelect({
  pressed,
  ...props
}: SimpleSelectProps & { pressed: Press }) {
  const field = useRef<HTMLInputElement>(null);
  const repeated = useRef(false);
  useEffect(() => {
    if (!field.current || repeated.current) return;
    repeated.current = true;
    field.current.focus({ preventScroll: true });
    if (pressed === 'click') field.current.click();
    else {
      const init = { code: pressed, bubbles: true, cancelable: true };
      field.current.dispatchEvent(new KeyboardEvent('keydown', init));
    }
  }, [pressed]);
  return <Select {...props} ref={field} allowDeselect={false} />;
}
