import { type RefObject, useEffect } from 'react';

export function useScrollLock(element: RefObject<HTMLElement | null>, locked: boolean): void {
  useEffect(() => {
    const page = element.current;
    if (!locked || !page) return;
    const onWheel = (event: WheelEvent) => {
      const onSection = event.target instanceof Element && event.target.closest('section');
      // Ctrl and wheel zoom the page.
      if (onSection && !event.ctrlKey) event.preventDefault();
    };
    page.addEventListener('wheel', onWheel, { passive: false });
    return () => page.removeEventListener('wheel', onWheel);
  }, [element, locked]);
}
