import { BarChart } from '@mantine/charts';
import { figureText } from '../sections/figures.ts';
import { axesOf } from './axes.tsx';
import classes from './Chart.module.css';
import { gridData, type PlotProps } from './series.ts';

export function BarPlot({ series, labels, width, height, font }: PlotProps) {
  const values = series.flatMap((one) => one.values);
  const longest = Math.max(...values.map((value) => figureText(value).length));
  const labelled = width > values.length * (longest + 1) * font * 0.7;
  // With less room, only the last bars have figures, unless these would touch.
  const latest = series.map((one) => one.values.at(-1) ?? 0);
  const distance = (Math.max(...values) * font) / height;
  const latestLabelled = latest.every(
    (value, at) => at === 0 || Math.abs(value - (latest[at - 1] ?? 0)) > distance,
  );
  const radius = font / 5;
  return (
    <BarChart
      h="100%"
      {...gridData(series, labels)}
      {...axesOf(labels, font)}
      withBarValueLabel={labelled || latestLabelled}
      valueLabelProps={{
        className: classes.figure,
        valueAccessor: ({ value }, row) =>
          labelled || row === labels.length - 1 ? Number(value) : undefined,
      }}
      barProps={{ radius: [radius, radius, 0, 0] }}
      barChartProps={{
        accessibilityLayer: false,
        barCategoryGap: '16%',
        barGap: 2,
        margin: { top: font * 1.2, right: 0, bottom: 0, left: 0 },
      }}
    />
  );
}
