let needed = false;
const listeners = new Set<() => void>();

/** Mounts the notification area, which the sign-in page doesn't need. */
export function requestNotificationArea(): void {
  needed = true;
  for (const listener of listeners) listener();
}

export const isNotificationAreaRequested = () => needed;

export function onNotificationAreaRequested(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
