import { VisuallyHidden } from '@mantine/core';
import { reais } from '../figures.ts';
import classes from './Compensation.module.css';
import { useCountUp } from './use-count-up.ts';

interface CountUpProps {
  /** In reais. */
  amount: number;
  running: boolean;
  still: boolean;
}

export function CountUp({ amount, running, still }: CountUpProps) {
  const shown = useCountUp(amount, { running, still });
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
