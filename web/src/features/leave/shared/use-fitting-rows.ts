import { type RefObject, useEffect, useState } from 'react';

const FEWEST = 3;
/** The footer below the page, in px. */
const FOOTER = 64;

const bottomOf = (element: Element | null | undefined) =>
  element ? element.getBoundingClientRect().bottom : 0;

/** How many px the list can grow before its page is longer than the window, or than the other column. */
function roomBelow(column: Element): number {
  const others = [...(column.parentElement?.children ?? [])].filter((one) => one !== column);
  const bottoms = others.map((one) => bottomOf(one.lastElementChild));
  const windowEnd = globalThis.innerHeight - FOOTER - document.documentElement.scrollTop;
  // What fills the rest of the column gives way down to its least height.
  const filling = column.querySelector('[data-fills]');
  const spare = filling
    ? filling.getBoundingClientRect().height -
      Number.parseFloat(getComputedStyle(filling).minHeight)
    : 0;
  return Math.max(windowEnd, ...bottoms) - bottomOf(column.lastElementChild) + spare;
}

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
      setFitting(Math.max(FEWEST, rows.length + Math.floor(roomBelow(column) / height)));
    };
    const observer = new ResizeObserver(measure);
    for (const one of column.parentElement?.children ?? []) observer.observe(one);
    for (const one of column.children) observer.observe(one);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  });
  return fitting;
}
