import type { Floor } from './floor/start-floor.ts';
import type { Product } from './product.ts';
import type { Finding } from './report.ts';

export interface Bench {
  product: Product;
  floor: Floor;
  cookie: string;
  nextLeave: () => string;
  seconds: number;
  /** The folder of another built checkout to compare with. */
  against: string | undefined;
}

export interface Part {
  name: string;
  needsWebApp?: true;
  measure(bench: Bench): Promise<Finding[]>;
}
