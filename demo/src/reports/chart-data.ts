import type { Chart, Lang } from './report.ts';

export interface ChartData {
  kind: Chart['kind'];
  lang: Lang;
  unit: string;
  series: readonly { name: string; color: number }[];
  /** The long name stands where it has room. */
  rows: readonly { label: string; long: string; values: readonly number[] }[];
}
