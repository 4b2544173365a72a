import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to the button that begins the editing of a row in place, when that ended and took the
 * inputs with it: who edited by keyboard goes on from where they began.
 */
export function useFocusAfterEdit(editing: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (wasEditing.current && !editing && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
    wasEditing.current = editing;
  }, [editing]);
  return button;
}
