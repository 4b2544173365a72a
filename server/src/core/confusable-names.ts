// Unicode's table of confusable characters: a character, and the one it is compared as.
import confusables from 'unhomoglyph/data.json' with { type: 'json' };

export type FoldedName = { name: string; folded: string };

const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Alphabets with letters that look alike. A word must not mix two of them. */
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
];

/** True if a word mixes letters of two alphabets, such as a Cyrillic `е` in `Dеmo`. */
export function mixesAlphabets(name: string): boolean {
  const words = name.normalize('NFKC').split(/[^\p{L}\p{M}]+/u);
  return words.some((word) => ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1);
}

const PROTOTYPES = new Map(Object.entries(confusables));

/** Unicode's skeleton (UTS #39), equal for names that look alike. */
function skeleton(text: string): string {
  const visible = text.replaceAll(/\s+/g, ' ').normalize('NFD').replaceAll(IGNORABLE, '');
  let compared = '';
  for (const character of visible) compared += PROTOTYPES.get(character) ?? character;
  return compared.normalize('NFD');
}

/** `ß` has no single capital letter: as `SS` it would look like another name. */
const inCapitals = (text: string) =>
  text
    .split('ß')
    .map((part) => part.toUpperCase())
    .join('ß');

/** Letters may look alike in one case only: `н` and `h` do as `Н` and `H`. */
function skeletonsOf(name: string): string[] {
  const text = name.normalize('NFKC').trim();
  return [text, inCapitals(text), text.toLowerCase()].map(
    (one, index) => `${index} ${skeleton(one)}`,
  );
}

export class KnownNames {
  readonly #folded = new Set<string>();
  readonly #bySkeleton = new Map<string, string>();

  constructor(names: Iterable<FoldedName>) {
    for (const name of names) this.add(name);
  }

  add({ name, folded }: FoldedName): void {
    this.#folded.add(folded);
    for (const key of skeletonsOf(name)) {
      if (!this.#bySkeleton.has(key)) this.#bySkeleton.set(key, name);
    }
  }

  has({ folded }: FoldedName): boolean {
    return this.#folded.has(folded);
  }

  /** Null if none; equal names are rejected as taken (D6, D12). */
  findLookAlike(wanted: FoldedName): string | null {
    if (this.has(wanted)) return null;
    for (const key of skeletonsOf(wanted.name)) {
      const found = this.#bySkeleton.get(key);
      if (found !== undefined) return found;
    }
    return null;
  }
}
