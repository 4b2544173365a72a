import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

/** True while a page keeps unsaved input until its user has signed in again in another tab. */
export const pageWaits = createStore(false);

export const usePageWaits = (): boolean => useSyncExternalStore(pageWaits.subscribe, pageWaits.get);
