import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { reais } from '../figures.ts';
import classes from './Compensation.module.css';

/** The duration of the count-up, in milliseconds (spec §9). */
export const COUNT_UP = 3_000;

export function countedUp(target: number, elapsed: number): number {
  const done = Math.min(1, Math.max(0, elapsed / COUNT_UP));
  return Math.round(target * (1 - (1 - done) ** 3));
}

function useCountUp(target: number, running: boolean, still: boolean): number {
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

interface CountUpProps {
  amount: number;
  running: boolean;
  still: boolean;
}

export function CountUp({ amount, running, still }: CountUpProps) {
  const shown = useCountUp(amount, running, still);
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
