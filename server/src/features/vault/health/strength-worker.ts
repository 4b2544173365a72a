import { parentPort, workerData } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as portuguese } from '@zxcvbn-ts/language-pt-br';

export interface StrengthJob {
  passwords: readonly { password: string; known: readonly string[] }[];
}

/** Every list costs time for each password; the large ones include the words of the small ones. */
const large = Object.fromEntries(
  Object.entries({ ...common, ...english, ...portuguese }).filter(
    ([, words]) => words.length > 200,
  ),
);

/** Longer passwords take seconds. A weak one is weak by its first 32 characters. */
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
