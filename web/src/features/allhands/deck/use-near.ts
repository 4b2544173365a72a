import { SECTION_IDS, type SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { useState } from 'react';
import { sectionFrom } from './section-order.ts';

/**
 * The sections that are, or were, shown or beside what is shown: what is heavy loads there, and stays.
 * @param all everything is needed, such as for printing
 */
export function useNear(shown: SectionId, all: boolean): ReadonlySet<SectionId> {
  const wanted = all ? SECTION_IDS : [sectionFrom(shown, -1), shown, sectionFrom(shown, 1)];
  const [near, setNear] = useState<ReadonlySet<SectionId>>(new Set(wanted));
  if (wanted.some((id) => !near.has(id))) setNear(new Set([...near, ...wanted]));
  return near;
}
