import {
  COMMERCIAL_SECTIONS,
  PEOPLE_SECTIONS,
  type SectionId,
} from '@intranet/contract/allhands/deck-schema.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';

export const SECTION_TITLES: Record<SectionId, string> = {
  'all-hands': t('All Hands'),
  agenda: t('Agenda'),
  people: t('People & Management'),
  'profile-1': t('Employee profile 1'),
  'profile-2': t('Employee profile 2'),
  map: t('Employee map'),
  compensation: t('Compensation'),
  kpi: t('KPI (goals)'),
  'vacation-1': t('Vacation 1'),
  'vacation-2': t('Vacation 2'),
  commercial: tc('deck', 'Commercial'),
  'commercial-stats': t('Commercial stats'),
  'commercial-charts': t('Commercial charts'),
  mea: 'M&A',
};

export const PART_TOPICS: Partial<Record<string, readonly string[]>> = {
  people: [t('Who we are'), t('Where we are'), t('Compensation'), t('Goals'), t('Vacation')],
  commercial: [t('Clients'), t('Pipeline'), t('Performance'), t('Revenue')],
  mea: [t('Deal forecast')],
};

/** The title of a part that the agenda names by its id; undefined for any other text. */
export const partTitle = (text: string): string | undefined =>
  PART_TOPICS[text] && SECTION_TITLES[text as SectionId];

const PARTS: readonly (readonly SectionId[])[] = [PEOPLE_SECTIONS, COMMERCIAL_SECTIONS, ['mea']];

export function partOf(id: SectionId, agenda: readonly string[]) {
  const [first = id] = PARTS.find((sections) => sections.includes(id)) ?? [];
  return { number: agenda.indexOf(first) + 1, title: SECTION_TITLES[first] };
}
