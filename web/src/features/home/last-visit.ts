import { useEffect, useState } from 'react';

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

/** Notes that home is seen now. @returns the visit, which begins if the last one is over */
export function noteVisit(owner: string, now: Date): Visit {
  const last = readVisit(owner);
  const isOver = last !== null && now.getTime() - Date.parse(last.seen) > VISIT_MS;
  const since = isOver ? last.seen : (last?.since ?? null);
  const visit = { owner, since, seen: now.toISOString() };
  try {
    localStorage.setItem(KEY, JSON.stringify(visit));
  } catch {
    // Without storage there is no last visit.
  }
  return visit;
}

/** The moment at which the user last saw home in this browser before this visit; null on the first one. */
export function useLastVisit({ email }: { email: string }): string | null {
  const [since] = useState(() => noteVisit(email, new Date()).since);
  useEffect(() => {
    const leave = () => noteVisit(email, new Date());
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, [email]);
  return since;
}
