import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { type LeaveType, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { ChartTooltip } from '@intranet/ui/charts/ChartTooltip.tsx';
import { TypeSwatch } from '../TypeSwatch.tsx';

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
    <ChartTooltip
      title={monthText(month, since)}
      values={shown.map(({ type, days: value }) => ({
        key: type,
        swatch: <TypeSwatch type={type} />,
        label: leaveTypeLabel(type),
        value,
      }))}
      total={{ label: t('Total'), value: daysInWords(total) }}
    />
  );
}
