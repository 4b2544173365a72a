import {
  COMMERCIAL_SECTIONS,
  PEOPLE_SECTIONS,
  type SectionId,
} from '@intranet/contract/allhands/deck-schema.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { useState } from 'react';

/** An entry without sections doesn't exist yet. The link leads to the first section. */
const entry = (
  label: string,
  sections: readonly SectionId[] = [],
  submenu = sections.slice(1),
) => ({ label, sections, submenu });
export type SidebarEntry = ReturnType<typeof entry>;

/** The sidebar entries exactly as in spec §2. */
export const SIDEBAR_ENTRIES: readonly SidebarEntry[] = [
  entry(t('All Hands'), ['all-hands', 'agenda'], []),
  entry(t('People & Mgmt'), PEOPLE_SECTIONS),
  entry(tc('deck', 'Commercial'), COMMERCIAL_SECTIONS),
  entry(t('Marketing')),
  entry('M&A', ['mea']),
  entry(t('Sustainability')),
  entry(t('Governance')),
  entry(tc('deck', 'Finance')),
  entry(t('Market')),
];

export function useOpenEntries(shown: SectionId) {
  const present = SIDEBAR_ENTRIES.find(({ sections }) => sections.includes(shown))?.label;
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  const [before, setBefore] = useState(present);
  if (present !== before) {
    setBefore(present);
    // A closed submenu opens again when its section is revisited.
    if (present) setChosen({ ...chosen, [present]: true });
  }
  const isOpen = (label: string) => chosen[label] ?? label === present;
  const toggle = (label: string) => setChosen({ ...chosen, [label]: !isOpen(label) });
  return { isOpen, toggle };
}
