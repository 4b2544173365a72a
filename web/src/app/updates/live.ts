import { useSyncExternalStore } from 'react';
import { createStore } from '#core/store.ts';

/** True while the stream of updates works. */
export const updatesAreLive = createStore(false);

/** The time in ms after which a query that the stream covers is read again; false while it's live. */
export function usePollInterval(interval: number): number | false {
  return useSyncExternalStore(updatesAreLive.subscribe, updatesAreLive.get) ? false : interval;
}
