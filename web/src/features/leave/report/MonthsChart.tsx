import '@mantine/charts/styles.css';
import { type LeaveType, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { BarChart } from '@mantine/charts';
import { chartColour } from '../leave-type-style.ts';
import type { ReportRow } from './api.ts';
import { MONTHS, sumMonths } from './report-lines.ts';

/**
 * The days of each month, stacked by type. Its colours' names and sums, and every figure, stand
 * beside and below it.
 */
export default function MonthsChart({
  rows,
  types,
}: {
  rows: readonly ReportRow[];
  types: readonly LeaveType[];
}) {
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
      // Neighbours of like brightness stay apart.
      barProps={{ isAnimationActive: false, stroke: 'var(--mantine-color-body)', strokeWidth: 1 }}
      barChartProps={{ accessibilityLayer: false }}
      yAxisProps={{ allowDecimals: false, width: 44 }}
    />
  );
}
