import type { Flow } from '../flow/flow.ts';

export interface Technology {
  purpose: readonly string[];
  flow: Flow;
  used: readonly { name: string; why: string }[];
}
