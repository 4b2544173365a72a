import { type RefObject, useEffect, useRef } from 'react';

/**
 * After a leave's dialog the focus goes on at its card, when the button that opened the dialog has gone
 * with what was done there; or at the choice of which leave to show, when the card has gone as well.
 * @param list holds the cards, each in an element with `data-leave`, and its first button stays
 * @param open the leave whose dialog is open
 * @param leaves what is shown: the button goes when these come anew, before or after the dialog
 */
export function useFocusAfterDialog(
  list: RefObject<HTMLElement | null>,
  open: number | null,
  leaves: readonly unknown[],
): void {
  const last = useRef<number | null>(null);
  const shownThen = useRef(leaves);
  useEffect(() => {
    if (open !== null) {
      last.current = open;
      shownThen.current = leaves;
    }
    if (open !== null || last.current === null) return;
    const id = last.current;
    // Once they have come, nothing else takes the focus away.
    if (shownThen.current !== leaves) last.current = null;
    // After the dialog has given it back.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const card = list.current?.querySelector<HTMLElement>(`[data-leave="${id}"] button`);
      const target = card ?? list.current?.querySelector<HTMLElement>('input:checked');
      target?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [list, open, leaves]);
}
