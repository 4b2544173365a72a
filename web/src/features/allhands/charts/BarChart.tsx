import { scaleBand, scaleLinear } from 'd3-scale';
import { figureText } from '../sections/figures.ts';
import { Axes } from './Axes.tsx';
import classes from './Chart.module.css';
import { plotOf } from './plot.ts';
import { type ChartProps, colorOf } from './series.ts';

/** A bar with its corners rounded at the end only. */
function barPath(x: number, width: number, base: number, end: number): string {
  const radius = Math.min(6, width / 4, Math.abs(end - base));
  const inner = end + Math.sign(base - end) * radius;
  const right = x + width;
  return `M${x} ${base}V${inner}Q${x} ${end} ${x + radius} ${end}H${right - radius}Q${right} ${end} ${right} ${inner}V${base}Z`;
}

/** The height of the figure above the highest bar, in lines. */
const LABEL = 1.8;

export function BarChart({ series, labels, ...size }: ChartProps) {
  const values = series.flatMap((one) => one.values);
  const room = 1 + (LABEL * size.font) / size.height;
  const domain = [Math.min(0, ...values), Math.max(1, ...values) * room];
  const y = scaleLinear().domain(domain).nice(5);
  const ticks = y.ticks(5);
  const plot = plotOf(size, ticks.map(figureText), labels);
  y.range([plot.bottom, plot.top]);
  const places = labels.map((_, index) => index);
  const groups = scaleBand(places, [plot.left, plot.right]).paddingInner(0.16).paddingOuter(0.08);
  const bars = scaleBand(
    series.map(({ index }) => index),
    [0, groups.bandwidth()],
  ).paddingInner(0.06);
  const start = (index: number) => groups(index) ?? 0;
  const widest = Math.max(...values.map((value) => figureText(value).length));
  const hasRoom = bars.bandwidth() > widest * plot.font * 0.5;
  const lastTops = series.map(({ values: all }) => y(Math.max(0, all.at(-1) ?? 0)));
  const lastHasRoom = lastTops.every(
    (top, index) => index === 0 || Math.abs(top - (lastTops[index - 1] ?? top)) > plot.font,
  );

  return (
    <>
      <Axes
        plot={plot}
        ticks={ticks}
        labels={labels}
        y={y}
        x={(index) => start(index) + groups.bandwidth() / 2}
      />
      {series.map((one) =>
        places.map((place) => {
          const value = one.values[place] ?? 0;
          const x = start(place) + (bars(one.index) ?? 0);
          const top = y(Math.max(0, value));
          return (
            <g key={`${one.index} ${place}`}>
              <path
                d={barPath(x, bars.bandwidth(), y(0), y(value))}
                style={{ fill: colorOf(one.index) }}
              >
                <title>{`${labels[place]}, ${one.label}: ${figureText(value)}`}</title>
              </path>
              {(hasRoom || (lastHasRoom && place === labels.length - 1)) && (
                <text
                  className={classes.figure}
                  fontSize={plot.font}
                  x={x + bars.bandwidth() / 2}
                  y={top - plot.font * 0.25}
                  textAnchor="middle"
                >
                  {figureText(value)}
                </text>
              )}
            </g>
          );
        }),
      )}
    </>
  );
}
