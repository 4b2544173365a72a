/** A statement is prepared after this many calls. */
const OFTEN = 4;
/** The largest number of prepared statements, because each has a plan in every connection. */
const MOST_NAMED = 200;
/** The largest number of other statements counted; rare ones make room for new ones. */
const MOST_COUNTED = 1_000;
/** In characters; longer statements are imports with many rows. */
const LONGEST = 10_000;

export class FrequentStatements {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();

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
