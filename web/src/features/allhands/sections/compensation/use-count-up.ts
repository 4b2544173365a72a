import { useEffect, useState } from 'react';

/** The duration of the count-up, in milliseconds (spec §9). */
export const COUNT_UP = 3_000;

export function countedUp(target: number, elapsed: number): number {
  const done = Math.min(1, Math.max(0, elapsed / COUNT_UP));
  return Math.round(target * (1 - (1 - done) ** 3));
}

interface CountUp {
  /** True once the element has been seen. */
  running: boolean;
  /** True shows the final value at once. */
  still: boolean;
}

export function useCountUp(target: number, { running, still }: CountUp): number {
  const [elapsed, setElapsed] = useState(0);
  const [wasStill, setWasStill] = useState(still);
  if (wasStill !== still) {
    setWasStill(still);
    // A finished count-up doesn't restart after printing.
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
