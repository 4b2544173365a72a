import { SECTION_IDS, type SectionId } from '@intranet/contract/allhands/deck-schema.ts';

export const [FIRST] = SECTION_IDS;
export const LAST: SectionId = SECTION_IDS.at(-1) ?? FIRST;

export function sectionOfHash(hash: string): SectionId | undefined {
  const name = hash.replace(/^#/, '');
  return SECTION_IDS.find((id) => id === name);
}

/** Returns the section this many steps away, limited to the first and last. */
export function sectionFrom(id: SectionId, by: number): SectionId {
  const last = SECTION_IDS.length - 1;
  const index = Math.min(last, Math.max(0, SECTION_IDS.indexOf(id) + by));
  return SECTION_IDS[index] ?? id;
}

export const numberOf = (id: SectionId) => SECTION_IDS.indexOf(id) + 1;
