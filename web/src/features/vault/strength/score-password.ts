import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** A hint while typing, from common passwords only. The vault's Health tab shows the server's score. */
const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Scoring time grows with the square of the length. */
const MAX_SCORED_LENGTH = 72;

export type Score = 0 | 1 | 2 | 3 | 4;

/** Returns 0 to 4 (strong). Import it late, because its dictionary is large. */
export function scorePassword(password: string, words: readonly string[]): Score {
  return zxcvbn.check(password.slice(0, MAX_SCORED_LENGTH), [...words]).score;
}
