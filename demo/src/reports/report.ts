export type Lang = 'pt-BR' | 'en';

/** One formula, and the indexes of the earlier measures that it takes. */
export type Formula = Partial<
  Record<'sum' | 'difference' | 'ratio' | 'percent', readonly number[]>
>;

/** A column of a report's table, and a series of its charts. */
export interface Measure {
  label: string;
  /** The first and last row's generated figure, roughly; percentages are stored as such, 12 is 12%. */
  range?: readonly number[];
  values?: readonly number[];
  /** Computes the figure from the measures before it, in a row and in the totals. */
  of?: Formula;
  /** Adds up the measure at the first number's index, from the second number on. */
  running?: readonly number[];
  /** A total other than the sum; a computed measure is computed from the other totals. */
  total?: 'average' | 'last';
  unit?: '%' | 'x';
  digits?: number;
  /** One of the deck's eight colours; the next one if left out. */
  color?: number;
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
