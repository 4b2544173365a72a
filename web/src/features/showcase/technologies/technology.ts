import type { Flow } from '../flow/flow.ts';

/** What a technology page tells of a project. */
export interface Technology {
  /** What the tool does, in paragraphs. */
  purpose: readonly string[];
  flow: Flow;
  /** What it is made with, and why. */
  used: readonly { name: string; why: string }[];
}
