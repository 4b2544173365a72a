import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { type LeaveType, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import classes from './MonthTooltip.module.css';
import { TypeSwatch } from './TypeSwatch.tsx';

interface Props {
  month: string;
  /** Months since the first planned one; -1 is the current month. */
  since: number;
  days: readonly { type: LeaveType; days: number }[];
}

function monthText(month: string, since: number): string {
  if (since >= 0) return t('{month}, planned', { month });
  return since === -1 ? t('{month}, so far and planned', { month }) : month;
}

export function MonthTooltip({ month, since, days }: Props) {
  const shown = days.filter((one) => one.days > 0).reverse();
  const total = shown.reduce((all, one) => all + one.days, 0);
  return (
    <div className={classes.tooltip}>
      <p className={classes.month}>{monthText(month, since)}</p>
      <dl className={classes.days}>
        {shown.map(({ type, days: count }) => (
          <div key={type}>
            <dt>
              <TypeSwatch type={type} />
              {leaveTypeLabel(type)}
            </dt>
            <dd>{count}</dd>
          </div>
        ))}
        <div className={classes.total}>
          <dt>{t('Total')}</dt>
          <dd>{daysInWords(total)}</dd>
        </div>
      </dl>
    </div>
  );
}
