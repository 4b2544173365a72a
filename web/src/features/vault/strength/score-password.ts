import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as portuguese } from '@zxcvbn-ts/language-pt-br';

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common, ...english, ...portuguese },
  graphs: adjacencyGraphs,
});

/** What is longer is strong by its first part, or repeats it; the time grows with the square. */
const MAX_SCORED_LENGTH = 72;

export type Score = 0 | 1 | 2 | 3 | 4;

/**
 * How hard a password is to guess: 0 is guessed at once, 4 is strong. Takes some milliseconds, and its
 * dictionaries half a second to load: import it late.
 * @param words that an attacker would try first, such as the platform's name
 */
export function scorePassword(password: string, words: readonly string[]): Score {
  return zxcvbn.check(password.slice(0, MAX_SCORED_LENGTH), [...words]).score;
}
