import '@mantine/charts/styles.css';
import { shortMonthName } from '@intranet/contract/communication/rules.ts';
import { ChartTooltip } from '@intranet/ui/charts/ChartTooltip.tsx';
import { CompositeChart } from '@mantine/charts';
import type { LineProps } from 'recharts';
import { formatReais } from './amount-text.ts';
import type { TargetRow } from './compare-years.ts';
import classes from './RevenueFigures.module.css';
import { SeriesSwatch } from './SeriesSwatch.tsx';
import type { Series } from './series.ts';

const millions = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });
const tenths = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
/** `4,5M`, with the separators of all amounts in reais. */
const inMillions = (amount: number) => `${tenths.format(amount / 1_000_000)}M`;
const axisText = (amount: number) =>
  amount === 0 ? '0' : `R$ ${millions.format(amount / 1_000_000)}M`;

const BAR_WIDTH = 34;
/** Wider than a bar, so that a goal is seen on it and beside it. */
const TICK = 48;

/** Marks without a line between them. */
const GOAL: Partial<Omit<LineProps, 'ref'>> = {
  isAnimationActive: false,
  strokeWidth: 0,
  connectNulls: false,
  dot: ({ index, cx = 0, cy }) =>
    cy === null ? (
      <g key={index} />
    ) : (
      <path key={index} className={classes.goal} d={`M${cx - TICK / 2},${cy}h${TICK}`} />
    ),
  activeDot: false,
};

const LAST: Partial<Omit<LineProps, 'ref'>> = {
  isAnimationActive: false,
  className: classes.last ?? '',
  dot: false,
  activeDot: false,
};

function valuesOf(row: TargetRow, series: readonly Series[]) {
  return series
    .filter(({ name }) => row[name] !== null)
    .map((one) => ({
      key: one.name,
      swatch: <SeriesSwatch series={one} />,
      label: one.label,
      value: formatReais(row[one.name] ?? 0),
    }));
}

interface Props {
  rows: readonly TargetRow[];
  series: readonly Series[];
}

export default function TargetsChart({ rows, series }: Props) {
  return (
    <CompositeChart
      h={240}
      // A goal of 0 is not set, and has no mark.
      data={rows.map(({ month, goal, actual, last }) => ({
        month: shortMonthName(month),
        goal: goal || null,
        actual,
        last,
      }))}
      dataKey="month"
      series={series.map((one) => ({ ...one }))}
      curveType="linear"
      maxBarWidth={BAR_WIDTH}
      tickLine="none"
      gridAxis="x"
      tooltipProps={{
        offset: BAR_WIDTH / 2 + 8,
        position: { y: 0 },
        content: ({ active, label }) => {
          const row = rows.find(({ month }) => shortMonthName(month) === label);
          return active && row ? (
            <ChartTooltip title={String(label)} values={valuesOf(row, series)} />
          ) : null;
        },
      }}
      barProps={{
        isAnimationActive: false,
        label: {
          position: 'insideBottom',
          className: classes.value,
          formatter: (amount) => (amount ? inMillions(Number(amount)) : ''),
        },
      }}
      lineProps={({ name }) => (name === 'goal' ? GOAL : LAST)}
      // With less room above, the top label would be moved off its grid line.
      composedChartProps={{ accessibilityLayer: false, margin: { top: 12 } }}
      xAxisProps={{ interval: 'equidistantPreserveStart' }}
      yAxisProps={{ width: 80, tickFormatter: axisText }}
    />
  );
}
