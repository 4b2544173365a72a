import { AsyncLocalStorage } from 'node:async_hooks';

const chosen = new AsyncLocalStorage<string | null | undefined>();

/** The language chosen for this request or mail. `translators.ts` checks it. */
export const chosenLanguage = () => chosen.getStore();

/** Runs `work` with every `t` in this language, for example to write a mail to a recipient (D47). */
export function inLanguage<T>(language: string | null | undefined, work: () => T): T {
  return chosen.run(language, work);
}
