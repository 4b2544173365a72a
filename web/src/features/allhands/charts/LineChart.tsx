import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { figureText } from '../sections/figures.ts';
import { Axes } from './Axes.tsx';
import classes from './Chart.module.css';
import { lineAxis, plotOf, spreadHeights, textWidth } from './plot.ts';
import { type ChartProps, colorOf } from './series.ts';

/** Dashes distinguish the lines without relying on colour. */
const DASHES = ['', '12 6', '3 6', '16 5 3 5'];
export const dashOf = (index: number) => DASHES[index % DASHES.length];

export function LineChart({ series, labels, ...size }: ChartProps) {
  const axis = lineAxis(series.flatMap((one) => one.values));
  if (!axis) return null;
  const last = labels.length - 1;
  const ends = series.map(({ values }) => values[last] ?? 0);
  const room =
    size.font * 0.5 + Math.max(...ends.map((value) => textWidth(figureText(value), size.font)));
  const plot = plotOf({ ...size, width: size.width - room }, axis.ticks.map(figureText), labels);
  const y = scaleLinear([axis.min, axis.max], [plot.bottom, plot.top]);
  const places = labels.map((_, index) => index);
  const points = scalePoint(places, [plot.left + plot.font, plot.right - plot.font]);
  const x = (index: number) => points(index) ?? 0;
  const path = line<number>((_, index) => x(index), y);
  const heights = spreadHeights(ends.map(y), plot.font);

  return (
    <>
      <Axes plot={plot} ticks={axis.ticks} labels={labels} y={y} x={x} />
      {series.map(({ label, index, values }, at) => (
        <g key={index} style={{ color: colorOf(index) }}>
          <path
            className={classes.line}
            d={path(values) ?? undefined}
            strokeDasharray={dashOf(index)}
          />
          {values.map((value, place) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a point is identified by its position on the axis
              key={place}
              className={classes.point}
              cx={x(place)}
              cy={y(value)}
              r={plot.font * 0.25}
            >
              <title>{`${labels[place]}, ${label}: ${figureText(value)}`}</title>
            </circle>
          ))}
          <text
            className={classes.end}
            fontSize={plot.font}
            x={plot.right + plot.font * 0.5}
            y={heights[at]}
            dy="0.35em"
          >
            {figureText(ends[at] ?? 0)}
          </text>
        </g>
      ))}
    </>
  );
}
