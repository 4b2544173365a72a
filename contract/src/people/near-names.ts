import { fold, foldSpaces } from '../core/text.ts';

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const APOSTROPHES = /[‘’´`]/g;
const HYPHENS = /[\u2010-\u2015]/g;

/** Equal for names that differ only in accents, spaces, letter case or invisible characters (D66). */
function nearKey(name: string): string {
  const visible = name.normalize('NFKC').replace(INVISIBLE, '');
  return foldSpaces(fold(visible.replace(APOSTROPHES, "'").replace(HYPHENS, '-')));
}

/** Finds a person whose name is near another one. */
export class NearNames {
  readonly #names = new Map<string, string>();

  constructor(names: Iterable<string> = []) {
    for (const name of names) this.add(name);
  }

  add(name: string): void {
    const key = nearKey(name);
    if (!this.#names.has(key)) this.#names.set(key, name);
  }

  find(name: string): string | undefined {
    return this.#names.get(nearKey(name));
  }
}
