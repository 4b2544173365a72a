import { type RefObject, useEffect } from 'react';

/** While `held`, the wheel over a section does not scroll the page: somebody draws there. */
export function useScrollLock(element: RefObject<HTMLElement | null>, held: boolean): void {
  useEffect(() => {
    const page = element.current;
    if (!held || !page) return;
    const onWheel = (event: WheelEvent) => {
      const onSection = event.target instanceof Element && event.target.closest('section');
      // With ctrl it makes the page larger.
      if (onSection && !event.ctrlKey) event.preventDefault();
    };
    page.addEventListener('wheel', onWheel, { passive: false });
    return () => page.removeEventListener('wheel', onWheel);
  }, [element, held]);
}
