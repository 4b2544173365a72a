import { ComboboxChevron, InputBase } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { Press, SimpleSelectProps } from '../late/LoadedSelect.tsx';
import { useLazyComponent } from '../late/use-lazy-component.ts';

const loadSelect = () => import('../late/LoadedSelect.tsx');

/** The keys that open a list of choices. */
const OPENING = ['ArrowDown', 'ArrowUp', 'Enter', 'NumpadEnter', 'Space'];

/**
 * A choice among a few, which is not taken back: the library's `Select`, whose list, and what positions it,
 * is loaded when somebody comes near. Until the first press a field stands there that looks and is announced
 * the same.
 */
export function Select(props: SimpleSelectProps) {
  const [pressed, setPressed] = useState<Press | null>(null);
  const [LoadedSelect, needSelect, { onFocus: prepare, onPointerEnter }] =
    useLazyComponent(loadSelect);
  /** What was pressed last, until the focus goes on to something else. */
  const asked = useRef<Press | null>(null);
  if (LoadedSelect && pressed) return <LoadedSelect {...props} pressed={pressed} />;

  const { data, value, onChange: _, onFocus, onBlur, error, ...others } = props;
  const press = (what: Press) => {
    asked.current = what;
    needSelect(() => setPressed(asked.current));
  };
  const leave = ({ relatedTarget: next }: FocusEvent) => {
    // To try again, where the list could not be loaded, is still to wait for it.
    if (next && !next.closest('[role="alert"]')) asked.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!OPENING.includes(event.code)) return;
    event.preventDefault();
    press(event.code);
  };
  return (
    <InputBase
      {...others}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      autoComplete="off"
      readOnly
      pointer
      error={error}
      value={data.find((one) => one.value === value)?.label ?? ''}
      rightSection={<ComboboxChevron size="sm" error={error} />}
      rightSectionPointerEvents="none"
      onPointerEnter={onPointerEnter}
      onFocus={(event) => {
        prepare();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        leave(event);
        onBlur?.(event);
      }}
      onClick={() => press('click')}
      onKeyDown={onKeyDown}
    />
  );
}
