import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  LabelList,
  Legend,
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
import { niceTicks } from './nice-ticks.ts';

const COLORS = [1, 2, 3, 4, 5, 6].map((number) => `var(--c${number})`);
const colorAt = (index: number) => COLORS[index % COLORS.length] as string;

/** Patterns distinguish the series without relying on colour. */
const LINES = [
  '',
  'M0 5H10',
  'M-2 2 2 -2M0 10 10 0M8 12 12 8',
  'M-2 8 2 12M0 0 10 10M8 -2 12 2',
  'M5 0V10',
  'M0 0 10 10M0 10 10 0',
];
const fillAt = (index: number) => `url(#fill-${index % LINES.length})`;
const patternsOf = (font: number) => (
  <defs>
    {LINES.map((lines, index) => (
      <pattern
        key={lines}
        id={`fill-${index}`}
        width="10"
        height="10"
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${font / 24})`}
      >
        <rect width="10" height="10" fill={colorAt(index)} />
        <path className="hatching" d={lines} />
      </pattern>
    ))}
  </defs>
);

const TOOLTIP = {
  contentStyle: { background: 'var(--card)', borderColor: 'var(--line)', borderRadius: 6 },
  itemStyle: { color: 'var(--text)' },
  cursor: { fill: 'var(--line)', fillOpacity: 0.4 },
};
const TICK = { fill: 'var(--quiet)' };
const legendOf = (font: number) => (
  <Legend
    itemSorter={null}
    verticalAlign="top"
    align="left"
    iconType="square"
    iconSize={Math.round(font * 0.8)}
    wrapperStyle={{ paddingBottom: '1em' }}
    formatter={(label) => <span className="legend">{label}</span>}
  />
);

/** More totals would touch each other above their stacks. */
const MOST_TOTALS = 6;

/** The corners at a bar's end are round. */
const UPRIGHT: [number, number, number, number] = [2, 2, 0, 0];
const LYING: [number, number, number, number] = [0, 2, 2, 0];

type Rows = ChartData['rows'];

export interface Place {
  font: number;
  width: number;
}

type ShareProps = Record<'tooltip' | 'legend' | 'patterns', React.ReactNode> & { rows: Rows };

function Share({ rows, tooltip, legend, patterns }: ShareProps) {
  const parts = rows.map(({ label, values: [value = 0] }) => ({ label, value }));
  return (
    <PieChart accessibilityLayer={false}>
      {patterns}
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
          <Cell key={label} fill={fillAt(index)} />
        ))}
      </Pie>
      {tooltip}
      {legend}
    </PieChart>
  );
}

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
  const legend = legendOf(font);
  const patterns = patternsOf(font);
  const tooltip = <Tooltip {...TOOLTIP} formatter={exactly} />;
  const place = { font, width };
  const spelt = rows.map(({ long }) => long);
  const names = fit(spelt, place) ? spelt : rows.map(({ label }) => label);
  const data = rows.map(({ values }, row) => ({ label: names[row], values }));
  const lying = kind === 'ranking';
  const labelled = lying && series.length === 1;
  const totals = kind === 'stacked' && rows.length <= MOST_TOTALS;
  const Graph = kind === 'lines' ? LineChart : BarChart;
  const axis = { tick: TICK, tickLine: false, tickMargin: font * 0.4, interval: 0 } as const;
  const named = { ...axis, dataKey: 'label', type: 'category' } as const;
  const ticks = niceTicks(extremesOf(rows, kind === 'stacked'));
  const figures = {
    ...axis,
    type: 'number',
    axisLine: false,
    ticks,
    domain: [ticks[0] ?? 0, ticks.at(-1) ?? 1] as [number, number],
    tickFormatter: (value: number) => exact.format(value).replace('-', '−') + unit,
  } as const;
  return (
    <ResponsiveContainer width="100%" height="100%">
      {kind === 'share' ? (
        <Share {...{ rows, tooltip, legend, patterns }} />
      ) : (
        <Graph
          data={data}
          layout={lying ? 'vertical' : 'horizontal'}
          margin={{
            top: series.length > 1 ? 0 : font * 0.8,
            right: font * (labelled ? 4 : 0.6),
            bottom: 0,
            left: 0,
          }}
          accessibilityLayer={false}
        >
          {patterns}
          <CartesianGrid stroke="var(--line)" vertical={lying && !labelled} horizontal={!lying} />
          <XAxis
            padding={{ left: kind === 'lines' ? font : 0, right: 0 }}
            {...(lying
              ? { ...figures, height: font * 1.9, hide: labelled }
              : { ...named, ...namesAxis(names, place) })}
          />
          <YAxis {...(lying ? named : figures)} width="auto" />
          {tooltip}
          {series.length > 1 && legend}
          {series.map((name, index) => {
            const drawn = { name, dataKey: `values[${index}]`, isAnimationActive: false };
            return kind === 'lines' ? (
              <Line
                key={name}
                {...drawn}
                stroke={colorAt(index)}
                strokeWidth={font / 6}
                dot={{ r: font / 6 }}
              />
            ) : (
              <Bar
                key={name}
                {...drawn}
                fill={fillAt(index)}
                maxBarSize={font * (lying ? 2 : 4.5)}
                {...(kind === 'stacked' ? { stackId: 'all' } : { radius: lying ? LYING : UPRIGHT })}
              >
                {labelled && <LabelList position="right" fill="var(--text)" formatter={exactly} />}
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
  );
}
