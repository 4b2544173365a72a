import { type RefObject, useEffect, useRef } from 'react';

/** Returns the focus to a row's button after editing in place, because the inputs are gone. */
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
