import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { settle } from './settle.ts';

/** The distance from the document's top in px, independent of scrolling. */
function layoutTop(element: Element): number {
  let top = 0;
  let at: Element | null = element;
  while (at instanceof HTMLElement) {
    top += at.offsetTop;
    at = at.offsetParent;
  }
  return top;
}

/** Ignores presses on rows that have just moved. @param order changes with the rows' order */
export function useSettlingRows(list: RefObject<HTMLElement | null>, order: unknown): void {
  const known = useRef(new Map<Element, number>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: `order` says when rows may have moved
  useLayoutEffect(() => {
    const rows = [...(list.current?.children ?? [])];
    const before = known.current;
    known.current = new Map(rows.map((row) => [row, layoutTop(row)]));
    // The first rows replace a placeholder without buttons.
    if (before.size === 0) return;
    for (const [row, top] of known.current) if (before.get(row) !== top) settle(row);
  }, [list, order]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list may appear with its first rows
  useEffect(() => {
    if (!list.current) return;
    const observer = new ResizeObserver(() => {
      for (const [row, before] of known.current) {
        const top = layoutTop(row);
        if (!row.isConnected || top === before) continue;
        known.current.set(row, top);
        settle(row);
      }
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [list, order]);
}
