import '@mantine/charts/styles.css';
import { type LeaveType, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { BarChart } from '@mantine/charts';
import { useElementSize } from '@mantine/hooks';
import type { ReportRow } from './api.ts';
import classes from './MonthsChart.module.css';
import { MonthTooltip } from './MonthTooltip.tsx';
import { MONTHS, sumMonths } from './report-lines.ts';
import { type BarPlace, TypeBar, TypePatterns } from './TypePatterns.tsx';

const AXIS_WIDTH = 44;
/** A month's name needs this width, else every second month has its name. */
const NAME_WIDTH = 32;

interface TotalProps extends Omit<BarPlace, 'height'> {
  base: number;
  total: number;
}

function BarTotal({ x, y, width, base, total }: TotalProps) {
  return (
    <>
      <path className={classes.outline} d={`M${x + 0.5} ${base}V${y + 0.5}h${width - 1}V${base}`} />
      <text className={classes.total} x={x + width / 2} y={y - 6} textAnchor="middle">
        {total}
      </text>
    </>
  );
}

interface Props {
  rows: readonly ReportRow[];
  types: readonly LeaveType[];
  plannedFrom: number;
  height: number;
}

export default function MonthsChart({ rows, types, plannedFrom, height: chartHeight }: Props) {
  const { ref, width } = useElementSize();
  const sums = types.map((type) => ({
    type,
    months: sumMonths(rows.filter((row) => row.leave_type === type)),
  }));
  const data = MONTHS.map((month, index) => ({
    month,
    ...Object.fromEntries(sums.map(({ type, months }) => [type, months[index] ?? 0])),
  }));
  const totals = sumMonths(rows);
  const tops = totals.map((_, month) => sums.findLast(({ months }) => months[month])?.type);
  return (
    <div ref={ref}>
      <BarChart
        h={chartHeight}
        data={data}
        dataKey="month"
        type="stacked"
        series={types.map((type) => ({ name: type, label: leaveTypeLabel(type), color: 'gray' }))}
        maxBarWidth={44}
        tickLine="none"
        gridAxis="x"
        barProps={({ name }) => ({
          isAnimationActive: false,
          shape: ({ x, y, width, height, index, stackedBarStart: base }) => (
            <>
              <g className={index < plannedFrom ? undefined : classes.planned}>
                <TypeBar type={name as LeaveType} {...{ x, y, width, height }} />
              </g>
              {name === tops[index] && (
                <BarTotal {...{ x, y, width, base }} total={totals[index] ?? 0} />
              )}
            </>
          ),
        })}
        tooltipProps={{
          position: { y: 0 },
          cursor: { fill: 'var(--chart-cursor-fill)' },
          offset: (width - AXIS_WIDTH) / MONTHS.length / 2,
          content: ({ active, label }) => {
            const index = MONTHS.indexOf(String(label));
            const days = sums.map(({ type, months }) => ({ type, days: months[index] ?? 0 }));
            if (!active || index < 0) return null;
            return <MonthTooltip {...{ days }} month={String(label)} since={index - plannedFrom} />;
          },
        }}
        barChartProps={{ accessibilityLayer: false, margin: { top: 20 } }}
        xAxisProps={{
          axisLine: { className: classes.baseline },
          interval: width < NAME_WIDTH * 12 + AXIS_WIDTH ? 1 : 0,
        }}
        yAxisProps={{ allowDecimals: false, width: AXIS_WIDTH }}
      >
        <TypePatterns types={types} />
      </BarChart>
    </div>
  );
}
