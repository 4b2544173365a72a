import { addDays, type Day, type Period } from '@intranet/contract/core/days.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { type DateRange, mondayOf } from './date-range.ts';

type Scroller = RefObject<HTMLElement | null>;

export interface Target {
  day: Day;
}

const SETTLED_MS = 200;
const NEXT_WEEK = 7;

const trackOf = (node: HTMLElement | null) =>
  node?.querySelector<HTMLElement>('[role=columnheader] + *');

/** Scrolls to the week of each new target; in a quarter, to the day before the last week's. */
export function useTargetInView(scroller: Scroller, target: Target, range: DateRange): void {
  const { view, days, indexOf } = range;
  useEffect(() => {
    const track = trackOf(scroller.current);
    if (!scroller.current || !track) return;
    const monday = indexOf.get(mondayOf(target.day)) ?? 0;
    const first = Math.max(0, view === 'quarter' ? monday - 8 : monday);
    scroller.current.scrollLeft = (first / days.length) * track.offsetWidth;
  }, [scroller, target, view, days, indexOf]);
}

export function useVisibleDays(
  scroller: Scroller,
  { days }: DateRange,
  onVisible: (visible: Period | null) => void,
): void {
  useEffect(() => {
    const node = scroller.current;
    const track = trackOf(node);
    if (!node || !track) return;
    const watching = new AbortController();
    const report = () => {
      const width = track.offsetWidth / days.length;
      const first = Math.round(node.scrollLeft / width);
      const shown = days.slice(
        first,
        first + Math.round((node.clientWidth - track.offsetLeft) / width),
      );
      const [start, end] = [shown[0], shown.at(-1)];
      onVisible(start && end && shown.length < days.length ? { start, end } : null);
    };
    report();
    node.addEventListener('scroll', report, { signal: watching.signal, passive: true });
    window.addEventListener('resize', report, { signal: watching.signal });
    return () => {
      watching.abort();
      onVisible(null);
    };
  }, [scroller, days, onVisible]);
}

export function useDaysInView(range: DateRange, first: Day) {
  const { indexOf } = range;
  const [visible, onVisible] = useState<Period | null>(null);
  const [settled] = useDebouncedValue(visible, SETTLED_MS);
  const [stepped, setStepped] = useState<Target & { range: DateRange }>();
  const start = useMemo(() => ({ day: first }), [first]);
  const atFirst = useMemo(() => {
    const monday = indexOf.has(mondayOf(first)) ? mondayOf(first) : range.from;
    return { start: monday, end: addDays(monday, NEXT_WEEK - 1) };
  }, [first, indexOf, range.from]);
  const shown = settled && indexOf.has(settled.start) ? settled : atFirst;
  const current = (visible ?? shown).start;

  return {
    visible,
    onVisible,
    shown,
    target: stepped?.range === range ? stepped : start,
    weekAt: (step: 1 | -1): Day =>
      step === 1 ? addDays(mondayOf(current), NEXT_WEEK) : mondayOf(addDays(current, -1)),
    /** @returns false if the range lacks the day's week */
    scrollTo: (day: Day): boolean => {
      const isInRange = indexOf.has(day) && indexOf.has(addDays(mondayOf(day), NEXT_WEEK - 1));
      if (isInRange) setStepped({ day, range });
      return isInRange;
    },
  };
}
