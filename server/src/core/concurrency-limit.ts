/**
 * Runs at most `limit` tasks at a time; the others wait in order. For tasks of unrelated sources
 * that must not delay each other, use `FairQueue`.
 * @returns a function that runs a task and returns its result
 */
export function limitConcurrency(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= limit) await new Promise<void>((begin) => waiting.push(begin));
    else running += 1;
    try {
      return await task();
    } finally {
      // Passes the slot to the next task, or frees it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
