/** Random choices that are the same for the same seed on every machine. */
export interface Random {
  next(): number;
  int(min: number, max: number): number;
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K;
}

/** The generator mulberry32: small, fast, and good enough for sample data. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick<T>(items: readonly T[]): T {
      if (items.length === 0) throw new Error('There is nothing to pick from');
      return items[int(0, items.length - 1)] as T;
    },
    weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K {
      const entries = Object.entries(weights) as [K, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        left -= weight;
        if (left < 0) return key;
      }
      throw new Error('There is nothing to pick from');
    },
  };
}
