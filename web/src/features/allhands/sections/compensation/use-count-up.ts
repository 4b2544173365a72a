import { useEffect, useState } from 'react';

/** From 0 to the figure, in ms (spec §9). */
export const COUNT_UP = 3_000;

/** What stands there so many ms after the start: fast at first, slower towards the end. */
export function countedUp(target: number, elapsed: number): number {
  const done = Math.min(1, Math.max(0, elapsed / COUNT_UP));
  return Math.round(target * (1 - (1 - done) ** 3));
}

interface CountUp {
  /** It has been seen, and counts. */
  running: boolean;
  /** No counting: the figure is there at once. */
  still: boolean;
}

/** A figure that counts up once, from when it is first seen (spec §2). */
export function useCountUp(target: number, { running, still }: CountUp): number {
  const [elapsed, setElapsed] = useState(0);
  const [wasStill, setWasStill] = useState(still);
  if (wasStill !== still) {
    setWasStill(still);
    // What stood at its end and was seen does not begin again. Print alone shows what was not seen yet.
    if (running && !still) setElapsed(COUNT_UP);
  }
  const counted = elapsed >= COUNT_UP;

  useEffect(() => {
    if (!running || still || counted) return;
    let frame = 0;
    let start: number | null = null;
    const step = (now: number) => {
      start ??= now;
      setElapsed(now - start);
      if (now - start < COUNT_UP) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [running, still, counted]);

  return still ? target : countedUp(target, elapsed);
}
