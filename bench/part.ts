import type { Floor } from './floor/start-floor.ts';
import type { Load } from './load.ts';
import type { Product } from './product.ts';
import type { Finding } from './report.ts';

export interface Bench {
  product: Product;
  floor: Floor;
  cookie: string;
  nextLeave: () => string;
  /** The same requests, sent by many accounts. */
  nextLeaveOfMany: NonNullable<Load['next']>;
  /** Sign-ins, each by the next person. */
  nextSignIn: NonNullable<Load['next']>;
  seconds: number;
  /** The folder of another built checkout to compare with. */
  against: string | undefined;
}

export interface Part {
  name: string;
  needsWebApp?: true;
  measure(bench: Bench): Promise<Finding[]>;
}
