import { type RefObject, useLayoutEffect } from 'react';

/** The height of what follows the page: the footer and the padding below it. */
function heightBelow(node: HTMLElement): number {
  const main = node.closest('main');
  if (!main) return 0;
  const padding = Number.parseFloat(getComputedStyle(main).paddingBottom) || 0;
  const footer = main.lastElementChild;
  if (!(footer instanceof HTMLElement) || footer.contains(node)) return padding;
  const { marginTop, marginBottom } = getComputedStyle(footer);
  const margins = [marginTop, marginBottom].map((margin) => Number.parseFloat(margin) || 0);
  return padding + footer.offsetHeight + margins.reduce((sum, margin) => sum + margin, 0);
}

/** Sets `--fill` to the height that the window leaves for an element, so that the page itself doesn't scroll. */
export function useFillHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const fit = () => {
      const top = node.getBoundingClientRect().top + window.scrollY;
      const fill = Math.floor(window.innerHeight - top - heightBelow(node));
      node.style.setProperty('--fill', `${fill}px`);
    };
    fit();
    // Above the chart, the filters wrap and a notice may appear.
    const observer = new ResizeObserver(fit);
    observer.observe(document.body);
    window.addEventListener('resize', fit);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', fit);
    };
  }, [element]);
}
