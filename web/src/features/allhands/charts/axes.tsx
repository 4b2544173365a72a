import { figureText } from '../sections/figures.ts';

const QUARTER = /^(\d\D)(\d{4})$/;

interface TickProps {
  x?: number | string;
  y?: number | string;
  index?: number;
  payload?: { value: string };
}

/** A quarter such as 4Q2022, with the year below the first quarter of each year. */
function QuarterTick({ x, y, index, payload }: TickProps) {
  const [, quarter = '', year] = QUARTER.exec(payload?.value ?? '') ?? [];
  return (
    <text x={x} y={y} fill="var(--ink)" textAnchor="middle">
      <tspan dy="0.71em">{quarter}</tspan>
      {(index === 0 || quarter.startsWith('1')) && (
        // Q4 aligns its year to the end, so that it doesn't overlap the next year.
        <tspan x={x} dy="1.15em" textAnchor={quarter.startsWith('4') ? 'end' : 'middle'}>
          {year}
        </tspan>
      )}
    </text>
  );
}

/** The axis and grid props shared by bar and line charts. */
export function axesOf(labels: readonly string[], font: number) {
  const quarters = labels.every((label) => QUARTER.test(label));
  return {
    gridAxis: 'x',
    tickLine: 'none',
    strokeDasharray: '0',
    gridColor: 'var(--line)',
    valueFormatter: figureText,
    xAxisProps: {
      height: font * (quarters ? 2.7 : 1.6),
      tickMargin: font * 0.4,
      interval: 'equidistantPreserveStart',
      minTickGap: font / 8,
      axisLine: { stroke: 'var(--mantine-color-dimmed)' },
      tick: quarters ? <QuarterTick /> : { fill: 'var(--ink)' },
      ...(quarters && { tickFormatter: (label: string) => QUARTER.exec(label)?.[1] ?? '' }),
    },
    yAxisProps: {
      width: 'auto',
      // Labels without room are left out at even steps, but not the highest one.
      interval: 'equidistantPreserveEnd',
      minTickGap: font / 4,
      tickMargin: font * 0.3,
      tick: { fill: 'var(--mantine-color-dimmed)' },
    },
  } as const;
}

const STEPS = 5;

/** The axis of spec §9: up to the highest value, in thousands, plus 2000. */
export function lineAxis(values: readonly number[]) {
  const max = Math.max(0, Math.ceil(Math.max(...values) / 1_000) * 1_000 + 2_000);
  const min = Math.min(0, Math.floor(Math.min(...values) / 1_000) * 1_000);
  const step = (max - min) / STEPS;
  return {
    domain: [min, max] as [number, number],
    ticks: Array.from({ length: STEPS + 1 }, (_, at) => min + at * step),
  };
}
