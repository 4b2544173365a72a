import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { barAt, type Line } from './chart-model.ts';
import { CURSOR_ID } from './PersonRow.tsx';
import type { Cursor } from './use-cell-cursor.ts';

type Scroller = RefObject<HTMLElement | null>;

export function useTodayInView(scroller: Scroller, todayAt: number, days: number): void {
  useEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const chart = node.firstElementChild?.clientWidth ?? 0;
    const overflow = chart - node.clientWidth;
    node.scrollLeft = overflow > 0 ? (todayAt / days) * chart - node.clientWidth / 4 : 0;
  }, [scroller, todayAt, days]);
}

export function useHoveredLeave(lines: readonly Line[], cursor: Cursor | null, scroller: Scroller) {
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
    const drawn = bar && scroller.current?.querySelector(`[data-leave="${bar.leave.id}"]`);
    setHovered(drawn instanceof HTMLElement ? drawn : null);
  }, [cursorDay, cursorPerson, scroller]);

  const found = useMemo(() => {
    const id = Number(hovered?.dataset.leave);
    for (const line of lines) {
      if (line.kind !== 'person') continue;
      const bar = line.bars.find(({ leave }) => leave.id === id);
      if (bar) return { line, bar };
    }
    return null;
  }, [lines, hovered]);
  return { hovered, setHovered, found };
}
