import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The list is held this long after an action, unless the pointer or focus leaves it first. */
const HOLD_MS = 8_000;

interface Hold {
  /** True while nothing in the list may move. */
  held: boolean;
  hold: () => void;
}

/**
 * Holds a list still after an action until the pointer or focus leaves it, or 8 s pass. A touch has
 * no hover, so only time and focus count. A press or typing in the list delays the end.
 */
export function useHold(list: RefObject<HTMLElement | null>): Hold {
  const [held, setHeld] = useState(false);
  const [since, setSince] = useState(0);
  const pressed = useRef(false);
  const due = useRef(false);

  useEffect(() => {
    const element = list.current;
    if (!held || !element || since === 0) return;
    due.current = false;
    const release = () => {
      const typing = document.activeElement?.matches('textarea, input') ?? false;
      const busy = pressed.current || (typing && element.contains(document.activeElement));
      due.current = busy;
      if (!busy) setHeld(false);
    };
    const again = () => {
      if (due.current) setTimeout(release);
    };
    const onDown = () => {
      pressed.current = true;
    };
    const onUp = () => {
      pressed.current = false;
      again();
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
      else again();
    };
    const timer = setTimeout(release, HOLD_MS);
    element.addEventListener('pointerdown', onDown, true);
    document.addEventListener('pointerover', onPointerOver);
    element.addEventListener('focusout', onFocusOut);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onUp);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerdown', onDown, true);
      document.removeEventListener('pointerover', onPointerOver);
      element.removeEventListener('focusout', onFocusOut);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onUp);
    };
  }, [list, held, since]);

  const hold = useCallback(() => {
    setHeld(true);
    setSince((count) => count + 1);
  }, []);
  return { held, hold };
}
