import type { DeckChart } from '@intranet/contract/allhands/deck-schema.ts';

export interface Series {
  label: string;
  /** The position among all series. It sets the colour, which selection doesn't change. */
  index: number;
  values: readonly number[];
}

export function seriesOf({ kind, labels, datasets }: DeckChart): Series[] {
  if (kind !== 'pie') return datasets.map((dataset, index) => ({ ...dataset, index }));
  return labels.map((label, index) => {
    const sum = datasets.reduce((total, { values }) => total + (values[index] ?? 0), 0);
    return { label, index, values: [sum] };
  });
}

export type Hidden = ReadonlySet<number>;

export function toggled(hidden: Hidden, index: number): Hidden {
  const next = new Set(hidden);
  if (!next.delete(index)) next.add(index);
  return next;
}

/** Shows all series, or hides all if all are shown. */
export function toggledAll(hidden: Hidden, series: readonly Series[]): Hidden {
  return hidden.size > 0 ? new Set() : new Set(series.map(({ index }) => index));
}

/** The colours repeat after eight. */
export const colorOf = (index: number) => `var(--s${index % 8})`;
