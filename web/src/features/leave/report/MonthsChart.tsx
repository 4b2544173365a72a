import '@mantine/charts/styles.css';
import { type LeaveType, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { BarChart } from '@mantine/charts';
import { useElementSize } from '@mantine/hooks';
import { useId } from 'react';
import classes from './MonthsChart.module.css';
import { MonthTooltip } from './MonthTooltip.tsx';
import { MONTHS, type ReportRow, sumMonths } from './report-lines.ts';
import { type BarPlace, PLANNED, TypeBar, TypePatterns } from './TypePatterns.tsx';

const AXIS_WIDTH = 44;
const MAX_BAR_WIDTH = 44;
const WIDTH_FOR_NAMES = 428;

type MonthDays = readonly { type: LeaveType; days: number }[];

const sumOf = (days: MonthDays) => days.reduce((sum, one) => sum + one.days, 0);

function MonthBar(props: Omit<BarPlace, 'height'> & { base: number; days: MonthDays }) {
  const { x, y, width, base, days } = props;
  const clip = useId();
  const scale = (base - y) / sumOf(days);
  const round = Math.min(4, base - y);
  const outline = `M${x + 0.5} ${base}V${y + round}q0-${round} ${round}-${round}h${width - 1 - 2 * round}q${round} 0 ${round} ${round}V${base}`;
  return (
    <>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path className={classes.ground} d={outline} />
      <g clipPath={`url(#${clip})`}>
        {days.map(({ type, days: own }, index) => {
          const top = base - scale * sumOf(days.slice(0, index + 1));
          return <TypeBar key={type} {...{ type, x, width }} y={top} height={scale * own} />;
        })}
      </g>
      <path className={classes.hatch} d={outline} fill={`url(#${PLANNED})`} />
      <path className={classes.outline} d={outline} />
      <text className={classes.total} x={x + width / 2} y={y - 6} textAnchor="middle">
        {sumOf(days)}
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
  const months = MONTHS.map((_, month) =>
    types.map((type) => {
      const own = rows.filter((row) => row.leave_type === type);
      return { type, days: sumMonths(own)[month] ?? 0 };
    }),
  );
  const data = months.map((all, index) => ({
    month: MONTHS[index],
    ...Object.fromEntries(all.map(({ type, days }) => [type, days])),
  }));
  const tops = months.map((all) => all.findLast(({ days }) => days > 0)?.type);
  return (
    <div ref={ref} className={classes.chart}>
      <BarChart
        h={chartHeight}
        data={data}
        dataKey="month"
        type="stacked"
        series={types.map((type) => ({ name: type, label: leaveTypeLabel(type), color: 'gray' }))}
        maxBarWidth={MAX_BAR_WIDTH}
        tickLine="none"
        gridAxis="x"
        barProps={({ name }) => ({
          isAnimationActive: false,
          shape: ({ x, y, width, index, stackedBarStart: base }) => (
            <g data-planned={index >= plannedFrom || undefined}>
              {name === tops[index] && (
                <MonthBar {...{ x, y, width, base }} days={months[index] ?? []} />
              )}
            </g>
          ),
        })}
        tooltipProps={{
          offset: Math.min(MAX_BAR_WIDTH, (width - AXIS_WIDTH) / MONTHS.length) / 2 + 8,
          position: { y: 0 },
          cursor: { fill: 'var(--chart-cursor-fill)' },
          content: ({ active, label }) => {
            const index = MONTHS.indexOf(String(label));
            const days = active && months[index];
            return days ? (
              <MonthTooltip {...{ days }} month={String(label)} since={index - plannedFrom} />
            ) : null;
          },
        }}
        barChartProps={{
          accessibilityLayer: false,
          margin: { top: 20 },
        }}
        xAxisProps={{
          axisLine: { className: classes.baseline },
          interval: 0,
          tickFormatter: (month: string) => (width < WIDTH_FOR_NAMES ? month.charAt(0) : month),
        }}
        yAxisProps={{ allowDecimals: false, width: AXIS_WIDTH }}
      >
        <TypePatterns types={types} />
      </BarChart>
    </div>
  );
}
