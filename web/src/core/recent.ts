import { useSyncExternalStore } from 'react';

const MAX = 12;
const KEY = 'recent';
const listeners = new Set<() => void>();

interface Recent {
  /** The email address, which stays when an account is renamed. */
  owner: string;
  ids: string[];
}

interface Person {
  email: string;
}

/** The paths of pages and names of links that a user opened last in this browser, newest first. */
export function readRecent({ email }: Person): string[] {
  try {
    const { owner, ids } = JSON.parse(localStorage.getItem(KEY) ?? '') as Recent;
    return owner === email ? ids.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Replaces what another person left. @param id a page's path or a link's name */
export function recordRecent(person: Person, id: string): void {
  const before = readRecent(person);
  if (before[0] === id) return;
  const ids = [id, ...before.filter((one) => one !== id)].slice(0, MAX);
  try {
    localStorage.setItem(KEY, JSON.stringify({ owner: person.email, ids } satisfies Recent));
  } catch {
    // Without storage there is no history.
  }
  for (const listener of listeners) listener();
}

/** Also deletes the keys of former versions, `recent:<username>`. */
export function forgetRecent(): void {
  for (const key of Object.keys(localStorage)) {
    if (key === KEY || key.startsWith(`${KEY}:`)) localStorage.removeItem(key);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The recent ids as one string, so that an unchanged list renders nothing. */
export function useRecent(person: Person): string[] {
  const text = useSyncExternalStore(subscribe, () => readRecent(person).join('\n'));
  return text ? text.split('\n') : [];
}
