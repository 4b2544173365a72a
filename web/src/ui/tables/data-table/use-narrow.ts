import { type RefObject, useLayoutEffect, useState } from 'react';

/** The widest a part may be, in px, and still show cards instead of a table. */
const LIMIT = 600;

/** True while an element is so narrow that a table would not fit; measured before it is painted. */
export function useNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(() => window.innerWidth <= LIMIT);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const measure = () => {
      const width = node.clientWidth;
      // Hidden, for instance in a tab that is not open: nothing is known.
      if (width > 0) setNarrow(width <= LIMIT);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return narrow;
}
