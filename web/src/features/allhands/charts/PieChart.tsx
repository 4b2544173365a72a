import { t } from '@intranet/contract/core/i18n/t.ts';
import { arc, pie } from 'd3-shape';
import { figureText } from '../sections/figures.ts';
import classes from './Chart.module.css';
import { HOLE, sliceLabel } from './plot.ts';
import { type ChartProps, colorOf, type Series } from './series.ts';

export function PieChart({ series, width, height, font, textureOf }: ChartProps) {
  const value = (one: Series) => Math.max(0, one.values[0] ?? 0);
  const total = series.reduce((sum, one) => sum + value(one), 0);
  const radius = Math.max(0, Math.min(width, height) / 2 - 4);
  const slices = pie<Series>().value(value).sort(null)([...series]);
  const ring = arc<(typeof slices)[number]>()
    .innerRadius(radius * HOLE)
    .outerRadius(radius)
    .padAngle(0.012)
    .cornerRadius(3);

  return (
    <g transform={`translate(${width / 2} ${height / 2})`}>
      {slices.map((slice) => {
        const share = total === 0 ? 0 : slice.value / total;
        const { label, index } = slice.data;
        const figure = figureText(slice.value);
        const words = sliceLabel({ ...slice, name: label, figure }, { radius, font });
        const [x, y] = ring.centroid(slice);
        return (
          <g key={index}>
            <path className={classes.mark} d={ring(slice) ?? undefined} fill={textureOf(index)}>
              <title>{`${label}: ${figure} (${Math.round(share * 100)}%)`}</title>
            </path>
            {words.map((line, place) => (
              <text
                key={line}
                className={classes.onSlice}
                style={{ stroke: colorOf(index) }}
                fontSize={font}
                x={x}
                y={y + (place - (words.length - 1) / 2) * font * 1.15}
                textAnchor="middle"
              >
                {line}
              </text>
            ))}
          </g>
        );
      })}
      <text className={classes.total} fontSize={font * 2} y={-font * 0.1} textAnchor="middle">
        {figureText(total)}
      </text>
      <text className={classes.tick} fontSize={font} y={font * 1.3} textAnchor="middle">
        {t('total')}
      </text>
    </g>
  );
}
