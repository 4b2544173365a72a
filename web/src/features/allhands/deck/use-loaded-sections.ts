import { SECTION_IDS, type SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import type { AllHands } from '@intranet/contract/allhands/endpoints.ts';
import { startTransition, useState } from 'react';
import { useWhenIdle } from '#ui/late/use-when-idle.ts';
import { sectionFrom } from './section-order.ts';

/** The sections that show a report of another site and nothing else, and the name of its address. */
export const REPORTS: Partial<Record<SectionId, keyof AllHands['embeds']>> = {
  'vacation-2': 'vacation',
  mea: 'mea',
};
const WITH_FIGURES = SECTION_IDS.filter((id) => !(id in REPORTS));

/** What is needed beside the sections around the one shown. */
interface Needed {
  /** Every report, and all the rest. */
  reports: boolean;
  /** All that needs no report: for one there is no time any more. */
  rest: boolean;
}

/**
 * The sections that are, or were, shown or beside what is shown: what is heavy loads there, and stays.
 * After a while those with figures of their own, too, so that the browser's own print command finds them whole.
 */
export function useLoadedSections(
  shown: SectionId,
  { reports, rest }: Needed,
): ReadonlySet<SectionId> {
  const further = reports ? SECTION_IDS : rest ? WITH_FIGURES : [];
  const wanted = [sectionFrom(shown, -1), shown, sectionFrom(shown, 1), ...further];
  const [near, setNear] = useState<ReadonlySet<SectionId>>(new Set(wanted));
  if (wanted.some((id) => !near.has(id))) setNear(new Set([...near, ...wanted]));
  // In pieces, so that no frame waits for all of it while somebody scrolls.
  useWhenIdle(() =>
    startTransition(() => setNear((before) => new Set([...before, ...WITH_FIGURES]))),
  );
  return near;
}
