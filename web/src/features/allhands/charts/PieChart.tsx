import { t } from '@intranet/contract/core/i18n/t.ts';
import { arc, type PieArcDatum, pie } from 'd3-shape';
import { figureText } from '../sections/figures.ts';
import classes from './Chart.module.css';
import { type ChartProps, colorOf, type Series } from './series.ts';

const HOLE = 0.62;

/** Its legend has the names and figures. */
export function PieChart({ series, width, height, font }: ChartProps) {
  const value = (one: Series) => Math.max(0, one.values[0] ?? 0);
  const total = series.reduce((sum, one) => sum + value(one), 0);
  const slices = pie<Series>().value(value).sort(null)([...series]);
  const radius = Math.max(0, Math.min(width, height) / 2);
  const ring = arc<PieArcDatum<Series>>()
    .innerRadius(radius * HOLE)
    .outerRadius(radius)
    .padAngle(0.012)
    .cornerRadius(4);

  return (
    <g transform={`translate(${width / 2} ${height / 2})`}>
      {slices.map((slice) => {
        const { label, index } = slice.data;
        const share = total === 0 ? 0 : Math.round((slice.value / total) * 100);
        return (
          <path
            key={index}
            className={classes.mark}
            d={ring(slice) ?? undefined}
            style={{ fill: colorOf(index) }}
          >
            <title>{`${label}: ${figureText(slice.value)} (${share}%)`}</title>
          </path>
        );
      })}
      <text className={classes.total} fontSize={font * 2} y={font * 0.2} textAnchor="middle">
        {figureText(total)}
      </text>
      <text className={classes.name} fontSize={font} y={font * 1.4} textAnchor="middle">
        {t('total')}
      </text>
    </g>
  );
}
