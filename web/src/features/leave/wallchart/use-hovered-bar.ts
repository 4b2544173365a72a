import { type RefObject, useEffect, useRef, useState } from 'react';
import { barAt, CURSOR_ID, type Line } from './model.ts';
import type { Cursor } from './use-cell-cursor.ts';

type Scroller = RefObject<HTMLElement | null>;

export function useHoveredBar(lines: readonly Line[], cursor: Cursor | null, scroller: Scroller) {
  const [hovered, setHovered] = useState<HTMLElement | null>(null);
  const latestLines = useRef(lines);
  latestLines.current = lines;
  const cursorDay = cursor?.day;
  const cursorPerson = cursor?.person;
  useEffect(() => {
    if (cursorDay === undefined || cursorPerson === undefined) return;
    document.getElementById(CURSOR_ID)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const line = latestLines.current.find(
      (one) => one.kind === 'person' && one.id === cursorPerson,
    );
    const bar = line?.kind === 'person' ? barAt(line, cursorDay) : undefined;
    const drawn = bar && scroller.current?.querySelector(`[data-bar="${bar.id}"]`);
    setHovered(drawn instanceof HTMLElement ? drawn : null);
  }, [cursorDay, cursorPerson, scroller]);

  const { bar } = hovered?.dataset ?? {};
  return { hovered, setHovered, hoveredId: bar === undefined ? null : Number(bar) };
}
