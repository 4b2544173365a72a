export type Lang = 'pt-BR' | 'en';

/** A column of a report's table, and a series of its charts. */
export interface Measure {
  label: string;
  /** The range of generated figures; percentages are stored as such, 12 is 12%. */
  range?: readonly [low: number, high: number];
  /** Computes the figure from the measures before it, in a row and in the totals. */
  of?: (figures: readonly number[]) => number;
  /** Adds up the measure at this index, from an opening figure on. */
  running?: readonly [measure: number, opening: number];
  /** The kind of total; a computed measure is computed from the other totals. */
  total?: 'sum' | 'average' | 'last';
  unit?: '%' | 'x';
  digits?: number;
}

export interface Chart {
  kind: 'columns' | 'stacked' | 'lines' | 'ranking' | 'share';
  title: string;
  /** Indexes of the drawn measures; a share draws one. */
  measures: readonly number[];
}

/** A sample report. Its rows are generated from its name, so they are the same at each start. */
export interface Report {
  name: string;
  lang: Lang;
  title: string;
  context: string;
  rowHeading: string;
  rows: readonly string[];
  measures: readonly Measure[];
  charts: readonly Chart[];
}

type Content = Pick<Report, 'context' | 'rows' | 'measures' | 'charts'>;

export function report(
  name: string,
  title: string,
  rowHeading: string,
  content: Content & { lang?: Lang },
): Report {
  return { name, title, rowHeading, lang: 'pt-BR', ...content };
}

const chartOf =
  (kind: Chart['kind']) =>
  (title: string, ...measures: number[]): Chart => ({ kind, title, measures });

/** Charts of the measures at these indexes. */
export const chart = {
  columns: chartOf('columns'),
  lines: chartOf('lines'),
  ranking: chartOf('ranking'),
  share: chartOf('share'),
  stacked: chartOf('stacked'),
};

/** A generated measure whose rows add up. */
export function amount(label: string, low: number, high: number): Measure {
  return { label, range: [low, high], total: 'sum' };
}

/** A generated measure with an average, such as a duration. */
export function mean(label: string, low: number, high: number, digits = 1): Measure {
  return { label, range: [low, high], total: 'average', digits };
}

export function percentage(label: string, low: number, high: number): Measure {
  return { ...mean(label, low, high, 0), unit: '%' };
}

export function sumOf(label: string, ...measures: number[]): Measure {
  return {
    label,
    of: (figures) => measures.reduce((sum, index) => sum + (figures[index] ?? 0), 0),
  };
}

export function shareOf(label: string, part: number, whole: number): Measure {
  return {
    label,
    of: (figures) => ((figures[part] ?? 0) / (figures[whole] ?? 1)) * 100,
    unit: '%',
    digits: 1,
  };
}
