import { type RefObject, useLayoutEffect, useState } from 'react';

/** Wider elements show a table, others cards. In px. */
const LIMIT = 600;

export function useNarrowElement(element: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(() => window.innerWidth <= LIMIT);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const measure = () => {
      const width = node.clientWidth;
      // A hidden element, as in a closed tab, has no width.
      if (width > 0) setNarrow(width <= LIMIT);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return narrow;
}
