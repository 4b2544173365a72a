import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

/** After the pointer has left, in ms (spec §9). */
export const CLOSE_DELAY = 200;

/** A finger leaves whenever it is lifted: that closes nothing. */
const hovers = (event: PointerEvent) => event.pointerType !== 'touch';

/**
 * What opens beside a card when the pointer rests on it, the focus comes to it by keyboard, or it is pressed;
 * and closes 200 ms after pointer or focus have left both, by Escape wherever the focus is, or by `close`
 * (spec §2). The focus goes back to the card when what had it closes.
 */
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
    // After the focus, which opens it.
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
    // The card has the focus again when the window has: nobody came to it.
    const came = !windowLeft.current && currentTarget.matches(':focus-visible');
    windowLeft.current = false;
    if (came) open();
  };
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The deck's own Escape is for when nothing is open.
    event.stopPropagation();
    close();
  });
  useEffect(() => {
    if (!opened) return;
    const listener = (event: KeyboardEvent) => onEscape(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, [opened]);
  return {
    opened,
    open,
    close,
    card: { ref: card, ...both, onFocus },
    modal: { ref: modal, ...both, onFocus: open },
  };
}
