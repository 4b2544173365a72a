import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { readId, useAddress } from '@intranet/ui/hooks/use-address.ts';
import { type RefObject, useEffect, useRef } from 'react';

export const LEAVE_ADDRESS = { leave: '' };

/**
 * Focuses the card in the URL, one that an undone decision brought back, and, if nothing else has the focus,
 * the card after a decided one.
 * @returns the id in the URL
 */
export function useCardFocus(
  list: RefObject<HTMLElement | null>,
  items: readonly Approval[] | undefined,
  decided: ReadonlyMap<number, number>,
): number | null {
  const [{ leave }] = useAddress(LEAVE_ADDRESS);
  const id = readId(leave);
  const wanted = useRef(id);
  const shown = useRef<readonly number[]>([]);
  useEffect(() => {
    if (!items) return;
    const focus = (target: HTMLElement | null | undefined, block: ScrollLogicalPosition) => {
      target?.focus({ preventScroll: true });
      (target?.closest('article') ?? target)?.scrollIntoView?.({ block });
    };
    const headingOf = (one: number | undefined) =>
      list.current?.querySelector<HTMLElement>(`[data-leave="${one}"] :is(h3, a)`);
    const ids = items.map((item) => item.id);
    const before = shown.current;
    shown.current = ids;
    // A cached list may lack the card; the list being loaded has it.
    if (wanted.current !== null && ids.includes(wanted.current)) {
      focus(headingOf(wanted.current), 'start');
      wanted.current = null;
      return;
    }
    const { activeElement } = document;
    const returned = ids.find((one) => decided.has(one) && !before.includes(one));
    if (returned !== undefined && !activeElement?.matches('textarea, input')) {
      focus(headingOf(returned), 'nearest');
      return;
    }
    const gone = before.findLastIndex((one) => decided.has(one) && !ids.includes(one));
    if (gone < 0 || activeElement !== document.body) return;
    const next = before.slice(gone + 1).find((one) => ids.includes(one)) ?? ids.at(-1);
    const empty = list.current?.querySelector<HTMLElement>('[data-empty]');
    focus(headingOf(next) ?? empty, 'nearest');
  }, [list, items, decided]);
  return id;
}
