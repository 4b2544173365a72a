import { type RefObject, useLayoutEffect } from 'react';

/** With less room, the page scrolls. In px. */
const LEAST = 240;

/** The height below an element up to the end of `main`, without empty space. */
function heightBelow(element: HTMLElement, main: Element): number {
  let below = 0;
  for (let at = element; at !== main && at.parentElement; at = at.parentElement) {
    const { bottom } = at.getBoundingClientRect();
    let end = bottom;
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) {
      const { position } = getComputedStyle(next);
      if (position === 'fixed' || position === 'absolute') continue;
      end = Math.max(end, next.getBoundingClientRect().bottom);
    }
    const { paddingBottom } = getComputedStyle(at.parentElement);
    below += end - bottom + Number.parseFloat(paddingBottom);
  }
  return below;
}

/**
 * Gives a page's list the height that the window leaves, so that only the list scrolls. If that is
 * too little, only the page scrolls, unless the list is long.
 */
export function useListHeight(scroller: RefObject<HTMLElement | null>, virtual: boolean): void {
  useLayoutEffect(() => {
    const node = scroller.current;
    const main = node?.closest('main');
    if (!node || !main) return;
    const fit = () => {
      const top = node.getBoundingClientRect().top + window.scrollY;
      const height = Math.floor(window.innerHeight - top - heightBelow(node, main));
      if (height >= LEAST) node.style.setProperty('--list-height', `${height}px`);
      else if (virtual) node.style.removeProperty('--list-height');
      else node.style.setProperty('--list-height', 'none');
    };
    fit();
    const observer = new ResizeObserver(fit);
    for (let at: Element | null = node.parentElement; at && at !== main; at = at.parentElement) {
      observer.observe(at);
    }
    window.addEventListener('resize', fit);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', fit);
    };
  }, [scroller, virtual]);
}
