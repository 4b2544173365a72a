import { balanceInWords, formatAmount } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { Figure, Figures } from '@intranet/ui/text/Facts.tsx';
import { useBelow } from '@intranet/ui/theme/breakpoints.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ownBalanceQuery } from '#features/balance/api.ts';
import classes from './BalanceNote.module.css';

/** The same value as in LeaveForm.module.css. */
export const useTwoColumns = () => !useBelow('md');

function Balance() {
  const { day } = useShortDays();
  const beside = useTwoColumns();
  const { data: own, isPending } = useQuery(ownBalanceQuery);
  if (isPending) return <Skeleton className={classes.waiting} />;
  if (!own) return null;
  const { balance, next_accrual: next } = own;
  const label = t('Balance today');
  const value = balanceInWords(balance);
  const note =
    next &&
    t('{days} on {on}', {
      days: formatAmount(next.days, { signDisplay: 'always' }),
      on: day(next.on),
    });
  if (beside) {
    return (
      <Figures>
        <Figure label={label} value={value} note={note} />
      </Figures>
    );
  }
  return (
    <p className={classes.line}>
      <span>{label}</span> <strong>{value}</strong> {note && <span>{note}</span>}
    </p>
  );
}

/** Today's balance and its next accrual, or nothing without an employee record. */
export function BalanceNote() {
  return (
    <div className={classes.balance}>
      <Balance />
    </div>
  );
}
