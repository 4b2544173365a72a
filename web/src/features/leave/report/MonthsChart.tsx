import '@mantine/charts/styles.css';
import { type LeaveType, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { BarChart } from '@mantine/charts';
import { useElementSize } from '@mantine/hooks';
import { type CSSProperties, useState } from 'react';
import type { ReportRow } from './api.ts';
import { MonthTooltip } from './MonthTooltip.tsx';
import { MONTHS, sumMonths } from './report-lines.ts';
import { TypeBar, TypePatterns } from './TypePatterns.tsx';
import { tooltipPlace } from './tooltip-place.ts';

const AXIS_WIDTH = 44;

type Place = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

interface Props {
  rows: readonly ReportRow[];
  types: readonly LeaveType[];
}

/** Days by month, stacked by type. A legend below it and a table show the same figures. */
export default function MonthsChart({ rows, types }: Props) {
  const { ref, width } = useElementSize();
  const [hovered, setHovered] = useState(0);
  const sums = types.map((type) => ({
    type,
    months: sumMonths(rows.filter((row) => row.leave_type === type)),
  }));
  const data = MONTHS.map((month, index) => ({
    month,
    ...Object.fromEntries(sums.map(({ type, months }) => [type, months[index] ?? 0])),
  }));
  const place = tooltipPlace(hovered, width, AXIS_WIDTH);
  return (
    <div ref={ref} style={{ '--width': `${place.width}px` } as CSSProperties}>
      <BarChart
        h={260}
        data={data}
        dataKey="month"
        type="stacked"
        series={types.map((type) => ({ name: type, label: leaveTypeLabel(type), color: 'gray' }))}
        maxBarWidth={44}
        tickLine="none"
        gridAxis="x"
        barProps={({ name }) => ({
          isAnimationActive: false,
          strokeOpacity: 1,
          shape: ({ x, y, width, height }: Place) => (
            <TypeBar type={name as LeaveType} {...{ x, y, width, height }} />
          ),
        })}
        tooltipProps={{
          position: { x: place.x, y: 0 },
          allowEscapeViewBox: { x: true, y: true },
          content: ({ active, label }) => {
            const index = MONTHS.indexOf(String(label));
            if (!active || index < 0) return null;
            return (
              <MonthTooltip
                month={String(label)}
                days={sums.map(({ type, months }) => ({ type, days: months[index] ?? 0 }))}
              />
            );
          },
        }}
        barChartProps={{
          accessibilityLayer: false,
          // With less room above, the top label would be moved off its grid line.
          margin: { top: 12 },
          onMouseMove: ({ activeTooltipIndex }) => setHovered(Number(activeTooltipIndex ?? 0)),
          onTouchMove: ({ activeTooltipIndex }) => setHovered(Number(activeTooltipIndex ?? 0)),
        }}
        yAxisProps={{ allowDecimals: false, width: AXIS_WIDTH }}
      >
        <TypePatterns types={types} />
      </BarChart>
    </div>
  );
}
