import { LineChart } from '@mantine/charts';
import { usePlotArea, useYAxisScale } from 'recharts';
import { figureText } from '../sections/figures.ts';
import { axesOf, lineAxis } from './axes.tsx';
import classes from './Chart.module.css';
import { colorOf, gridData, type PlotProps } from './series.ts';

const lastOf = (values: readonly number[]) => values.at(-1) ?? 0;

/** Moves the heights of labels apart, from the lowest up, to at least a distance. */
export function spreadHeights(heights: readonly number[], distance: number): number[] {
  const spread = [...heights];
  const order = [...heights.keys()].sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0));
  let limit = Number.POSITIVE_INFINITY;
  for (const at of order) {
    spread[at] = Math.min(heights[at] ?? 0, limit);
    limit = (spread[at] ?? 0) - distance;
  }
  return spread;
}

/** Each line's last value, right of its last point. */
function LastValues({ series, font }: Pick<PlotProps, 'series' | 'font'>) {
  const area = usePlotArea();
  const y = useYAxisScale();
  if (!area || !y) return null;
  const heights = spreadHeights(
    series.map(({ values }) => Number(y(lastOf(values)))),
    font,
  );
  return series.map(({ index, values }, at) => (
    <text
      key={index}
      className={classes.last}
      style={{ color: colorOf(index) }}
      x={area.x + area.width}
      y={heights[at]}
      dx="0.4em"
      dy="0.35em"
    >
      {figureText(lastOf(values))}
    </text>
  ));
}

export function LinePlot({ series, labels, font }: PlotProps) {
  const last = labels.length - 1;
  const longest = Math.max(...series.map(({ values }) => figureText(lastOf(values)).length));
  const { xAxisProps, yAxisProps, ...axes } = axesOf(labels, font);
  return (
    <LineChart
      h="100%"
      {...gridData(series, labels)}
      {...axes}
      xAxisProps={{ ...xAxisProps, padding: { left: font, right: font } }}
      yAxisProps={{
        ...yAxisProps,
        ...lineAxis(series.flatMap(({ values }) => values)),
      }}
      curveType="linear"
      strokeWidth={Math.max(3, font / 6)}
      lineProps={{
        dot: ({ key, index, cx, cy, stroke }) =>
          index === last && <circle key={key} cx={cx} cy={cy} r={font / 4} fill={stroke} />,
      }}
      lineChartProps={{
        accessibilityLayer: false,
        margin: { top: font * 0.8, right: font * (longest * 0.62 + 0.4), bottom: 0, left: 0 },
      }}
    >
      <LastValues series={series} font={font} />
    </LineChart>
  );
}
