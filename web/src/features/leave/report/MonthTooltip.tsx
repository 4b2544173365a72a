import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { type LeaveType, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import classes from './MonthTooltip.module.css';
import { TypeSwatch } from './TypeSwatch.tsx';

interface Props {
  month: string;
  planned: boolean;
  days: readonly { type: LeaveType; days: number }[];
}

export function MonthTooltip({ month, planned, days }: Props) {
  const shown = days.filter((one) => one.days > 0);
  const total = shown.reduce((all, one) => all + one.days, 0);
  return (
    <div className={classes.tooltip}>
      <p className={classes.month}>{planned ? t('{month}, planned', { month }) : month}</p>
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
