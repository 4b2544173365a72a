import { type RefObject, useEffect } from 'react';

const BUTTONS: Record<string, string> = { a: '[data-approve]', r: '[data-reject]' };

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [role="dialog"]') !== null;

function moveFocus(cards: HTMLElement[], current: HTMLElement | null, step: number): void {
  const from = current ? cards.indexOf(current) : -1;
  const next = cards[Math.min(Math.max(from + step, 0), cards.length - 1)];
  next?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

/** J and K move between the cards; A and R press the buttons of the card that has the focus. */
export function useApprovalKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, repeat } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || repeat || isTyping(target)) return;
      if (!list.current || document.querySelector('[role="dialog"]')) return;
      const focused = document.activeElement;
      const current = focused?.closest('article') ?? null;
      const pressed = key.toLowerCase();
      if (pressed === 'j' || pressed === 'k') {
        const cards = [...list.current.querySelectorAll('article')];
        moveFocus(cards, current, pressed === 'j' ? 1 : -1);
      } else if (current && list.current.contains(current) && BUTTONS[pressed]) {
        event.preventDefault();
        current.querySelector<HTMLButtonElement>(BUTTONS[pressed])?.click();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list]);
}
