import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const HOLD_MS = 8_000;

/** Holds a list still after an action until the pointer or focus leaves it, or 8 s without input pass. */
export function useHold(list: RefObject<HTMLElement | null>) {
  const [held, setHeld] = useState(false);
  const [since, setSince] = useState(0);
  const pressed = useRef(false);
  const releasePending = useRef(false);

  useEffect(() => {
    const element = list.current;
    if (!held || !element || since === 0) return;
    const events = new AbortController();
    const { signal } = events;
    releasePending.current = false;
    const release = () => {
      const typing = document.activeElement?.matches('textarea, input') ?? false;
      const busy = pressed.current || (typing && element.contains(document.activeElement));
      releasePending.current = busy;
      if (!busy) setHeld(false);
    };
    const retryRelease = () => {
      if (releasePending.current) setTimeout(release);
    };
    const onDown = () => {
      pressed.current = true;
    };
    const onUp = () => {
      pressed.current = false;
      retryRelease();
    };
    // Some browsers send no `pointerleave` when the pressed button is removed.
    const onPointerOver = ({ pointerType, target }: PointerEvent) => {
      const outside = target instanceof Node && !element.contains(target);
      if (outside && pointerType !== 'touch') release();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // A click on empty space focuses an element around the list.
      const around = relatedTarget instanceof Node && relatedTarget.contains(element);
      const left = relatedTarget instanceof Node && !element.contains(relatedTarget) && !around;
      if (left) setTimeout(release);
      else retryRelease();
    };
    const timer = setTimeout(release, HOLD_MS);
    element.addEventListener('pointerdown', onDown, { capture: true, signal });
    document.addEventListener('pointerover', onPointerOver, { signal });
    element.addEventListener('focusout', onFocusOut, { signal });
    window.addEventListener('pointerup', onUp, { signal });
    window.addEventListener('pointercancel', onUp, { signal });
    return () => {
      clearTimeout(timer);
      events.abort();
    };
  }, [list, held, since]);

  const hold = useCallback(() => {
    setHeld(true);
    setSince((count) => count + 1);
  }, []);
  return { held, hold };
}
