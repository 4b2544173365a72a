const PREFIX = 'own ';

export function readTabStorage(name: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** @param text null deletes it @returns false if the browser forbids storage or has no room */
export function writeTabStorage(name: string, text: string | null): boolean {
  try {
    sessionStorage.removeItem(PREFIX + name);
    if (text !== null) sessionStorage.setItem(PREFIX + name, text);
    return true;
  } catch {
    return false;
  }
}

const OWNER = 'own-of';

/** Assigns this tab's storage to a person, and deletes another person's texts. */
export function claimTabStorage(email: string): void {
  try {
    if (sessionStorage.getItem(OWNER) === email) return;
    clearTabStorage();
    sessionStorage.setItem(OWNER, email);
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}

export function clearTabStorage(): void {
  try {
    sessionStorage.removeItem(OWNER);
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}
