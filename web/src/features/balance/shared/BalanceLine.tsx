import {
  type BalanceEffect,
  balanceFacts,
  bookedLater,
  daysShort,
} from '@intranet/contract/balance/balance-effect.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import classes from './BalanceLine.module.css';

/** The balance on the leave's first day and the lowest later balance (D60), in one line. */
export function BalanceLine({ effect }: { effect: BalanceEffect }) {
  const { day } = useShortDays();
  const later = bookedLater(effect);
  const short = daysShort(effect);
  return (
    <span className={classes.line}>
      {balanceFacts(effect, day).map(({ label, value, negative }) => (
        <span key={label} className={classes.fact}>
          {label}:{' '}
          <strong data-negative={negative || undefined}>{value.replaceAll('-', '−')}</strong>
        </span>
      ))}
      {later && <span>{later}</span>}
      {short && <StateBadge tone="bad">{short}</StateBadge>}
    </span>
  );
}
