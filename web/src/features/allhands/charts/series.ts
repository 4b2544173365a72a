import type { DeckChart } from '@intranet/contract/allhands/deck-schema.ts';

/** What can be chosen in a chart, and has a colour: a dataset, or a slice of a pie. */
export interface Series {
  label: string;
  /** Its place among all, which its colour comes from: it keeps it whatever is chosen. */
  index: number;
  values: readonly number[];
}

/** The datasets of a bar or line chart; the slices of a pie, each the sum of its datasets. */
export function seriesOf({ kind, labels, datasets }: DeckChart): Series[] {
  if (kind !== 'pie') return datasets.map((dataset, index) => ({ ...dataset, index }));
  return labels.map((label, index) => {
    const sum = datasets.reduce((total, { values }) => total + (values[index] ?? 0), 0);
    return { label, index, values: [sum] };
  });
}

export type Hidden = ReadonlySet<number>;

/** The same, with one shown that was hidden, or hidden that was shown. */
export function toggled(hidden: Hidden, index: number): Hidden {
  const next = new Set(hidden);
  if (!next.delete(index)) next.add(index);
  return next;
}

/** What select-all does: it shows all, or hides all when all are shown. */
export function toggledAll(hidden: Hidden, series: readonly Series[]): Hidden {
  return hidden.size > 0 ? new Set() : new Set(series.map(({ index }) => index));
}

/** The colours of a slide come round again after eight. */
export const colorOf = (index: number) => `var(--s${index % 8})`;
