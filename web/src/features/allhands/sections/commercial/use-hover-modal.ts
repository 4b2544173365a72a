import { useWindowEvent } from '@mantine/hooks';
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { actionOfKey } from '../../deck/deck-keys.ts';

/** The delay after the pointer has left, in milliseconds (spec §9). */
export const CLOSE_DELAY = 200;

/** Lifting a finger fires a leave event, which must not close the panel. */
const hovers = (event: PointerEvent) => event.pointerType !== 'touch';

/** Opens a panel on hover, keyboard focus or click, and returns the focus to the card (spec §2). */
export function useHoverModal() {
  const [opened, setOpened] = useState(false);
  const card = useRef<HTMLButtonElement>(null);
  const modal = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const windowLeft = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = () => {
    clearTimeout(timer.current);
    setOpened(true);
  };
  const close = () => {
    clearTimeout(timer.current);
    const hadFocus = modal.current?.contains(document.activeElement);
    if (hadFocus) card.current?.focus({ preventScroll: true });
    // Runs after the focus event, which opens the panel.
    clearTimeout(timer.current);
    setOpened(false);
  };
  const leave = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(close, CLOSE_DELAY);
  };

  const both = {
    onPointerEnter: (event: PointerEvent) => hovers(event) && open(),
    onPointerLeave: (event: PointerEvent) => hovers(event) && leave(),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      const within = (element: Element | null) =>
        [card, modal].some((one) => one.current?.contains(element));
      if (!within(relatedTarget)) leave();
      windowLeft.current = within(document.activeElement);
    },
  };
  const onFocus = ({ currentTarget }: FocusEvent) => {
    // A window that becomes active again restores the focus, which must not open the panel.
    const came = !windowLeft.current && currentTarget.matches(':focus-visible');
    windowLeft.current = false;
    if (came) open();
  };
  const onKey = (event: KeyboardEvent) => {
    if (!opened) return;
    if (event.key === 'Escape') {
      // The deck's own Escape works only when nothing is open.
      event.stopPropagation();
      close();
    } else if (event.key.length === 1 && actionOfKey(event)) close();
  };
  useWindowEvent('keydown', onKey, { capture: true });
  return {
    opened,
    open,
    close,
    card: { ref: card, ...both, onFocus },
    modal: { ref: modal, ...both, onFocus: open },
  };
}
