import '@mantine/charts/styles.css';
import { type LeaveType, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { BarChart } from '@mantine/charts';
import { chartColour } from '../leave-type-style.ts';
import type { ReportRow } from './api.ts';
import { MONTHS, sumMonths } from './report-lines.ts';

interface Props {
  rows: readonly ReportRow[];
  types: readonly LeaveType[];
}

/** Days by month, stacked by type. A legend beside it and a table below show the same figures. */
export default function MonthsChart({ rows, types }: Props) {
  const sums = types.map((type) => ({
    type,
    months: sumMonths(rows.filter((row) => row.leave_type === type)),
  }));
  const data = MONTHS.map((month, index) => ({
    month,
    ...Object.fromEntries(sums.map(({ type, months }) => [type, months[index] ?? 0])),
  }));
  return (
    <BarChart
      h={260}
      data={data}
      dataKey="month"
      type="stacked"
      series={types.map((type) => ({
        name: type,
        label: leaveTypeLabel(type),
        color: chartColour(type),
      }))}
      maxBarWidth={44}
      tickLine="none"
      gridAxis="x"
      // A border separates colours of similar brightness.
      barProps={{ isAnimationActive: false, stroke: 'var(--mantine-color-body)', strokeWidth: 1 }}
      // With less room above, the top label would be moved off its grid line.
      barChartProps={{ accessibilityLayer: false, margin: { top: 12 } }}
      yAxisProps={{ allowDecimals: false, width: 44 }}
    />
  );
}
