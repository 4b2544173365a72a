import { type RefObject, useEffect, useState } from 'react';

/** A section appears when a tenth is visible (spec §9). */
const VISIBLE = 0.1;

export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((one) => one.intersectionRatio >= VISIBLE)) setSeen(true);
      },
      { threshold: VISIBLE },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}
