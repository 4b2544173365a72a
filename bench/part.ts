import type { Floor } from './floor/start-floor.ts';
import type { Product } from './product.ts';
import type { Finding } from './report.ts';

export interface Bench {
  product: Product;
  floor: Floor;
  /** An administrator's session. */
  cookie: string;
  /** Returns the body of a new leave request. */
  nextLeave: () => string;
  seconds: number;
}

/** A measurement beside the calls. */
export interface Part {
  name: string;
  /** True if it needs the web app, which is then built first. */
  needsWebApp?: true;
  measure(bench: Bench): Promise<Finding[]>;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
