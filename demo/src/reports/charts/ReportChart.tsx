import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
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

const TOOLTIP = {
  contentStyle: { background: 'var(--card)', borderColor: 'var(--line)', borderRadius: 6 },
  itemStyle: { color: 'var(--text)' },
  cursor: { fill: 'var(--line)', fillOpacity: 0.4 },
};
const TICK = { fill: 'var(--quiet)' };
const legend = (
  <Legend itemSorter={null} formatter={(label) => <span className="legend">{label}</span>} />
);

type Rows = ChartData['rows'];

function Share({ rows, tooltip }: { rows: Rows; tooltip: React.ReactNode }) {
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
          <Cell key={label} fill={colorAt(index)} />
        ))}
      </Pie>
      {tooltip}
      {legend}
    </PieChart>
  );
}

/** The axis's extremes: in a stack, the sums of positive and of negative values. */
function extremesOf(rows: Rows, stacked: boolean): number[] {
  if (!stacked) return rows.flatMap(({ values }) => values);
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  return rows.flatMap(({ values }) => [
    sum(values.filter((value) => value > 0)),
    sum(values.filter((value) => value < 0)),
  ]);
}

/** More letters than this lean, so that each category keeps its name. */
const MOST_LETTERS = 48;

function namesAxis(rows: Rows, font: number) {
  const longest = Math.max(...rows.map(({ label }) => label.length));
  const leaning = rows.length * longest > MOST_LETTERS;
  return leaning
    ? { angle: -35, textAnchor: 'end' as const, height: font * (1.5 + longest * 0.36) }
    : { height: font * 1.9 };
}

export function ReportChart({
  kind,
  lang,
  unit,
  series,
  rows,
  font,
}: ChartData & { font: number }) {
  const exact = new Intl.NumberFormat(lang);
  const short = new Intl.NumberFormat(lang, { notation: 'compact' });
  const tooltip = (
    <Tooltip {...TOOLTIP} formatter={(value) => exact.format(Number(value)) + unit} />
  );
  const data = rows.map(({ label, values }) => ({ label, values }));
  const lying = kind === 'ranking';
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
    tickFormatter: (value: number) => short.format(value).replace('-', '−') + unit,
  } as const;
  return (
    <ResponsiveContainer width="100%" height="100%">
      {kind === 'share' ? (
        <Share rows={rows} tooltip={tooltip} />
      ) : (
        <Graph
          data={data}
          layout={lying ? 'vertical' : 'horizontal'}
          margin={{ top: font * 0.8, right: font * 1.6, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid stroke="var(--line)" vertical={lying} horizontal={!lying} />
          <XAxis
            {...(lying
              ? { ...figures, height: font * 1.9 }
              : { ...named, ...namesAxis(rows, font) })}
          />
          <YAxis {...(lying ? named : figures)} width="auto" />
          {tooltip}
          {series.length > 1 && legend}
          {series.map((name, index) => {
            const drawn = { name, dataKey: `values[${index}]`, isAnimationActive: false };
            const color = colorAt(index);
            return kind === 'lines' ? (
              <Line
                key={name}
                {...drawn}
                stroke={color}
                strokeWidth={font / 6}
                dot={{ r: font / 6 }}
              />
            ) : (
              <Bar
                key={name}
                {...drawn}
                fill={color}
                maxBarSize={font * 3.5}
                {...(kind === 'stacked' && { stackId: 'all' })}
              />
            );
          })}
        </Graph>
      )}
    </ResponsiveContainer>
  );
}
