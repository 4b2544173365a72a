import type { Chart, Lang } from './report.ts';

export interface ChartData {
  kind: Chart['kind'];
  lang: Lang;
  unit: string;
  series: readonly { name: string; color: number }[];
  rows: readonly { label: string; values: readonly number[] }[];
  /** The first projected row, and the word above it. */
  projected?: { from: number; word: string };
}
