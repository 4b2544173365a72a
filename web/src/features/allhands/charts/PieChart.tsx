import { t } from '@intranet/contract/core/i18n/t.ts';
import { arc, type PieArcDatum, pie } from 'd3-shape';
import { figureText } from '../sections/figures.ts';
import classes from './Chart.module.css';
import { cutToRoom, HOLE, type SlicePlate, sliceLabel, textWidth } from './plot.ts';
import { type ChartProps, colorOf, type Series, textColorOn } from './series.ts';

type Slice = PieArcDatum<Series>;

interface LabelProps {
  slice: Slice;
  font: number;
}

/** The name and figure within the slice. */
function InnerLabel({ slice, font, lines, at: [x, y] }: LabelProps & SlicePlate) {
  return lines.map((line, place) => (
    <text
      key={line}
      className={classes.onSlice}
      style={{ fill: textColorOn(slice.data.index) }}
      fontSize={font}
      x={x}
      y={y + (place - (lines.length - 1) / 2) * font * 1.1}
      textAnchor="middle"
    >
      {line}
    </text>
  ));
}

/** The name and figure beside a slice that is too small for them. */
function OuterLabel({
  slice,
  font,
  radius,
  width,
}: LabelProps & Record<'radius' | 'width', number>) {
  const middle = (slice.startAngle + slice.endAngle) / 2;
  const [across, up] = [Math.sin(middle), -Math.cos(middle)];
  const side = across < 0 ? -1 : 1;
  const [x, y] = [across * (radius + font * 0.5), up * (radius + font * 0.5)];
  const end = x + side * font * 0.4;
  const figure = figureText(slice.value);
  const room = width / 2 - Math.abs(end) - textWidth(` ${figure}`, font);
  return (
    <>
      <path className={classes.leader} d={`M${across * radius} ${up * radius}L${x} ${y}H${end}`} />
      <text
        className={classes.figure}
        fontSize={font}
        x={end + side * 4}
        y={y}
        dy="0.35em"
        textAnchor={side < 0 ? 'end' : 'start'}
      >
        {`${cutToRoom(slice.data.label, room, font)} ${figure}`.trim()}
      </text>
    </>
  );
}

/** Labels may be this much smaller than the axes if all then have room in their slices. */
const SMALLER = 0.9;

export function PieChart({ series, width, height, font: text }: ChartProps) {
  const value = (one: Series) => Math.max(0, one.values[0] ?? 0);
  const total = series.reduce((sum, one) => sum + value(one), 0);
  const slices = pie<Series>().value(value).sort(null)([...series]);
  const plateOn = (slice: Slice, radius: number, font: number) =>
    sliceLabel(
      { ...slice, name: slice.data.label, figure: figureText(slice.value) },
      { radius, font },
    );
  const half = Math.max(0, Math.min(width, height) / 2 - 4);
  const fitting = [text, text * SMALLER].find((font) =>
    slices.every((slice) => slice.value === 0 || plateOn(slice, half, font)),
  );
  const font = fitting ?? text;
  // Labels outside need a line above and below the pie.
  const radius = fitting ? half : Math.max(0, half - font * 0.8);
  const ring = arc<Slice>()
    .innerRadius(radius * HOLE)
    .outerRadius(radius)
    .padAngle(0.012)
    .cornerRadius(4);

  return (
    <g transform={`translate(${width / 2} ${height / 2})`}>
      {slices.map((slice) => {
        const { label, index } = slice.data;
        const share = total === 0 ? 0 : Math.round((slice.value / total) * 100);
        const plate = plateOn(slice, radius, font);
        return (
          <g key={index}>
            <path
              className={classes.mark}
              d={ring(slice) ?? undefined}
              style={{ fill: colorOf(index) }}
            >
              <title>{`${label}: ${figureText(slice.value)} (${share}%)`}</title>
            </path>
            {plate && <InnerLabel {...{ slice, font }} {...plate} />}
            {!plate && slice.value > 0 && <OuterLabel {...{ slice, font, radius, width }} />}
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
