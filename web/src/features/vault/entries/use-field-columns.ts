import { type RefObject, useLayoutEffect } from 'react';

const GAP = 12;

function templateOf(table: HTMLTableElement): string {
  const headers = [...table.querySelectorAll('th')];
  const [platform = 0, link = 0, user = 0] = headers.map((header) => header.offsetWidth);
  const room = table.parentElement?.clientWidth ?? 0;
  // A table that scrolls sideways has no fixed columns.
  if (user === 0 || table.offsetWidth > room + 1) return '';
  const fields = [platform, link, user].map((width) => `${width - GAP}px`);
  return `${fields.join(' ')} minmax(0, 1fr) auto`;
}

/** Aligns fields within the frame with the columns of its table. @param drawn true if it has one */
export function useFieldColumns(frame: RefObject<HTMLElement | null>, drawn: boolean): void {
  useLayoutEffect(() => {
    const table = drawn && frame.current?.querySelector('table');
    if (!table) return;
    const observer = new ResizeObserver(() =>
      frame.current?.style.setProperty('--field-columns', templateOf(table)),
    );
    for (const header of table.querySelectorAll('th')) observer.observe(header);
    return () => observer.disconnect();
  }, [frame, drawn]);
}
