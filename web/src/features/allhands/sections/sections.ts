import { SECTION_IDS, type SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { AgendaSection, CommercialSection, PeopleSection, TitleSection } from './Covers.tsx';
import { ChartsSection } from './commercial/ChartsSection.tsx';
import { StatsSection } from './commercial/StatsSection.tsx';
import { CompensationSection } from './compensation/CompensationSection.tsx';
import { GoalsSection } from './goals/GoalsSection.tsx';
import { MapSection } from './map/MapSection.tsx';
import { MeaSection, VacationReportSection } from './report/ReportEmbed.tsx';
import type { DeckSection } from './section.ts';
import { SECTION_TITLES } from './section-titles.ts';
import { AwaySection } from './vacation/AwaySection.tsx';
import { BandsSection, RoleProfileSection } from './workforce/WorkforceSections.tsx';

export const SECTION: Record<SectionId, DeckSection> = {
  'all-hands': { title: SECTION_TITLES['all-hands'], Component: TitleSection, cover: true },
  agenda: { title: SECTION_TITLES.agenda, Component: AgendaSection },
  people: { title: SECTION_TITLES.people, Component: PeopleSection, cover: true },
  'profile-1': { title: SECTION_TITLES['profile-1'], Component: RoleProfileSection },
  'profile-2': { title: SECTION_TITLES['profile-2'], Component: BandsSection },
  map: { title: SECTION_TITLES.map, Component: MapSection },
  compensation: { title: SECTION_TITLES.compensation, Component: CompensationSection },
  kpi: { title: SECTION_TITLES.kpi, Component: GoalsSection },
  'vacation-1': { title: SECTION_TITLES['vacation-1'], Component: AwaySection },
  'vacation-2': { title: SECTION_TITLES['vacation-2'], Component: VacationReportSection },
  commercial: { title: SECTION_TITLES.commercial, Component: CommercialSection, cover: true },
  'commercial-stats': { title: SECTION_TITLES['commercial-stats'], Component: StatsSection },
  'commercial-charts': { title: SECTION_TITLES['commercial-charts'], Component: ChartsSection },
  mea: { title: SECTION_TITLES.mea, Component: MeaSection },
};

export const SECTIONS = SECTION_IDS.map((id) => ({ id, ...SECTION[id] }));
