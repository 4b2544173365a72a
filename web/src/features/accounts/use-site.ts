import type { site } from '@intranet/contract/site/endpoints.ts';
import { useEffect, useState } from 'react';
import type { CallReply } from '#core/call.ts';
import { readSite } from '#core/site.ts';

export type Site = CallReply<typeof site>;

/** In milliseconds. After the last attempt, people can still sign in with a password. */
const RETRY_AFTER = [1_000, 2_000];

async function readPatiently(): Promise<Site | null> {
  for (const pause of RETRY_AFTER) {
    try {
      return await readSite();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return readSite().catch(() => null);
}

/** The company's facts for the sign-in page, without the query library (decision 0013); null if unreadable. */
export function useSite(): Site | null | undefined {
  const [known, setKnown] = useState<Site | null>();
  useEffect(() => {
    void readPatiently().then(setKnown);
  }, []);
  return known;
}
