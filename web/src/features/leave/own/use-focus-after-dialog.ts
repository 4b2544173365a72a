import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the leave's card if the button that was pressed is gone, or the filter if the card is too.
 * @returns a function that names the leave whose button was pressed without a dialog
 */
export function useFocusAfterDialog(
  list: RefObject<HTMLElement | null>,
  open: number | null,
  leaves: readonly unknown[],
): (id: number) => void {
  const lastOpened = useRef<number | null>(null);
  const leavesWhenOpened = useRef(leaves);
  useEffect(() => {
    if (open !== null) {
      lastOpened.current = open;
      leavesWhenOpened.current = leaves;
    }
    if (open !== null || lastOpened.current === null) return;
    const id = lastOpened.current;
    // After the reload nothing else can remove the focus.
    if (leavesWhenOpened.current !== leaves) lastOpened.current = null;
    // Runs after the dialog has restored the focus.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const card = list.current?.querySelector<HTMLElement>(`[data-leave="${id}"] button`);
      const target = card ?? list.current?.querySelector<HTMLElement>('input:checked');
      target?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [list, open, leaves]);
  return (id) => {
    lastOpened.current = id;
    leavesWhenOpened.current = leaves;
  };
}
