import { useEffect, useRef } from 'react';
import type { Line } from './model.ts';

/** The one area whose people are shown, and the page that is shown of them. */
export interface OpenedArea {
  area: string;
  page: number;
}

/** Scrolls to the area's header when another area opens or the page of its people changes. */
export function useOpenedInView(
  lines: readonly Line[],
  opened: OpenedArea | undefined,
  show: (index: number) => void,
): void {
  const latest = useRef({ lines, show });
  latest.current = { lines, show };
  const { area, page } = opened ?? {};
  useEffect(() => {
    const { lines, show } = latest.current;
    const index = lines.findIndex((line) => line.kind === 'area' && line.area === area);
    if (page !== undefined && index >= 0) show(index);
  }, [area, page]);
}
