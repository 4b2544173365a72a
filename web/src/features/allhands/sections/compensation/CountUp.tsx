import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { reais } from '../figures.ts';
import classes from './Compensation.module.css';

/** The duration of the count-up, in milliseconds (spec §9). */
export const COUNT_UP = 3_000;

/** How much of a figure shows at a time, from 0 to 1. */
export function countedUp(elapsed: number): number {
  const done = Math.min(1, Math.max(0, elapsed / COUNT_UP));
  return 1 - (1 - done) ** 3;
}

/** The share of the figures that shows now, which their bars follow. */
export function useCountUp(running: boolean, still: boolean): number {
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

  return still ? 1 : countedUp(elapsed);
}

interface CountUpProps {
  amount: number;
  /** From 0 to 1. */
  share: number;
}

export function CountUp({ amount, share }: CountUpProps) {
  const shown = Math.round(amount * share);
  if (shown === amount) return <span className={classes.amount}>{reais(amount)}</span>;
  return (
    <span className={classes.amount}>
      <span aria-hidden data-counting>
        {reais(shown)}
      </span>
      <span aria-hidden className={classes.room}>
        {reais(amount)}
      </span>
      <VisuallyHidden>{reais(amount)}</VisuallyHidden>
    </span>
  );
}
