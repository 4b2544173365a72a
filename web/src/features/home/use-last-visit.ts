import { useEffect, useState } from 'react';
import { extendVisit, openVisit } from '#core/last-visit.ts';

/** The moment at which the user last saw home in this browser before this visit; null on the first one. */
export function useLastVisit({ email }: { email: string }): string | null {
  const [since] = useState(() => openVisit(email, new Date()));
  useEffect(() => {
    const extend = () => extendVisit(email, new Date());
    document.addEventListener('visibilitychange', extend);
    return () => {
      document.removeEventListener('visibilitychange', extend);
      extend();
    };
  }, [email]);
  return since;
}
