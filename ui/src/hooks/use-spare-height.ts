import { type RefObject, useLayoutEffect } from 'react';

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
 * Measures the height in px that the window leaves for an element, so that only the element scrolls.
 * @param fit a stable function, called at first and whenever the height may have changed
 */
export function useSpareHeight(
  element: RefObject<HTMLElement | null>,
  fit: (node: HTMLElement, height: number) => void,
): void {
  useLayoutEffect(() => {
    const node = element.current;
    const main = node?.closest('main');
    if (!node || !main) return;
    const measure = () => {
      const top = node.getBoundingClientRect().top + window.scrollY;
      fit(node, Math.floor(window.innerHeight - top - heightBelow(node, main)));
    };
    measure();
    // Filters above wrap, and a notice may appear.
    const observer = new ResizeObserver(measure);
    for (let at = node.parentElement; at; at = at.parentElement) {
      if (at !== main) observer.observe(at);
    }
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [element, fit]);
}
