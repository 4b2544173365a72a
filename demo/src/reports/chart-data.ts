import type { Chart, Lang } from './report.ts';

/** A chart's data in the page, for the script that draws it. */
export interface ChartData {
  kind: Chart['kind'];
  lang: Lang;
  unit: string;
  series: readonly string[];
  rows: readonly { label: string; values: readonly number[] }[];
}
