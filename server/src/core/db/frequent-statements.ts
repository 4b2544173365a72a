/** A statement is prepared once it was seen so often: those of a lifetime are not worth it. */
const OFTEN = 4;
/** How many get a name: each keeps a plan in every connection. */
const MOST_NAMED = 200;
/** How many others are counted; who is seen seldom makes room for who is seen next. */
const MOST_COUNTED = 1_000;
/** Characters; what is longer is an import, put together for its rows. */
const LONGEST = 10_000;

/** Tells which statements come often, and gives these a name each; for all connections of a process. */
export class FrequentStatements {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  /** The name of a statement that came often, else null; each call counts it once. */
  nameOf(text: string): string | null {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (text.length > LONGEST || this.#names.size >= MOST_NAMED) return null;
    const count = (this.#counts.get(text) ?? 0) + 1;
    this.#counts.delete(text);
    if (count < OFTEN) {
      this.#counts.set(text, count);
      const [oldest] = this.#counts.keys();
      if (this.#counts.size > MOST_COUNTED && oldest !== undefined) this.#counts.delete(oldest);
      return null;
    }
    const name = `often_${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}
