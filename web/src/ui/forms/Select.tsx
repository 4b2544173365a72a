import { ComboboxChevron, InputBase } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { Press, SimpleSelectProps } from '../late/LoadedSelect.tsx';
import { useLazyComponent } from '../late/use-lazy-component.ts';

const loadSelect = () => import('../late/LoadedSelect.tsx');

const OPENING = ['ArrowDown', 'ArrowUp', 'Enter', 'NumpadEnter', 'Space'];

/** A select whose list loads when the pointer or focus reaches its field. */
export function Select(props: SimpleSelectProps) {
  const [pressed, setPressed] = useState<Press | null>(null);
  const [LoadedSelect, load, { onFocus: preload, onPointerEnter }] = useLazyComponent(loadSelect);
  /** The last press, until the focus moves on. */
  const lastPress = useRef<Press | null>(null);
  if (LoadedSelect && pressed) return <LoadedSelect {...props} pressed={pressed} />;

  const { data, value, onChange: _, onFocus, onBlur, error, ...others } = props;
  const press = (key: Press) => {
    lastPress.current = key;
    load(() => setPressed(lastPress.current));
  };
  const leave = ({ relatedTarget: next }: FocusEvent) => {
    // The notification's Try again button still waits for the list.
    if (next && !next.closest('[role="alert"]')) lastPress.current = null;
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
        preload();
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
