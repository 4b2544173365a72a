const KEY = 'homeVisit';
/** A visit is over once home hasn't been seen for this long. */
const VISIT_MS = 30 * 60_000;

interface Visit {
  /** The email address, which stays when an account is renamed. */
  owner: string;
  /** When the visit before this one ended; null for a first visit. */
  since: string | null;
  /** When home was last seen. */
  seen: string;
}

function readVisit(owner: string): Visit | null {
  try {
    const visit = JSON.parse(localStorage.getItem(KEY) ?? '') as Visit;
    return visit.owner === owner && !Number.isNaN(Date.parse(visit.seen)) ? visit : null;
  } catch {
    return null;
  }
}

function writeVisit(visit: Visit): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(visit));
  } catch {
    // Without storage there is no last visit.
  }
}

/** Notes that home was opened. @returns when the visit before this one ended; null if there was none */
export function openVisit(owner: string, now: Date): string | null {
  const last = readVisit(owner);
  const isOver = last !== null && now.getTime() - Date.parse(last.seen) > VISIT_MS;
  const since = isOver ? last.seen : (last?.since ?? null);
  writeVisit({ owner, since, seen: now.toISOString() });
  return since;
}

/** Notes that home is still seen, however long it has been open. Nothing after a sign-out. */
export function extendVisit(owner: string, now: Date): void {
  const visit = readVisit(owner);
  if (visit) writeVisit({ ...visit, seen: now.toISOString() });
}

export const forgetVisit = (): void => localStorage.removeItem(KEY);
