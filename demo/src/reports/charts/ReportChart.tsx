import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  LabelList,
  Line,
  LineChart,
  Pie,
  PieChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { ChartData } from '../chart-data.ts';
import { figureAfterTrack, insetBar } from './bars.tsx';
import { niceTicks } from './nice-ticks.ts';

const COLORS = 8;
const colorOf = (number: number) => `var(--c${((number - 1) % COLORS) + 1})`;

const TOOLTIP = {
  contentStyle: { background: 'var(--card)', borderColor: 'var(--line)', borderRadius: 6 },
  itemStyle: { color: 'var(--text)' },
  cursor: { fill: 'var(--line)', fillOpacity: 0.4 },
};
const TICK = { fill: 'var(--quiet)' };

function Legend({ entries }: { entries: ChartData['series'] }) {
  return (
    <ul className="legend">
      {entries.map(({ name, color }) => (
        <li key={name}>
          <span style={{ background: colorOf(color) }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** More figures would touch each other above their bars. */
const MOST_FIGURES = 8;

/** A projected bar is paler, within a line of its color. */
const fillOf = (color: string, projected: boolean, line: number) =>
  projected
    ? { fill: `color-mix(in srgb, ${color} 65%, var(--card))`, stroke: color, strokeWidth: line }
    : { fill: color };

type Rows = ChartData['rows'];

export interface Place {
  font: number;
  width: number;
}

type ShareProps = { tooltip: React.ReactNode; rows: Rows };

function Share({ rows, tooltip }: ShareProps) {
  const parts = rows.map(({ label, values: [value = 0] }) => ({ label, value }));
  return (
    <PieChart accessibilityLayer={false}>
      <Pie
        data={parts}
        dataKey="value"
        nameKey="label"
        innerRadius="55%"
        outerRadius="85%"
        stroke="var(--card)"
        strokeWidth={2}
        isAnimationActive={false}
      >
        {parts.map(({ label }, index) => (
          <Cell key={label} fill={colorOf(index + 1)} />
        ))}
      </Pie>
      {tooltip}
    </PieChart>
  );
}

/** A row's name starts at the chart's edge. */
const RowName = ({ y, payload }: { y?: number; payload?: { value: string } }) => (
  <text x={0} y={y} dy="0.35em" fill="var(--text)">
    {payload?.value}
  </text>
);

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** The axis's extremes: in a stack, the sums of positive and of negative values. */
function extremesOf(rows: Rows, stacked: boolean): number[] {
  if (!stacked) return rows.flatMap(({ values }) => values);
  return rows.flatMap(({ values }) => [
    sum(values.filter((value) => value > 0)),
    sum(values.filter((value) => value < 0)),
  ]);
}

const lengthOf = (names: readonly string[]) => Math.max(...names.map((name) => name.length));

/** True if each name has room in its share of the chart. */
const fit = (names: readonly string[], { font, width }: Place) =>
  names.length * lengthOf(names) * font * 0.68 <= width;

/** Names without room lean, so that each category keeps its name. */
function namesAxis(names: readonly string[], place: Place) {
  const { font } = place;
  const longest = lengthOf(names);
  return !fit(names, place)
    ? { angle: -35, textAnchor: 'end' as const, height: font * (1.5 + longest * 0.36) }
    : { height: font * 1.9 };
}

export function ReportChart({ kind, lang, unit, series, rows, font, width }: ChartData & Place) {
  const exact = new Intl.NumberFormat(lang);
  const digits = rows.every(({ values }) => values.every(Number.isInteger)) ? 0 : 1;
  const even = new Intl.NumberFormat(lang, { minimumFractionDigits: digits });
  const exactly = (value: unknown) => even.format(Number(value)) + unit;
  const tooltip = <Tooltip {...TOOLTIP} formatter={exactly} />;
  const place = { font, width };
  const spelt = rows.map(({ long }) => long);
  const names = fit(spelt, place) ? spelt : rows.map(({ label }) => label);
  const data = rows.map(({ values }, row) => ({ label: names[row], values }));
  const lying = kind === 'ranking';
  const labelled = lying && series.length === 1;
  const largest = Math.max(...rows.flatMap(({ values }) => values));
  const ofWhole = labelled && unit === '%' && largest <= 100;
  const few = rows.length * (kind === 'stacked' ? 1 : series.length) <= MOST_FIGURES;
  const totals = few && kind === 'stacked';
  const radius = font / 3;
  const beside = kind === 'lines' ? font : 0;
  const Graph = kind === 'lines' ? LineChart : BarChart;
  const axis = { tick: TICK, tickLine: false, tickMargin: font * 0.4, interval: 0 } as const;
  const named = { ...axis, dataKey: 'label', type: 'category' } as const;
  const ticks = ofWhole ? [0, 100] : niceTicks(extremesOf(rows, kind === 'stacked'));
  const entries =
    kind === 'share' ? rows.map(({ label }, row) => ({ name: label, color: row + 1 })) : series;
  const figures = {
    ...axis,
    type: 'number',
    axisLine: false,
    ticks,
    domain: [ticks[0] ?? 0, ticks.at(-1) ?? 1] as [number, number],
    tickFormatter: (value: number) => exact.format(value).replace('-', '−') + unit,
  } as const;
  return (
    <>
      {entries.length > 1 && <Legend entries={entries} />}
      <div className="plot">
        <ResponsiveContainer width="100%" height="100%">
          {kind === 'share' ? (
            <Share {...{ rows, tooltip }} />
          ) : (
            <Graph
              data={data}
              layout={lying ? 'vertical' : 'horizontal'}
              margin={{
                top: font * 0.8,
                right: font * (labelled ? 4 : 0.6),
                bottom: 0,
                left: 0,
              }}
              accessibilityLayer={false}
            >
              <CartesianGrid
                stroke="var(--line)"
                vertical={lying && !labelled}
                horizontal={!lying}
              />
              <XAxis
                padding={{ left: beside, right: beside }}
                {...(lying
                  ? { ...figures, height: font * 1.9, hide: labelled }
                  : { ...named, ...namesAxis(names, place) })}
              />
              <YAxis
                {...(lying ? { ...named, tick: <RowName />, axisLine: false } : figures)}
                width={lying ? lengthOf(names) * font * 0.62 + font : 'auto'}
              />
              {tooltip}
              {series.map(({ name, color }, index) => {
                const drawn = { name, dataKey: `values[${index}]`, isAnimationActive: false };
                return kind === 'lines' ? (
                  <Line
                    key={name}
                    {...drawn}
                    stroke={colorOf(color)}
                    strokeWidth={font / 6}
                    dot={{ r: font / 6 }}
                  />
                ) : (
                  <Bar
                    key={name}
                    {...drawn}
                    fill={colorOf(color)}
                    shape={insetBar(
                      kind === 'stacked' && index < series.length - 1 ? font / 10 : 0,
                    )}
                    background={ofWhole && { fill: 'var(--track)', radius }}
                    maxBarSize={font * (lying ? 2.2 : 4.5)}
                    {...(kind === 'stacked'
                      ? { stackId: 'all' }
                      : { radius: lying ? radius : [radius, radius, 0, 0] })}
                  >
                    {rows.map(({ label, long }) => (
                      <Cell key={label} {...fillOf(colorOf(color), label !== long, font / 10)} />
                    ))}
                    {(labelled || (few && kind === 'columns')) && (
                      <LabelList
                        position={lying ? 'right' : 'top'}
                        offset={font * (lying ? 0.6 : 0.4)}
                        fill="var(--text)"
                        formatter={exactly}
                        {...(ofWhole && { content: figureAfterTrack(exactly) })}
                      />
                    )}
                    {totals && index === series.length - 1 && (
                      <LabelList
                        position="top"
                        offset={font * 0.4}
                        fill="var(--text)"
                        valueAccessor={(_, row) => exactly(sum(rows[row]?.values ?? []))}
                      />
                    )}
                  </Bar>
                );
              })}
            </Graph>
          )}
        </ResponsiveContainer>
      </div>
    </>
  );
}
