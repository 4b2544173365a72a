import { arc, pie } from 'd3-shape';
import { figureText } from '../sections/figures.ts';
import classes from './Chart.module.css';
import { plotOf } from './plot.ts';
import { colorOf, type Series } from './series.ts';

/** Below this part of the whole a slice has no room for its figure, which the table and a pause tell. */
const ROOM = 0.045;

interface PieChartProps {
  series: readonly Series[];
  width: number;
  height: number;
}

/** A ring with a slice for each of the series; the shares are those of what is chosen. */
export function PieChart({ series, width, height }: PieChartProps) {
  const { font } = plotOf(width, height, []);
  const value = (one: Series) => Math.max(0, one.values[0] ?? 0);
  const total = series.reduce((sum, one) => sum + value(one), 0);
  const radius = Math.max(0, Math.min(width, height) / 2 - 4);
  const slices = pie<Series>().value(value).sort(null)([...series]);
  const ring = arc<(typeof slices)[number]>()
    .innerRadius(radius * 0.48)
    .outerRadius(radius)
    .padAngle(0.012)
    .cornerRadius(3);

  return (
    <g transform={`translate(${width / 2} ${height / 2})`}>
      {slices.map((slice) => {
        const share = total === 0 ? 0 : slice.value / total;
        const text = `${figureText(slice.value)} (${Math.round(share * 100)}%)`;
        const [x, y] = ring.centroid(slice);
        return (
          <g key={slice.data.index}>
            <path
              className={classes.mark}
              d={ring(slice) ?? undefined}
              style={{ fill: colorOf(slice.data.index) }}
            >
              <title>{`${slice.data.label}: ${text}`}</title>
            </path>
            {share >= ROOM && (
              <text className={classes.onSlice} fontSize={font} x={x} y={y} textAnchor="middle">
                {figureText(slice.value)}
              </text>
            )}
          </g>
        );
      })}
      <text className={classes.total} fontSize={font * 2} y={-font * 0.1} textAnchor="middle">
        {figureText(total)}
      </text>
      <text className={classes.tick} fontSize={font} y={font * 1.3} textAnchor="middle">
        in all
      </text>
    </g>
  );
}
