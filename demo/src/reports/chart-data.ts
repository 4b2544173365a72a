import type { Chart, Lang } from './report.ts';

export interface ChartData {
  kind: Chart['kind'];
  lang: Lang;
  unit: string;
  series: readonly string[];
  rows: readonly { label: string; values: readonly number[] }[];
}
