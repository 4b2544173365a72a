import { usePrinting } from '@intranet/ui/hooks/use-printing.ts';
import { useBelow } from '@intranet/ui/theme/breakpoints.ts';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type RefObject, useCallback, useLayoutEffect, useMemo } from 'react';
import type { Line } from './model.ts';

/** In pixels. */
const ROW = 28;
const PHONE_ROW = 36;
const HEAD = 56;

function useHeights() {
  const phone = useBelow('sm');
  const row = phone ? PHONE_ROW : ROW;
  const heights = {
    '--head': `${HEAD}px`,
    '--area': `${ROW}px`,
    '--person': `${row}px`,
  } as CSSProperties;
  return { row, heights };
}

interface ShownLine<L extends Line> {
  index: number;
  line: L;
}

/**
 * Selects the visible lines, or all in print.
 * @returns the lines from the header of the topmost area on, and the height that is skipped after
 *   that header and after the last line
 */
export function useChartRows<L extends Line>(
  lines: readonly L[],
  scroller: RefObject<HTMLElement | null>,
) {
  const printing = usePrinting();
  const { row, heights } = useHeights();
  const areaAt = useMemo(() => {
    let area = 0;
    return lines.map((line, index) => {
      if (line.kind === 'area') area = index;
      return area;
    });
  }, [lines]);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const header = areaAt[range.startIndex] ?? 0;
      return [header, ...defaultRangeExtractor(range).filter((index) => index > header)];
    },
    [areaAt],
  );
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    enabled: !printing,
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback(
      (index: number) => (lines[index]?.kind === 'area' ? ROW : row),
      [lines, row],
    ),
    getItemKey: useCallback(
      (index: number) => {
        const line = lines[index];
        return line?.kind === 'person' ? line.id : (line?.area ?? index);
      },
      [lines],
    ),
    rangeExtractor,
    overscan: 6,
    scrollPaddingStart: HEAD + ROW,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every row moves when the row height changes
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, row]);
  const show = (index: number) => virtualizer.scrollToIndex(index);
  if (printing) {
    const all = lines.map((line, index) => ({ index, line }));
    return { items: all, before: 0, after: 0, printing, heights, show };
  }
  const drawn = virtualizer.getVirtualItems();
  const items = drawn.flatMap(({ index }) => {
    const line = lines[index];
    return line ? [{ index, line }] : [];
  });
  const [header, second] = drawn;
  const before = second && header ? second.start - header.end : 0;
  const after = virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return { items, before: (header?.start ?? 0) + before, after, printing, heights, show };
}

export function byArea<L extends Line>(items: readonly ShownLine<L>[]): ShownLine<L>[][] {
  const areas: ShownLine<L>[][] = [];
  for (const item of items) {
    if (item.line.kind === 'area') areas.push([item]);
    else areas.at(-1)?.push(item);
  }
  return areas;
}
