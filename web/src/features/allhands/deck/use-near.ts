import { SECTION_IDS, type SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { useEffect, useState } from 'react';
import { sectionFrom } from './section-order.ts';

/** The sections that show a report of another site in a frame. */
export const FRAMES: readonly SectionId[] = ['kpi', 'vacation-2', 'commercial-charts', 'mea'];
const FRAMELESS = SECTION_IDS.filter((id) => !FRAMES.includes(id));
/** By then, in ms, what is shown first has long loaded. */
const LATE = 3_000;

/**
 * The sections that are, or were, shown or beside what is shown: what is heavy loads there, and stays.
 * After a while those without a report, too, so that the browser's own print command finds them whole.
 * @param all everything is needed, such as for printing
 */
export function useNear(shown: SectionId, all: boolean): ReadonlySet<SectionId> {
  const wanted = all ? SECTION_IDS : [sectionFrom(shown, -1), shown, sectionFrom(shown, 1)];
  const [near, setNear] = useState<ReadonlySet<SectionId>>(new Set(wanted));
  if (wanted.some((id) => !near.has(id))) setNear(new Set([...near, ...wanted]));
  useEffect(() => {
    const waiting = setTimeout(() => setNear((before) => new Set([...before, ...FRAMELESS])), LATE);
    return () => clearTimeout(waiting);
  }, []);
  return near;
}
