import type { Floor } from './floor/start-floor.ts';
import type { Product } from './product.ts';
import type { Finding } from './report.ts';

/** What there is to measure with. */
export interface Bench {
  product: Product;
  floor: Floor;
  /** Of an administrator. */
  cookie: string;
  /** The body of a request for leave that nobody made yet. */
  nextLeave: () => string;
  /** How long each call is measured, altogether. */
  seconds: number;
}

/** Something that is measured once, beside the calls. */
export interface Part {
  name: string;
  /** Whether it looks at the web app, which is built first. */
  ofWeb?: true;
  measure(bench: Bench): Promise<Finding[]>;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
