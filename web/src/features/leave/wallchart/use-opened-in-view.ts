import { useEffect, useRef } from 'react';
import type { Line } from './model.ts';

/** The first area whose people are shown, their page, and the text of the search. */
export interface OpenedArea {
  area: string;
  page: number;
  name: string;
}

/** Scrolls to the area's header when other people are shown. */
export function useOpenedInView(
  lines: readonly Line[],
  opened: OpenedArea | undefined,
  show: (index: number) => void,
): void {
  const latest = useRef({ lines, show });
  latest.current = { lines, show };
  const { area, page, name } = opened ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search shows other people of the same area
  useEffect(() => {
    const { lines, show } = latest.current;
    const index = lines.findIndex((line) => line.kind === 'area' && line.area === area);
    if (page !== undefined && index >= 0) show(index);
  }, [area, page, name]);
}
