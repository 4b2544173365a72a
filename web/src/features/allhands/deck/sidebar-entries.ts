import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { useState } from 'react';

interface Leaf {
  label: string;
  section: SectionId;
}

export interface SidebarEntry {
  label: string;
  section: SectionId | null;
  submenu: readonly Leaf[];
  /** Sections that belong to this entry without having their own. */
  also: readonly SectionId[];
}

const entry = (
  label: string,
  section: SectionId | null,
  submenu: readonly Leaf[] = [],
  also: readonly SectionId[] = [],
): SidebarEntry => ({ label, section, submenu, also });

/** The sidebar entries exactly as in spec §2. */
export const SIDEBAR_ENTRIES: readonly SidebarEntry[] = [
  entry('All Hands', 'all-hands', [], ['agenda']),
  entry('People & Mgmt', 'people', [
    { label: 'Perfil Colaboradores 1', section: 'profile-1' },
    { label: 'Perfil Colaboradores 2', section: 'profile-2' },
    { label: 'Mapa Colaboradores', section: 'map' },
    { label: 'Compensation', section: 'compensation' },
    { label: 'KPI (Metas)', section: 'kpi' },
    { label: 'Vacation 1', section: 'vacation-1' },
    { label: 'Vacation 2', section: 'vacation-2' },
  ]),
  entry('Comercial', 'commercial', [
    { label: 'Comercial Stats', section: 'commercial-stats' },
    { label: 'Gráficos Comerciais', section: 'commercial-charts' },
  ]),
  entry('Marketing', null),
  entry('M&A', 'mea'),
  entry('Sustentabilidade', null),
  entry('Governança', null),
  entry('Financeiro', null),
  entry('Mercado', null),
];

function entryOf(section: SectionId): SidebarEntry | undefined {
  return SIDEBAR_ENTRIES.find(
    (one) =>
      one.section === section ||
      one.also.includes(section) ||
      one.submenu.some((leaf) => leaf.section === section),
  );
}

export function useOpenEntries(shown: SectionId) {
  const present = entryOf(shown)?.label;
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
