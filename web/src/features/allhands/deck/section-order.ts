import { SECTION_IDS, type SectionId } from '@intranet/contract/allhands/deck-schema.ts';

/** @param hash of an address, with or without its `#` */
export function sectionOfHash(hash: string): SectionId | undefined {
  const name = hash.replace(/^#/, '');
  return SECTION_IDS.find((id) => id === name);
}

/** The section so many further, or the last (first) one there is. */
export function sectionFrom(id: SectionId, by: number): SectionId {
  const last = SECTION_IDS.length - 1;
  const index = Math.min(last, Math.max(0, SECTION_IDS.indexOf(id) + by));
  return SECTION_IDS[index] ?? id;
}

/** Counted from 1. */
export const numberOf = (id: SectionId) => SECTION_IDS.indexOf(id) + 1;
