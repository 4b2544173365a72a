import { createHash } from 'node:crypto';
import { createRandom } from '../company/random.ts';
import type { Formula, Measure, Report } from './report.ts';

const rowOf = (columns: readonly number[][], row: number) =>
  columns.map((column) => column[row] ?? 0);

function compute(formula: Formula, figures: readonly number[]): number {
  const { sum, difference, ratio, percent } = formula;
  const measures = sum ?? difference ?? ratio ?? percent ?? [];
  const [first = 0, ...others] = measures.map((index) => figures[index] ?? 0);
  const other = others.reduce((all, figure) => all + figure, 0);
  if (sum) return first + other;
  if (difference) return first - other;
  return (first / other) * (percent ? 100 : 1);
}

/** Goes from first to last over the rows; a fifth of each step is random. */
function makeUp(report: Report, { label, range: [first = 0, last = 0] = [], digits = 0 }: Measure) {
  const seed = createHash('sha256').update(`${report.name}/${label}`).digest().readUInt32BE();
  const random = createRandom(seed);
  const steps = Math.max(report.rows.length - 1, 1);
  return report.rows.map((_, index) => {
    const progress = 0.8 * (index / steps) + 0.2 * random.next();
    return Number((first + (last - first) * progress).toFixed(digits));
  });
}

function makeColumn(report: Report, measure: Measure, before: readonly number[][]): number[] {
  const { of, running, values } = measure;
  if (values) return [...values];
  if (of) return report.rows.map((_, row) => compute(of, rowOf(before, row)));
  if (running) {
    let [added = 0, sum = 0] = running;
    return (before[added] ?? []).map((figure) => {
      sum += figure;
      return sum;
    });
  }
  return makeUp(report, measure);
}

function totalOf(column: readonly number[], measure: Measure, before: readonly number[]): number {
  if (measure.of) return compute(measure.of, before);
  if (measure.running || measure.total === 'last') return column.at(-1) ?? 0;
  const sum = column.reduce((all, figure) => all + figure, 0);
  return measure.total === 'average' ? sum / column.length : sum;
}

export type Figures = ReturnType<typeof makeFigures>;

/** The report's table of figures: the same for the same report, on every machine. */
export function makeFigures(report: Report) {
  const columns: number[][] = [];
  const totals: number[] = [];
  for (const measure of report.measures) {
    const column = makeColumn(report, measure, columns);
    totals.push(totalOf(column, measure, totals));
    columns.push(column);
  }
  return { rows: report.rows.map((_, row) => rowOf(columns, row)), totals };
}
