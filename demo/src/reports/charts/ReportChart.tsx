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
  ReferenceArea,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { ChartData } from '../chart-data.ts';
import {
  divider,
  figureAfterTrack,
  figureWithin,
  gridToLast,
  insetBar,
  nameBeside,
  track,
} from './bars.tsx';
import { niceTicks } from './nice-ticks.ts';

const COLORS = 8;
const colorOf = (number: number) => `var(--c${((number - 1) % COLORS) + 1})`;

const TOOLTIP = {
  contentStyle: { background: 'var(--card)', borderColor: 'var(--line)', borderRadius: 6 },
  itemStyle: { color: 'var(--text)' },
  cursor: { fill: 'var(--line)', fillOpacity: 0.4 },
};
const TICK = { fill: 'var(--quiet)' };
const NAME = { fill: 'var(--text)' };

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
const MAX_FIGURES = 8;
const WIDEST_BAR = 6;

/** A projected bar is paler, within a line of its color. */
const fillOf = (color: string, projected: boolean, line: number) =>
  projected
    ? { fill: `color-mix(in srgb, ${color} 22%, var(--card))`, stroke: color, strokeWidth: line }
    : { fill: color };

type Rows = ChartData['rows'];

export interface Place {
  font: number;
  width: number;
  height: number;
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

/** True if the last bar's parts are as high as their names. */
const namesFit = (rows: Rows, highest: number, { font, height }: Place) =>
  Math.min(...(rows.at(-1)?.values ?? [])) / highest >= (font * 1.2) / height;

function roomBeside({ series, rows, font, width }: ChartData & Place) {
  const place = (width / font - 8) / rows.length;
  const own = Math.max(0, (place - WIDEST_BAR) / 2);
  return Math.max(0, lengthOf(series.map(({ name }) => name)) * 0.58 + 1.8 - own);
}

/** Names without room lean, so that each category keeps its name. */
function namesAxis(names: readonly string[], { font, width }: Place) {
  const longest = lengthOf(names);
  return names.length * longest * font * 0.68 > width
    ? { angle: -35, textAnchor: 'end' as const, height: font * (1.5 + longest * 0.36) }
    : { height: font * 1.9 };
}

function cornersOf({ kind, series }: ChartData, index: number, radius: number) {
  if (kind === 'stacked' && index < series.length - 1) return 0;
  const corners: [number, number, number, number] =
    kind === 'ranking' ? [0, radius, radius, 0] : [radius, radius, 0, 0];
  return corners;
}

export function ReportChart(chart: ChartData & Place) {
  const { kind, lang, unit, series, rows, projected, font } = chart;
  const exact = new Intl.NumberFormat(lang);
  const digits = rows.every(({ values }) => values.every(Number.isInteger)) ? 0 : 1;
  const even = new Intl.NumberFormat(lang, { minimumFractionDigits: digits });
  const exactly = (value: unknown) => even.format(Number(value)) + unit;
  const tooltip = <Tooltip {...TOOLTIP} formatter={exactly} />;
  const names = rows.map(({ label }) => label);
  const lying = kind === 'ranking';
  const labelled = lying && series.length === 1;
  const largest = Math.max(...rows.flatMap(({ values }) => values));
  const ofWhole = labelled && unit === '%' && largest <= 100;
  const few = rows.length * (kind === 'stacked' ? 1 : series.length) <= MAX_FIGURES;
  const totals = few && kind === 'stacked';
  const radius = font / 5;
  const ends = kind === 'lines' ? font : 0;
  const zone = !lying && projected;
  const isProjected = (row: number) => !!projected && row >= projected.from;
  const Graph = kind === 'lines' ? LineChart : BarChart;
  const axis = { tick: TICK, tickLine: false, tickMargin: font * 0.4, interval: 0 } as const;
  const named = { ...axis, tick: NAME, dataKey: 'label', type: 'category' } as const;
  const ticks = ofWhole ? [0, 100] : niceTicks(extremesOf(rows, kind === 'stacked'));
  const beside = totals && namesFit(rows, ticks.at(-1) ?? 1, chart);
  const upright = kind === 'columns' || kind === 'stacked' ? 0 : 0.6;
  const right = labelled ? 4 : beside ? roomBeside(chart) : upright;
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
      {entries.length > 1 && !beside && <Legend entries={entries} />}
      <div className="plot">
        <ResponsiveContainer width="100%" height="100%">
          {kind === 'share' ? (
            <Share {...{ rows, tooltip }} />
          ) : (
            <Graph
              data={rows}
              layout={lying ? 'vertical' : 'horizontal'}
              margin={{
                top: font * (zone ? 1.4 : 0.8),
                right: font * right,
                bottom: 0,
                left: 0,
              }}
              accessibilityLayer={false}
            >
              <CartesianGrid
                stroke="var(--line)"
                vertical={lying && !labelled}
                horizontal={beside ? gridToLast(rows.length, font * WIDEST_BAR) : !lying}
              />
              <XAxis
                padding={{ left: ends, right: ends }}
                {...(lying
                  ? { ...figures, height: font * 1.9, hide: labelled }
                  : { ...named, ...namesAxis(names, chart), axisLine: !beside })}
              />
              <YAxis
                {...(lying ? { ...named, tick: <RowName />, axisLine: false } : figures)}
                width={lying ? lengthOf(names) * font * 0.62 + font : 'auto'}
              />
              {tooltip}
              {zone && (
                <ReferenceArea
                  x1={names[zone.from] ?? ''}
                  x2={names.at(-1) ?? ''}
                  shape={divider(zone.word, font)}
                />
              )}
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
                    background={ofWhole && track(cornersOf(chart, index, radius))}
                    maxBarSize={font * (lying ? 1.2 : WIDEST_BAR)}
                    {...(kind === 'stacked' && { stackId: 'all' })}
                    radius={cornersOf(chart, index, radius)}
                  >
                    {rows.map(({ label }, row) => (
                      <Cell key={label} {...fillOf(colorOf(color), isProjected(row), font / 10)} />
                    ))}
                    {totals && (
                      <LabelList
                        content={figureWithin(
                          (row) => exactly(rows[row]?.values[index] ?? 0),
                          (row) => (isProjected(row) ? 'var(--text)' : `var(--on${color % 2})`),
                          font,
                        )}
                      />
                    )}
                    {beside && (
                      <LabelList
                        content={nameBeside(name, colorOf(color), rows.length - 1, font)}
                      />
                    )}
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
