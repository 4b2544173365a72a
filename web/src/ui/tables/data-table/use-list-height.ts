import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useSpareHeight } from '../../use-spare-height.ts';

/** With less room, the page scrolls. In px. */
const LEAST = 240;

/** The largest height, up to the given one, that ends with a whole row. All in px. */
export function wholeRows(height: number, head: number, rows: readonly number[]): number {
  let whole = head;
  for (const row of rows) {
    if (whole + row > height) return whole;
    whole += row;
  }
  // Rows that aren't drawn are as high as the last one.
  const pitch = rows.at(-1) ?? 0;
  return pitch > 0 ? whole + Math.floor((height - whole) / pitch) * pitch : height;
}

function endWithRow(node: HTMLElement, height: number): number {
  const edge = node.offsetHeight - node.clientHeight;
  const head = node.querySelector('thead')?.offsetHeight ?? 0;
  const drawn = [...node.querySelectorAll<HTMLElement>('tbody > tr:not([data-gap])')];
  // After scrolling, the first rows may be gone, and any row is as good.
  const heights = drawn.map((row) => row.offsetHeight);
  // The line below the last row is the frame's.
  return edge + wholeRows(height - edge, head, heights) - 1;
}

/** Gives a page's list the height that the window leaves, so that only the list scrolls. */
export function useListHeight(scroller: RefObject<HTMLElement | null>, virtual: boolean): void {
  const room = useRef(0);
  const fit = useCallback(
    (node: HTMLElement, height: number) => {
      room.current = height;
      if (height >= LEAST) {
        node.style.setProperty('--list-height', `${endWithRow(node, height)}px`);
      } else if (virtual) node.style.removeProperty('--list-height');
      else node.style.setProperty('--list-height', 'none');
    },
    [virtual],
  );
  useSpareHeight(scroller, fit);
  useLayoutEffect(() => {
    const node = scroller.current;
    const table = node?.firstElementChild;
    if (!node || !table) return;
    // Rows came or wrap. While someone scrolls, the list keeps its height.
    const observer = new ResizeObserver(() => {
      if (node.scrollTop === 0) fit(node, room.current);
    });
    observer.observe(table);
    return () => observer.disconnect();
  }, [scroller, fit]);
}
