import { SECTION_IDS, type SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { startTransition, useState } from 'react';
import { sectionFrom } from './section-order.ts';
import { useAfterDelay } from './use-after-delay.ts';

/** The sections that show only an external report. */
const REPORTS: readonly SectionId[] = ['vacation-2', 'mea'];
export const isReport = (id: SectionId) => REPORTS.includes(id);
const WITH_FIGURES = SECTION_IDS.filter((id) => !isReport(id));

/** The sections loaded so far. Sections with their own data also load after three seconds, so they can be printed. */
export function useLoadedSections(
  shown: SectionId,
  { reports, rest }: { reports: boolean; rest: boolean },
): ReadonlySet<SectionId> {
  const further = reports ? SECTION_IDS : rest ? WITH_FIGURES : [];
  const wanted = [sectionFrom(shown, -1), shown, sectionFrom(shown, 1), ...further];
  const [near, setNear] = useState<ReadonlySet<SectionId>>(new Set(wanted));
  if (wanted.some((id) => !near.has(id))) setNear(new Set([...near, ...wanted]));
  // Loads in steps, so scrolling stays smooth.
  useAfterDelay(() =>
    startTransition(() => setNear((before) => new Set([...before, ...WITH_FIGURES]))),
  );
  return near;
}
