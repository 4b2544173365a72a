import { Text } from '@mantine/core';
import { type RefObject, useId, useImperativeHandle, useMemo, useRef } from 'react';
import classes from './LineText.module.css';

/** In pixels; must match the style sheet. */
const LINE_HEIGHT = 24;
const ABOVE = 4;

export interface LineTextHandle {
  selectLine: (line: number) => void;
}

interface Props {
  label: string;
  value: string;
  readOnly: boolean;
  onChange: (text: string) => void;
  handle: RefObject<LineTextHandle | null>;
}

export function LineText({ label, value, readOnly, onChange, handle }: Props) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const numbers = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => value.split('\n').map((_, index) => index + 1), [value]);
  useImperativeHandle(handle, () => ({
    selectLine(line) {
      const node = area.current;
      if (!node) return;
      const before = node.value.split('\n').slice(0, line);
      const end = before.join('\n').length;
      node.focus({ preventScroll: true });
      node.setSelectionRange(end - (before.at(-1)?.length ?? 0), end);
      node.scrollTop = Math.max(0, (line - 1 - ABOVE) * LINE_HEIGHT);
      node.scrollLeft = 0;
      node.scrollIntoView({ block: 'nearest' });
    },
  }));
  return (
    <div>
      <Text component="label" size="sm" fw={600} htmlFor={id}>
        {label}
      </Text>
      <div className={classes.frame} data-empty={value === '' || undefined}>
        <div ref={numbers} className={classes.numbers} aria-hidden>
          {lines.join('\n')}
        </div>
        <textarea
          ref={area}
          id={id}
          className={classes.text}
          value={value}
          readOnly={readOnly}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
          onScroll={(event) => {
            if (numbers.current) numbers.current.scrollTop = event.currentTarget.scrollTop;
          }}
        />
      </div>
    </div>
  );
}
