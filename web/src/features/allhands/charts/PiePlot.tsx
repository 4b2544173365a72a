import { t } from '@intranet/contract/core/i18n/t.ts';
import { DonutChart } from '@mantine/charts';
import { figureText } from '../sections/figures.ts';
import classes from './Chart.module.css';
import { colorOf, type PlotProps } from './series.ts';

/** The legend shows names and figures, so the pie has no labels. */
export function PiePlot({ series, width, height, font }: PlotProps) {
  const slices = series.map(({ label, index, values: [value = 0] }) => ({
    name: label,
    value: Math.max(0, value),
    color: colorOf(index),
  }));
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const size = Math.min(width, height);
  return (
    <DonutChart
      mx="auto"
      data={slices}
      size={size}
      thickness={size * 0.19}
      paddingAngle={0.7}
      strokeWidth={2}
      strokeColor="var(--card)"
      // The legend is reached by keyboard, and the slices would show no focus.
      pieProps={{ startAngle: 90, endAngle: -270, cornerRadius: 4, rootTabIndex: -1 }}
      tooltipDataSource="segment"
      valueFormatter={(value) =>
        `${figureText(value)} (${total === 0 ? 0 : Math.round((value / total) * 100)}%)`
      }
      pieChartProps={{ accessibilityLayer: false }}
    >
      <text className={classes.total} x="50%" y="50%" textAnchor="middle">
        <tspan dy="0.1em">{figureText(total)}</tspan>
        <tspan x="50%" dy="1.2em" fontSize={font} fontWeight={400}>
          {t('total')}
        </tspan>
      </text>
    </DonutChart>
  );
}
