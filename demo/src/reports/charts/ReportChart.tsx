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

function Share({ rows, tooltip }: Pick<ChartData, 'rows'> & { tooltip: React.ReactNode }) {
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

export function ReportChart({ kind, lang, unit, series, rows }: ChartData) {
  const exact = new Intl.NumberFormat(lang);
  const short = new Intl.NumberFormat(lang, { notation: 'compact' });
  const tooltip = (
    <Tooltip {...TOOLTIP} formatter={(value) => exact.format(Number(value)) + unit} />
  );
  const data = rows.map(({ label, values }) => ({ label, values }));
  const lying = kind === 'ranking';
  const Graph = kind === 'lines' ? LineChart : BarChart;
  const named = { dataKey: 'label', type: 'category', tick: TICK, tickLine: false } as const;
  const figures = {
    type: 'number',
    tick: TICK,
    tickLine: false,
    axisLine: false,
    tickFormatter: (value: number) => short.format(value) + unit,
  } as const;
  return (
    <ResponsiveContainer width="100%" height="100%">
      {kind === 'share' ? (
        <Share rows={rows} tooltip={tooltip} />
      ) : (
        <Graph data={data} layout={lying ? 'vertical' : 'horizontal'} accessibilityLayer={false}>
          <CartesianGrid stroke="var(--line)" vertical={lying} horizontal={!lying} />
          <XAxis {...(lying ? figures : named)} />
          <YAxis {...(lying ? { ...named, width: 110, interval: 0 } : { ...figures, width: 56 })} />
          {tooltip}
          {series.length > 1 && legend}
          {series.map((name, index) => {
            const drawn = { name, dataKey: `values[${index}]`, isAnimationActive: false };
            const color = colorAt(index);
            return kind === 'lines' ? (
              <Line key={name} {...drawn} stroke={color} strokeWidth={2} dot={{ r: 2 }} />
            ) : (
              <Bar
                key={name}
                {...drawn}
                fill={color}
                maxBarSize={44}
                {...(kind === 'stacked' && { stackId: 'all' })}
              />
            );
          })}
        </Graph>
      )}
    </ResponsiveContainer>
  );
}
