import '@mantine/charts/styles.css';
import type { RevenueTarget } from '@intranet/contract/communication/endpoints.ts';
import { shortMonthName } from '@intranet/contract/communication/rules.ts';
import { ChartTooltip } from '@intranet/ui/charts/ChartTooltip.tsx';
import { CompositeChart } from '@mantine/charts';
import { formatReais } from './amount-text.ts';
import classes from './RevenueFigures.module.css';
import { SeriesSwatch } from './SeriesSwatch.tsx';
import { SERIES } from './series.ts';

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

function valuesOf({ goal, actual }: RevenueTarget) {
  const amounts = { goal, actual };
  return SERIES.map((one) => ({
    key: one.name,
    swatch: <SeriesSwatch series={one} />,
    label: one.label,
    value: formatReais(amounts[one.name]),
  }));
}

export default function TargetsChart({ targets }: { targets: readonly RevenueTarget[] }) {
  return (
    <CompositeChart
      h={240}
      data={targets.map(({ month, goal, actual }) => ({
        month: shortMonthName(month),
        goal,
        actual,
      }))}
      dataKey="month"
      series={SERIES.map((one) => ({ ...one }))}
      curveType="linear"
      maxBarWidth={BAR_WIDTH}
      tickLine="none"
      gridAxis="x"
      tooltipProps={{
        offset: BAR_WIDTH / 2 + 8,
        position: { y: 0 },
        content: ({ active, label }) => {
          const target = targets.find(({ month }) => shortMonthName(month) === label);
          return active && target ? (
            <ChartTooltip title={String(label)} values={valuesOf(target)} />
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
      lineProps={{
        isAnimationActive: false,
        dot: ({ index, cx = 0, cy = 0 }) => (
          <path key={index} className={classes.goal} d={`M${cx - TICK / 2},${cy}h${TICK}`} />
        ),
        activeDot: false,
      }}
      strokeWidth={0}
      // With less room above, the top label would be moved off its grid line.
      composedChartProps={{ accessibilityLayer: false, margin: { top: 12 } }}
      xAxisProps={{ interval: 'equidistantPreserveStart' }}
      yAxisProps={{ width: 72, tickFormatter: axisText }}
    />
  );
}
