import { SECTION_IDS, type SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import type { AllHands } from '@intranet/contract/allhands/endpoints.ts';
import { useEffect, useState } from 'react';
import { sectionFrom } from './section-order.ts';

/** The sections that show a report of another site in a frame. */
export const FRAMES: readonly SectionId[] = ['kpi', 'vacation-2', 'commercial-charts', 'mea'];
/** Those that show nothing else, and the name of its address. */
export const REPORTS: Partial<Record<SectionId, keyof AllHands['embeds']>> = {
  'vacation-2': 'vacation',
  mea: 'mea',
};
const FRAMELESS = SECTION_IDS.filter((id) => !FRAMES.includes(id));
/** By then, in ms, what is shown first has long loaded. */
const LATE = 3_000;

/** What is needed beside the sections around the one shown. */
interface Needed {
  /** Every report, and all the rest. */
  reports: boolean;
  /** All that needs no report: for one there is no time any more. */
  rest: boolean;
}

/**
 * The sections that are, or were, shown or beside what is shown: what is heavy loads there, and stays.
 * After a while those without a report, too, so that the browser's own print command finds them whole.
 */
export function useNear(shown: SectionId, { reports, rest }: Needed): ReadonlySet<SectionId> {
  const further = reports ? SECTION_IDS : rest ? FRAMELESS : [];
  const wanted = [sectionFrom(shown, -1), shown, sectionFrom(shown, 1), ...further];
  const [near, setNear] = useState<ReadonlySet<SectionId>>(new Set(wanted));
  if (wanted.some((id) => !near.has(id))) setNear(new Set([...near, ...wanted]));
  useEffect(() => {
    const waiting = setTimeout(() => setNear((before) => new Set([...before, ...FRAMELESS])), LATE);
    return () => clearTimeout(waiting);
  }, []);
  return near;
}
