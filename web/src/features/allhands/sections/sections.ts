import { SECTION_IDS, type SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { AgendaSection, CommercialSection, PeopleSection, TitleSection } from './Covers.tsx';
import { ChartsSection } from './commercial/ChartsSection.tsx';
import { StatsSection } from './commercial/StatsSection.tsx';
import { CompensationSection } from './compensation/CompensationSection.tsx';
import { GoalsSection } from './goals/GoalsSection.tsx';
import { MapSection } from './map/MapSection.tsx';
import { MeaSection, VacationReportSection } from './report/ReportEmbed.tsx';
import type { DeckSection } from './section.ts';
import { AwaySection } from './vacation/AwaySection.tsx';
import { BandsSection, ProfileSection } from './workforce/WorkforceSections.tsx';

export const SECTION: Record<SectionId, DeckSection> = {
  'all-hands': { title: t('All Hands'), Component: TitleSection, cover: true },
  agenda: { title: t('Agenda'), Component: AgendaSection },
  people: { title: t('People & Management'), Component: PeopleSection, cover: true },
  'profile-1': { title: t('Employee profile 1'), Component: ProfileSection },
  'profile-2': { title: t('Employee profile 2'), Component: BandsSection },
  map: { title: t('Employee map'), Component: MapSection },
  compensation: { title: t('Compensation'), Component: CompensationSection },
  kpi: { title: t('KPI (goals)'), Component: GoalsSection },
  'vacation-1': { title: t('Vacation 1'), Component: AwaySection },
  'vacation-2': { title: t('Vacation 2'), Component: VacationReportSection },
  commercial: { title: tc('deck', 'Commercial'), Component: CommercialSection, cover: true },
  'commercial-stats': { title: t('Commercial stats'), Component: StatsSection },
  'commercial-charts': { title: t('Commercial charts'), Component: ChartsSection },
  mea: { title: 'M&A', Component: MeaSection },
};

export const SECTIONS = SECTION_IDS.map((id) => ({ id, ...SECTION[id] }));
