import { setTimeout as delay } from 'node:timers/promises';

/** Rejects with the message if the work takes longer; the work itself goes on. */
export async function withTimeout<T>(
  work: Promise<T>,
  milliseconds: number,
  message: string,
): Promise<T> {
  const stop = new AbortController();
  const late = delay(milliseconds, null, { signal: stop.signal, ref: false }).then(() => {
    throw new Error(message);
  });
  late.catch(() => undefined);
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => stop.abort());
}
