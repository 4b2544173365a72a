import '@mantine/charts/styles.css';
import type { RevenueTarget } from '@intranet/contract/communication/endpoints.ts';
import { shortMonthName } from '@intranet/contract/communication/rules.ts';
import { currentLocale } from '@intranet/contract/core/i18n/t.ts';
import { BarChart } from '@mantine/charts';
import { formatReais } from './amount-text.ts';
import { SERIES } from './series.ts';

const short = new Intl.NumberFormat(currentLocale(), {
  notation: 'compact',
  maximumFractionDigits: 1,
});

export default function TargetsChart({ targets }: { targets: readonly RevenueTarget[] }) {
  return (
    <BarChart
      h={260}
      data={targets.map(({ month, goal, actual }) => ({
        month: shortMonthName(month),
        goal,
        actual,
      }))}
      dataKey="month"
      series={SERIES.map((one) => ({ ...one }))}
      maxBarWidth={26}
      tickLine="none"
      gridAxis="x"
      valueFormatter={formatReais}
      barProps={{ isAnimationActive: false }}
      // With less room above, the top label would be moved off its grid line.
      barChartProps={{ accessibilityLayer: false, margin: { top: 12 } }}
      yAxisProps={{ width: 56, tickFormatter: (amount: number) => short.format(amount) }}
    />
  );
}
