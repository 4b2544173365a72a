import type { Flow } from '../flow/flow.ts';

export interface Technology {
  /** The tool's purpose, in paragraphs. */
  purpose: readonly string[];
  flow: Flow;
  /** The technologies with the reason for each. */
  used: readonly { name: string; why: string }[];
}
