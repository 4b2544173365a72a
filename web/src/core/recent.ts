import { useSyncExternalStore } from 'react';

const MAX = 12;
const keyOf = (username: string) => `recent:${username}`;
const listeners = new Set<() => void>();

/** The paths of pages and names of links that a user opened last in this browser, newest first. */
export function readRecent(username: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(username)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** @param id a page's path or a link's name */
export function recordRecent(username: string, id: string): void {
  const before = readRecent(username);
  if (before[0] === id) return;
  const ids = [id, ...before.filter((one) => one !== id)].slice(0, MAX);
  try {
    localStorage.setItem(keyOf(username), JSON.stringify(ids));
  } catch {
    // Without storage there is no history.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The recent ids as one string, so that an unchanged list renders nothing. */
export function useRecent(username: string): string[] {
  const text = useSyncExternalStore(subscribe, () => readRecent(username).join('\n'));
  return text ? text.split('\n') : [];
}
