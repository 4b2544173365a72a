import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useSpareHeight } from '../../use-spare-height.ts';

/** With less room, the page scrolls. In px. */
const LEAST = 240;
/** A list up to this height shows all its rows. In px. */
const SHORT = 480;

/** The least and most that a list shows of its last row, so that it looks cut. */
const LEAST_SHOWN = 0.5;
const MOST_SHOWN = 0.8;

/** The largest height, up to the given one, that ends within a row. All in px. */
export function endWithinRow(height: number, head: number, rows: readonly number[]): number {
  // Rows that aren't drawn are as high as the last one.
  const pitch = rows.at(-1) ?? 0;
  if (pitch === 0) return height;
  const heightOf = (index: number) => rows[index] ?? pitch;
  let index = 0;
  let top = head;
  for (; top + heightOf(index) <= height; index++) top += heightOf(index);
  const shown = height - top;
  if (shown < LEAST_SHOWN * heightOf(index)) return top - (1 - MOST_SHOWN) * heightOf(index - 1);
  return Math.min(height, top + MOST_SHOWN * heightOf(index));
}

function fitRows(node: HTMLElement, height: number): number {
  const edge = node.offsetHeight - node.clientHeight;
  const fixed = [...node.querySelectorAll<HTMLElement>('thead, tfoot')];
  const head = fixed.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
  const drawn = [...node.querySelectorAll<HTMLElement>('tbody > tr:not([data-gap])')];
  // After scrolling, the first rows may be gone, and any row is as good.
  const heights = drawn.map((row) => row.offsetHeight);
  return edge + Math.round(endWithinRow(height - edge, head, heights));
}

/** Gives a page's list the height that the window leaves, so that only the list scrolls. */
export function useListHeight(scroller: RefObject<HTMLElement | null>, virtual: boolean): void {
  const room = useRef(0);
  const fit = useCallback(
    (node: HTMLElement, height: number) => {
      room.current = height;
      const short = !virtual && node.scrollHeight <= SHORT;
      if (height >= LEAST && !short) {
        node.style.setProperty('--list-height', `${fitRows(node, height)}px`);
      } else if (virtual) node.style.removeProperty('--list-height');
      // A skeleton is short too, and its rows must not push the page in the frame in which they come.
      else {
        const most = height >= LEAST ? `${Math.max(height, SHORT)}px` : 'none';
        node.style.setProperty('--list-height', most);
      }
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
