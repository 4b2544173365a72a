import { type BalanceEffect, balanceFacts } from '@intranet/contract/balance/balance-effect.ts';
import { useShortDays } from '#ui/use-short-days.ts';
import classes from './BalanceLine.module.css';

/** The balance on the leave's first day and the lowest later balance (D60), in one line. */
export function BalanceLine({ effect }: { effect: BalanceEffect }) {
  const { day } = useShortDays();
  return (
    <span className={classes.line}>
      {balanceFacts(effect, day).map(([label, value]) => (
        <span key={label} className={classes.fact}>
          {label}: <strong>{value.replaceAll('-', '−')}</strong>
        </span>
      ))}
    </span>
  );
}
