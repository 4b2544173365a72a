import { type BalanceEffect, balanceFacts } from '@intranet/contract/balance/balance-effect.ts';
import classes from './BalanceLine.module.css';

/** The balance on the leave's first day and the lowest later balance (D60), in one line. */
export function BalanceLine({ effect }: { effect: BalanceEffect }) {
  return (
    <span className={classes.line}>
      {balanceFacts(effect).map(([label, value]) => (
        <span key={label} className={classes.fact}>
          {label}: <strong>{value}</strong>
        </span>
      ))}
    </span>
  );
}
