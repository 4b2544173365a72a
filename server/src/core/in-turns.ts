import { setImmediate as nextTurn } from 'node:timers/promises';

/** Far below the 50 ms for which an import may hold the main thread. */
const TURN_MS = 10;

/** Maps a long list and lets other requests go on in between. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const item of items) {
    results.push(map(item));
    if (performance.now() - began < TURN_MS) continue;
    await nextTurn();
    began = performance.now();
  }
  return results;
}
