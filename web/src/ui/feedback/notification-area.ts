import { createStore } from '#core/store.ts';

const needed = createStore(false);

/** Mounts the notification area, which the sign-in page doesn't need. */
export const requestNotificationArea = () => needed.set(true);
export const isNotificationAreaRequested = needed.get;
export const onNotificationAreaRequested = needed.subscribe;
