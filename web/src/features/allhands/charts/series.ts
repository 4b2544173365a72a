import type { DeckChart } from '@intranet/contract/allhands/deck-schema.ts';

export interface Series {
  label: string;
  /** The position among all series. It sets the colour, which selection doesn't change. */
  index: number;
  values: readonly number[];
}

export interface PlotProps {
  series: readonly Series[];
  labels: readonly string[];
  width: number;
  height: number;
  /** The text size in pixels. */
  font: number;
}

export function seriesOf({ kind, labels, datasets }: DeckChart): Series[] {
  if (kind !== 'pie') return datasets.map((dataset, index) => ({ ...dataset, index }));
  return labels.map((label, index) => {
    const sum = datasets.reduce((total, { values }) => total + (values[index] ?? 0), 0);
    return { label, index, values: [sum] };
  });
}

export const colorOf = (index: number) => `var(--s${index % 8})`;
export const textColorOn = (index: number) => `var(--on${index % 2})`;

/** Dashes distinguish the lines without relying on colour. */
const DASHES = ['', '12 6', '3 6', '16 5 3 5'];
export const dashOf = (index: number) => DASHES[index % DASHES.length] ?? '';

const keyOf = ({ index }: Series) => `s${index}`;

/** The series and rows as the library's charts read them. */
export function gridData(series: readonly Series[], labels: readonly string[]) {
  return {
    dataKey: 'label',
    data: labels.map((label, row) => ({
      label,
      ...Object.fromEntries(series.map((one) => [keyOf(one), one.values[row] ?? 0])),
    })),
    series: series.map((one) => ({
      name: keyOf(one),
      label: one.label,
      color: colorOf(one.index),
      strokeDasharray: dashOf(one.index),
    })),
  };
}
