import { type RefObject, useEffect, useState } from 'react';

const FEWEST = 3;
/** The space that is left below the cards, in px. */
const MARGIN = 24;

const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;

/** Where a card would end if it weren't stretched. */
function contentEnd(card: Element | null): number {
  if (!card?.firstElementChild) return 0;
  return bottomOf(card.firstElementChild) + Number.parseFloat(getComputedStyle(card).paddingBottom);
}

/** Where the columns beside this one end, without stretching; 0 if there are none. */
function neighboursEnd(column: Element): number {
  const { top } = column.getBoundingClientRect();
  const beside = [...(column.parentElement?.children ?? [])].filter(
    (one) => one !== column && one.getBoundingClientRect().top === top,
  );
  return Math.max(0, ...beside.map((one) => contentEnd(one.lastElementChild)));
}

/** How many px the list can grow before its column is longer than the window and the columns beside it. */
function roomBelow(column: Element): number {
  const windowEnd = globalThis.innerHeight - MARGIN - document.documentElement.scrollTop;
  // What fills the rest of the column shrinks down to its least height.
  const filling = column.querySelector('[data-fills]');
  const spare = filling
    ? filling.getBoundingClientRect().height -
      Number.parseFloat(getComputedStyle(filling).minHeight)
    : 0;
  const end = Math.max(windowEnd, neighboursEnd(column));
  return end - bottomOf(column.lastElementChild) + spare;
}

/** True if the page has one column, where a list of any length pushes the rest down. */
const isAlone = (column: Element) => neighboursEnd(column) === 0;

/**
 * How many rows of a list fit in the window, at least three. The list is in an element with `data-column`; an element
 * with `data-fills` there shrinks in its favour.
 */
export function useFittingRows(frame: RefObject<HTMLElement | null>): number {
  const [fitting, setFitting] = useState(FEWEST);
  useEffect(() => {
    const column = frame.current?.closest('[data-column]');
    if (!column) return;
    const measure = () => {
      const rows = frame.current?.querySelectorAll('li') ?? [];
      const height = rows[0]?.getBoundingClientRect().height ?? 0;
      if (height === 0) return;
      const fit = rows.length + Math.floor(roomBelow(column) / height);
      setFitting(isAlone(column) ? FEWEST : Math.max(FEWEST, fit));
    };
    const observer = new ResizeObserver(measure);
    for (const one of [...(column.parentElement?.children ?? []), ...column.children]) {
      observer.observe(one);
    }
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  });
  return fitting;
}
