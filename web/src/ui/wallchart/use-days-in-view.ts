import type { Day } from '@intranet/contract/core/days.ts';
import { type RefObject, useEffect } from 'react';
import { weekdayOf } from '#ui/day-format.ts';
import { periodText } from '#ui/period-text.ts';
import type { DateRange } from './date-range.ts';

type Scroller = RefObject<HTMLElement | null>;

const trackOf = (node: HTMLElement | null) =>
  node?.querySelector<HTMLElement>('[role=columnheader] + *');

/** Scrolls to the Monday of this week; in a quarter, to the day before the last week's. */
export function useTodayInView(scroller: Scroller, today: Day, range: DateRange): void {
  const { view, days, indexOf } = range;
  useEffect(() => {
    const track = trackOf(scroller.current);
    if (!scroller.current || !track) return;
    const monday = (indexOf.get(today) ?? 0) - ((weekdayOf(today) + 6) % 7);
    const first = Math.max(0, view === 'quarter' ? monday - 8 : monday);
    scroller.current.scrollLeft = (first / days.length) * track.offsetWidth;
  }, [scroller, today, view, days, indexOf]);
}

/** Reports the visible days of five weeks as words, '' if all are visible. */
export function useVisibleDays(
  scroller: Scroller,
  { view, days }: DateRange,
  onVisible: (words: string) => void,
): void {
  useEffect(() => {
    const node = scroller.current;
    const track = trackOf(node);
    if (!node || !track || view !== 'weeks') return;
    const watching = new AbortController();
    const report = () => {
      const width = track.offsetWidth / days.length;
      const first = Math.round(node.scrollLeft / width);
      const shown = days.slice(
        first,
        first + Math.round((node.clientWidth - track.offsetLeft) / width),
      );
      const [start, end] = [shown[0], shown.at(-1)];
      onVisible(start && end && shown.length < days.length ? periodText(start, end) : '');
    };
    report();
    node.addEventListener('scroll', report, { signal: watching.signal, passive: true });
    window.addEventListener('resize', report, { signal: watching.signal });
    return () => {
      watching.abort();
      onVisible('');
    };
  }, [scroller, view, days, onVisible]);
}
