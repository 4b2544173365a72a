import type { DeckChart } from '@intranet/contract/allhands/deck-schema.ts';
import type { DrawingSize } from './plot.ts';

export interface Series {
  label: string;
  /** The position among all series. It sets the colour, which selection doesn't change. */
  index: number;
  values: readonly number[];
}

export interface ChartProps extends DrawingSize {
  series: readonly Series[];
  labels: readonly string[];
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
