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

const TOOLTIP = {
  contentStyle: { background: 'var(--card)', borderColor: 'var(--line)', borderRadius: 6 },
  itemStyle: { color: 'var(--text)' },
  cursor: { fill: 'var(--line)', fillOpacity: 0.4 },
};
const TICK = { fill: 'var(--quiet)' };
const legendOf = (names: readonly string[]) => (
  <Legend
    verticalAlign="top"
    align="left"
    wrapperStyle={{ paddingBottom: '1em' }}
    content={() => (
      <ul className="legend">
        {names.map((name, index) => (
          <li key={name}>
            <span style={{ background: colorAt(index) }} />
            {name}
          </li>
        ))}
      </ul>
    )}
  />
);

/** More figures would touch each other above their bars. */
const MOST_FIGURES = 8;

const paleAt = (index: number) => `color-mix(in srgb, ${colorAt(index)} 45%, var(--card))`;

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
          <Cell key={label} fill={colorAt(index)} />
        ))}
      </Pie>
      {tooltip}
      {legendOf(parts.map(({ label }) => label))}
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
  const few = rows.length * (kind === 'stacked' ? 1 : series.length) <= MOST_FIGURES;
  const totals = few && kind === 'stacked';
  const radius = font / 3;
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
        <Share {...{ rows, tooltip }} />
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
          <CartesianGrid stroke="var(--line)" vertical={lying && !labelled} horizontal={!lying} />
          <XAxis
            padding={kind === 'lines' ? { left: font, right: font } : undefined}
            {...(lying
              ? { ...figures, height: font * 1.9, hide: labelled }
              : { ...named, ...namesAxis(names, place) })}
          />
          <YAxis
            {...(lying ? { ...named, tick: <RowName />, axisLine: false } : figures)}
            width={lying ? lengthOf(names) * font * 0.62 + font : 'auto'}
          />
          {tooltip}
          {series.length > 1 && legendOf(series)}
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
                fill={colorAt(index)}
                maxBarSize={font * (lying ? 2.2 : 4.5)}
                {...(kind === 'stacked'
                  ? { stackId: 'all', stroke: 'var(--card)', strokeWidth: font / 10 }
                  : { radius: lying ? radius : [radius, radius, 0, 0] })}
              >
                {rows.map(({ label, long }) => (
                  <Cell key={label} fill={label === long ? colorAt(index) : paleAt(index)} />
                ))}
                {(labelled || (few && kind === 'columns')) && (
                  <LabelList
                    position={lying ? 'right' : 'top'}
                    offset={font * (lying ? 0.6 : 0.4)}
                    fill="var(--text)"
                    formatter={exactly}
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
  );
}
