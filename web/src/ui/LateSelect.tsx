import { ComboboxChevron, InputBase } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { LateSelectProps, Press } from './PressedSelect.tsx';
import { useLateComponent } from './use-late-component.ts';

const loadSelect = () => import('./PressedSelect.tsx');

/** The keys that open a list of choices. */
const OPENING = ['ArrowDown', 'ArrowUp', 'Enter', 'NumpadEnter', 'Space'];

/**
 * A choice among a few, which is not taken back: the library's `Select`, whose list, and what positions it,
 * is loaded when somebody comes near. Until the first press a field stands there that looks and is announced
 * the same.
 */
export function LateSelect(props: LateSelectProps) {
  const [pressed, setPressed] = useState<Press | null>(null);
  const [Select, needSelect, { onFocus: prepare, onPointerEnter }] = useLateComponent(loadSelect);
  /** What was pressed last, until the focus goes on to something else. */
  const asked = useRef<Press | null>(null);
  if (Select && pressed) return <Select {...props} pressed={pressed} />;

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
