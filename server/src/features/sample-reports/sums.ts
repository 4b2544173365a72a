export function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

/** Value by value; the lists are of one length. */
export function add(...lists: readonly (readonly number[])[]): number[] {
  return (lists[0] ?? []).map((_, i) => sum(lists.map((list) => list[i] ?? 0)));
}

/** Parts of a whole in percent. */
export function percent(parts: readonly number[], wholes: readonly number[]): number[] {
  return parts.map((part, i) => (part / (wholes[i] ?? 0)) * 100);
}

/** A whole number in whole parts by weight: they add up to it exactly. */
export function spread(total: number, weights: readonly number[]): number[] {
  const all = sum(weights);
  const until = weights.map((_, i) => Math.round((total * sum(weights.slice(0, i + 1))) / all));
  return until.map((value, i) => value - (until[i - 1] ?? 0));
}
