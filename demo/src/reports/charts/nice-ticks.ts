const STEPS = [1, 2, 2.5, 5, 10];
const MAX_STEPS = 5;

/** Ticks with even steps of 1, 2, 2.5 or 5, from below the values (or 0) to above them. */
export function niceTicks(values: readonly number[]): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const least = (high - low || 1) / MAX_STEPS;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (STEPS.find((one) => one * power >= least * 0.999) ?? 10) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}
