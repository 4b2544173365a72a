/** Languages of the reports (D40). */
export type Lang = 'pt-BR' | 'en';

/** A column of a report's table, and a series of its charts. */
export interface Measure {
  label: string;
  /** The lowest and the highest figure to make up; percentages are kept as such, 12 is 12%. */
  range?: readonly [low: number, high: number];
  /** Computes the figure from the measures before it, in a row and in the totals. */
  of?: (figures: readonly number[]) => number;
  /** Adds up the measure at this index, from an opening figure on. */
  running?: readonly [measure: number, opening: number];
  /** How the whole column is summed up; a computed one is computed from the other totals. */
  total?: 'sum' | 'average' | 'last';
  unit?: '%' | 'x';
  digits?: number;
}

export interface Chart {
  kind: 'columns' | 'stacked' | 'lines' | 'ranking' | 'share';
  title: string;
  /** Indexes of the measures that are drawn; a share draws one. */
  measures: readonly number[];
}

/** A sample report: its rows are made up from its name, so they are the same at each start. */
export interface Report {
  /** The page is /sample-reports/{name}.html. */
  name: string;
  lang: Lang;
  title: string;
  /** Period, unit, or what the rows are. */
  context: string;
  /** The heading of the table's first column. */
  rowHeading: string;
  rows: readonly string[];
  measures: readonly Measure[];
  charts: readonly Chart[];
}

/** A made-up measure whose rows add up. */
export function amount(label: string, low: number, high: number): Measure {
  return { label, range: [low, high], total: 'sum' };
}

/** A made-up measure of which the average counts, such as a duration. */
export function mean(label: string, low: number, high: number, digits = 1): Measure {
  return { label, range: [low, high], total: 'average', digits };
}

export function percentage(label: string, low: number, high: number): Measure {
  return { ...mean(label, low, high, 0), unit: '%' };
}

/** The sum of the measures at these indexes. */
export function sumOf(label: string, ...measures: number[]): Measure {
  return {
    label,
    of: (figures) => measures.reduce((sum, index) => sum + (figures[index] ?? 0), 0),
  };
}

/** One measure as a percentage of another. */
export function shareOf(label: string, part: number, whole: number): Measure {
  return {
    label,
    of: (figures) => ((figures[part] ?? 0) / (figures[whole] ?? 1)) * 100,
    unit: '%',
    digits: 1,
  };
}
