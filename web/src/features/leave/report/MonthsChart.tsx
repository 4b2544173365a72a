import '@mantine/charts/styles.css';
import { type LeaveType, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { BarChart } from '@mantine/charts';
import { useElementSize } from '@mantine/hooks';
import { useId } from 'react';
import type { ReportRow } from './api.ts';
import classes from './MonthsChart.module.css';
import { MonthTooltip } from './MonthTooltip.tsx';
import { MONTHS, sumMonths } from './report-lines.ts';
import { type BarPlace, TypeBar, TypePatterns } from './TypePatterns.tsx';

const AXIS_WIDTH = 44;
/** A month's name needs this width, else every second month has its name. */
const NAME_WIDTH = 32;

interface MonthBarProps extends Omit<BarPlace, 'height'> {
  base: number;
  days: readonly { type: LeaveType; days: number }[];
  planned: boolean;
}

function MonthBar({ x, y, width, base, days, planned }: MonthBarProps) {
  const clip = useId();
  const total = days.reduce((all, one) => all + one.days, 0);
  const round = Math.min(4, base - y);
  const outline = `M${x + 0.5} ${base}V${y + round}q0-${round} ${round}-${round}h${width - 1 - 2 * round}q${round} 0 ${round} ${round}V${base}`;
  const heightOf = (part: number) => ((base - y) * part) / total;
  const top = (index: number) => days.slice(0, index + 1).reduce((all, one) => all + one.days, 0);
  return (
    <>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path className={classes.ground} d={outline} />
      <g className={planned ? classes.planned : undefined} clipPath={`url(#${clip})`}>
        {days.map(({ type, days: count }, index) => (
          <TypeBar
            key={type}
            {...{ type, x, width }}
            y={base - heightOf(top(index))}
            height={heightOf(count)}
          />
        ))}
      </g>
      <path className={classes.outline} d={outline} />
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
  const daysOf = (month: number) =>
    sums.map(({ type, months }) => ({ type, days: months[month] ?? 0 }));
  const tops = MONTHS.map((_, month) => daysOf(month).findLast(({ days }) => days > 0)?.type);
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
          shape: ({ x, y, width, index, stackedBarStart: base }) => (
            <>
              {name === tops[index] && (
                <MonthBar
                  {...{ x, y, width, base }}
                  days={daysOf(index)}
                  planned={index >= plannedFrom}
                />
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
            if (!active || index < 0) return null;
            return (
              <MonthTooltip
                days={daysOf(index)}
                month={String(label)}
                since={index - plannedFrom}
              />
            );
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
