import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback } from 'react';
import { usePrinting } from './use-printing.ts';
import type { ModelRow } from './use-table-model.ts';

const VIRTUAL_FROM = 100;

/** @returns the drawn rows, and the height in px of the omitted rows before and after */
export function useVirtualRows<Row>(
  rows: readonly ModelRow<Row>[],
  scroller: RefObject<HTMLElement | null>,
  estimatedHeight: number,
) {
  const printing = usePrinting();
  const virtual = rows.length > VIRTUAL_FROM && !printing;
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    enabled: virtual,
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeight,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    overscan: 8,
  });
  if (!virtual) {
    const items = rows.map((row, index) => ({ index, row }));
    const toTop = () => scroller.current?.scrollTo({ top: 0 });
    return { virtual, items, before: 0, after: 0, measure: () => {}, toTop };
  }
  const drawn = virtualizer.getVirtualItems();
  const items = drawn.flatMap(({ index }) => {
    const row = rows[index];
    return row ? [{ index, row }] : [];
  });
  const before = drawn[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  const toTop = () => virtualizer.scrollToOffset(0);
  return { virtual, items, before, after, measure: virtualizer.measureElement, toTop };
}
