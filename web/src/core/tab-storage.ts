/** What is kept in this tab for whoever is signed in, until they sign out. */
const OWN = 'own ';

/** Null where nothing is kept, or the browser forbids it. */
export function readTabStorage(name: string): string | null {
  try {
    return sessionStorage.getItem(OWN + name);
  } catch {
    return null;
  }
}

/**
 * @param text null forgets it
 * @returns false where the browser forbids it or has no room
 */
export function writeTabStorage(name: string, text: string | null): boolean {
  try {
    sessionStorage.removeItem(OWN + name);
    if (text !== null) sessionStorage.setItem(OWN + name, text);
    return true;
  } catch {
    return false;
  }
}

/** The key of the username that owns the stored texts. */
const OWNER = 'own-of';

/** Deletes what another person stored in this tab, and makes the texts stored from now on this person's. */
export function claimTabStorage(username: string): void {
  try {
    if (sessionStorage.getItem(OWNER) === username) return;
    clearTabStorage();
    sessionStorage.setItem(OWNER, username);
  } catch {
    // Nothing can be stored, so nothing is there.
  }
}

/** Deletes everything that was stored in this tab. */
export function clearTabStorage(): void {
  try {
    sessionStorage.removeItem(OWNER);
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(OWN)) sessionStorage.removeItem(key);
    }
  } catch {
    // What is forbidden to be kept was not.
  }
}
