import { type RefObject, useEffect, useRef } from 'react';
import { readId, useAddress } from '#core/use-address.ts';
import { settle } from '#ui/tables/settle.ts';
import { isOpen, type ListItem } from './list-items.ts';

const ADDRESS = { leave: '' };

/** Focuses the card in the URL, and after a decision the next card if nothing else has the focus. @returns the id in the URL */
export function useCardFocus(
  list: RefObject<HTMLElement | null>,
  items: readonly ListItem[] | undefined,
): number | null {
  const [{ leave }] = useAddress(ADDRESS);
  const id = readId(leave);
  const wanted = useRef(id);
  const open = useRef(new Set<number>());
  useEffect(() => {
    if (!items) return;
    const headingOf = (item: ListItem | undefined) =>
      item && list.current?.querySelector<HTMLElement>(`[data-leave="${item.approval.id}"] h3`);
    if (wanted.current !== null) {
      const heading = headingOf(items.find(({ approval }) => approval.id === wanted.current));
      // A cached list may lack the card; the list being loaded has it.
      if (heading) wanted.current = null;
      heading?.focus({ preventScroll: true });
      heading?.closest('article')?.scrollIntoView({ block: 'start' });
    }
    const before = open.current;
    open.current = new Set(items.filter(isOpen).map(({ approval }) => approval.id));
    const last = items.findLastIndex((item) => !isOpen(item) && before.has(item.approval.id));
    if (last < 0 || document.activeElement !== document.body) return;
    const next = items.slice(last).find(isOpen) ?? items.findLast(isOpen);
    const target = headingOf(next) ?? list.current?.querySelector<HTMLElement>('[data-empty]');
    target?.focus({ preventScroll: true });
    const { scrollY } = window;
    target?.scrollIntoView?.({ block: 'nearest' });
    // All cards have moved below the pointer.
    if (window.scrollY !== scrollY && list.current) settle(list.current);
  }, [list, items]);
  return id;
}
