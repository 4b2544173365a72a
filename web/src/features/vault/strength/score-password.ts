import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as portuguese } from '@zxcvbn-ts/language-pt-br';

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common, ...english, ...portuguese },
  graphs: adjacencyGraphs,
});

/** Scoring time grows with the square of the length. */
const MAX_SCORED_LENGTH = 72;

export type Score = 0 | 1 | 2 | 3 | 4;

/** Returns 0 to 4 (strong). Import it late: its dictionaries load for half a second. */
export function scorePassword(password: string, words: readonly string[]): Score {
  return zxcvbn.check(password.slice(0, MAX_SCORED_LENGTH), [...words]).score;
}
