import { parentPort, workerData } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as portuguese } from '@zxcvbn-ts/language-pt-br';

/** What the worker is handed: passwords, each with the words that are no secret beside it. */
export interface StrengthJob {
  passwords: readonly { password: string; known: readonly string[] }[];
}

/** Each list takes its time with every password; the words of the short ones stand in these as well. */
const large = Object.fromEntries(
  Object.entries({ ...common, ...english, ...portuguese }).filter(
    ([, words]) => words.length > 200,
  ),
);

/**
 * The bounds are there for time alone, which grows with them to seconds for one password: what 32
 * characters and three swapped ones leave weak is weak.
 */
const zxcvbn = new ZxcvbnFactory({
  dictionary: large,
  graphs: adjacencyGraphs,
  maxLength: 32,
  l33tMaxSubstitutions: 3,
});

const { passwords } = workerData as StrengthJob;
parentPort?.postMessage(
  passwords.map(({ password, known }) => zxcvbn.check(password, [...known]).score),
);
