import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import type { DeckSection } from './section.ts';
import { TitleOnly } from './TitleOnly.tsx';

const TITLES: Record<SectionId, string> = {
  'all-hands': 'All Hands',
  agenda: 'Agenda',
  people: 'People & Management',
  'profile-1': 'Perfil Colaboradores 1',
  'profile-2': 'Perfil Colaboradores 2',
  map: 'Mapa Colaboradores',
  compensation: 'Compensation',
  kpi: 'KPI (Metas)',
  'vacation-1': 'Vacation 1',
  'vacation-2': 'Vacation 2',
  commercial: 'Comercial',
  'commercial-stats': 'Comercial Stats',
  'commercial-charts': 'Gráficos Comerciais',
  mea: 'M&A',
};

/** The deck's sections, in order (spec §2). */
export const SECTIONS: readonly DeckSection[] = (Object.keys(TITLES) as SectionId[]).map((id) => ({
  id,
  title: TITLES[id],
  Component: TitleOnly,
}));
