/** The number of steps on the axis (spec §9). */
const STEPS = 5;

export interface Axis {
  min: number;
  max: number;
  ticks: number[];
}

/**
 * The axis of a line chart (spec §9): up to the highest value rounded up to thousands plus 2000, in
 * 5 steps, from 0 or a negative minimum. Null if nothing is selected.
 */
export function lineAxis(values: readonly number[]): Axis | null {
  if (values.length === 0) return null;
  const max = Math.ceil(Math.max(...values) / 1_000) * 1_000 + 2_000;
  const min = Math.min(0, Math.floor(Math.min(...values) / 1_000) * 1_000);
  const top = Math.max(max, 0);
  const step = (top - min) / STEPS;
  return { min, max: top, ticks: Array.from({ length: STEPS + 1 }, (_, i) => min + i * step) };
}
