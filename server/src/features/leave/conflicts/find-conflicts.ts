import type { ActiveLeave } from './queries.ts';

/** A leave's fields in the reply, as the first and as the second of a pair. */
interface WrittenLeave extends ActiveLeave {
  texts: readonly [string, string];
}

const fieldsOf = ({ employee, name, area, cargo, start, end }: ActiveLeave, place: 1 | 2) =>
  JSON.stringify({
    [`employee_id${place}`]: employee,
    [`NOME${place}`]: name,
    [`AREA${place}`]: area,
    [`CARGO${place}`]: cargo,
    [`DATA_INICIO${place}`]: start,
    [`DATA_FIM${place}`]: end,
  }).slice(1, -1);

const write = (leave: ActiveLeave): WrittenLeave => ({
  ...leave,
  texts: [fieldsOf(leave, 1), fieldsOf(leave, 2)],
});

/**
 * Pairs the leaves of two people in one area that share a day, each pair once, in one pass (D28).
 * It keeps the leaves of at most a year, because no leave is longer (D21).
 */
export class ConflictFinder {
  /** The leaves whose pairs aren't complete, all and by area, in the order in which they were added. */
  readonly #open = new Queue<WrittenLeave>();
  readonly #byArea = new Map<string, Queue<WrittenLeave>>();

  /**
   * @param leave the next one by start, then by name
   * @returns for each earlier leave that this one completes, its pairs as JSON objects with commas
   */
  *add(leave: ActiveLeave): Generator<string> {
    yield* this.#complete(leave.start);
    const written = write(leave);
    this.#open.add(written);
    const others = this.#byArea.get(leave.area) ?? new Queue<WrittenLeave>();
    this.#byArea.set(leave.area, others);
    others.add(written);
  }

  /** @returns the pairs of the leaves that are left */
  end(): Generator<string> {
    return this.#complete(null);
  }

  *#complete(start: string | null): Generator<string> {
    for (let one = this.#open.first(); one; one = this.#open.first()) {
      if (start !== null && one.end >= start) return;
      this.#open.removeFirst();
      const pairs = this.#pairsOf(one);
      if (pairs) yield pairs;
    }
  }

  #pairsOf(one: WrittenLeave): string {
    const others = this.#byArea.get(one.area);
    if (others?.removeFirst() !== one) throw new Error('The leaves of an area are out of order');
    const first = `{${one.texts[0]},`;
    let text = '';
    others.forEachUntil(
      (two) => two.start > one.end,
      (two) => {
        if (two.employee !== one.employee) text += `${text && ','}${first}${two.texts[1]}}`;
      },
    );
    return text;
  }
}

/** An array whose first items can be removed at no cost. */
class Queue<Item> {
  #items: Item[] = [];
  #removed = 0;

  first(): Item | undefined {
    return this.#items[this.#removed];
  }

  add(item: Item): void {
    this.#items.push(item);
  }

  removeFirst(): Item | undefined {
    const item = this.first();
    this.#removed += 1;
    if (this.#removed >= 1_000 && this.#removed * 2 >= this.#items.length) {
      this.#items = this.#items.slice(this.#removed);
      this.#removed = 0;
    }
    return item;
  }

  /** Calls `act` with the items before the first one for which `isOver` holds. */
  forEachUntil(isOver: (item: Item) => boolean, act: (item: Item) => void): void {
    for (let index = this.#removed; index < this.#items.length; index += 1) {
      const item = this.#items[index] as Item;
      if (isOver(item)) return;
      act(item);
    }
  }
}
