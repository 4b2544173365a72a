import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Opened } from './use-opened.ts';

function itemBehind(opened: Opened): string | null {
  if (opened.kind === 'list') return null;
  return opened.group?.id ?? (opened.kind === 'link' ? opened.item.link.name : null);
}

/** Focuses the item behind the closed embed or modal (pitfall 27). @returns the link opened last */
export function useReturnFocus(list: RefObject<HTMLElement | null>, opened: Opened): string {
  const behind = itemBehind(opened);
  const before = useRef(behind);
  useEffect(() => {
    const left = before.current;
    before.current = behind;
    // A user who moved on, for example through the menu, keeps the focus there.
    const lost = document.activeElement === document.body;
    if (behind !== null || left === null || !lost) return;
    const items = list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [];
    for (const item of items) if (item.dataset.item === left) item.focus();
  }, [list, behind]);

  const open = opened.kind === 'link' ? opened.item.link.name : '';
  const [last, setLast] = useState(open);
  if (open && open !== last) setLast(open);
  return last;
}
