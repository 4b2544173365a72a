import { useEffect, useRef } from 'react';

/** A panel that comes into view. With `onClose`, a press elsewhere or Escape closes it. */
export function usePanel(id: string, open: boolean, onClose: (() => void) | undefined) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return;
    // In the second frame, the chart has given the panel its height, and there may be nothing to scroll.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => panel.current?.scrollIntoView?.({ block: 'nearest' }));
    });
    return () => cancelAnimationFrame(frame);
  }, [open]);
  useEffect(() => {
    if (!open || !onClose) return;
    const watching = new AbortController();
    const options = { signal: watching.signal };
    const isInside = (at: EventTarget | null) =>
      at instanceof Element && at.closest(`[id="${id}"], [aria-controls="${id}"]`) !== null;
    document.addEventListener(
      'pointerdown',
      ({ target }) => isInside(target) || onClose(),
      options,
    );
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose(), options);
    return () => watching.abort();
  }, [open, onClose, id]);
  return panel;
}
