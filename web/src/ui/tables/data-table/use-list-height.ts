import { type RefObject, useCallback } from 'react';
import { useSpareHeight } from '../../use-spare-height.ts';

/** With less room, the page scrolls. In px. */
const LEAST = 240;

/** Gives a page's list the height that the window leaves, so that only the list scrolls. */
export function useListHeight(scroller: RefObject<HTMLElement | null>, virtual: boolean): void {
  const fit = useCallback(
    (node: HTMLElement, height: number) => {
      if (height >= LEAST) node.style.setProperty('--list-height', `${height}px`);
      else if (virtual) node.style.removeProperty('--list-height');
      else node.style.setProperty('--list-height', 'none');
    },
    [virtual],
  );
  useSpareHeight(scroller, fit);
}
