import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import { isReader } from '@intranet/contract/links/items.ts';
import { findLink, type LinkName } from '@intranet/contract/links/registry.ts';
import { mayOpen, type PagePath, type TECHNOLOGY_PAGES } from '@intranet/contract/pages.ts';
import { pageLanguage } from '#core/language.ts';

export type ProjectId = 'hubspot' | 'financial' | 'calendar' | 'vacation' | 'goals' | 'pnl';
export type TechnologyPath = (typeof TECHNOLOGY_PAGES)[number][0];

export interface Project {
  id: ProjectId;
  title: string;
  description: string;
  visit: { path: PagePath; open?: LinkName };
  technologies: TechnologyPath;
  /** Captions of the four images, which scripts/showcase-pictures.ts takes. */
  pictures: readonly [string, string, string, string];
}

export const PICTURE_LANGUAGES = ['en', 'pt-BR'] as const;
/** Languages without pictures of their own get the English ones. */
const language = PICTURE_LANGUAGES.find((one) => one === pageLanguage()) ?? 'en';

export const pictureAddress = (
  id: ProjectId,
  index: number,
  scheme: 'light' | 'dark',
  of: (typeof PICTURE_LANGUAGES)[number] = language,
) => `/showcase/${of}/${id}-${index + 1}-${scheme}.webp`;
export const PICTURE_SIZE = { width: 960, height: 600 };

/** In the order of the specification's technology pages (§2). */
export const PROJECTS: readonly Project[] = [
  {
    id: 'hubspot',
    title: t('Sales dashboards'),
    description: t(
      'Sales funnel, proposals and commercial dashboard in one place. The figures stay in HubSpot and the BI tool.',
    ),
    visit: { path: '/commercial', open: 'bi' },
    technologies: '/techubspotbi',
    pictures: [
      t('The commercial dashboard: contracts by quarter'),
      t('The sales funnel, from lead to signed mandate'),
      t('The spreadsheet of open proposals'),
      t('The Commercial page, with links to all reports'),
    ],
  },
  {
    id: 'financial',
    title: t('Financial reports'),
    description: t(
      'Weekly cash flow, results by period and region, and the balance sheet. Finance keeps working in Excel and Power BI; readers get a read-only view.',
    ),
    visit: { path: '/reports' },
    technologies: '/tecfinancial',
    pictures: [
      t('The weekly cash flow over thirteen weeks'),
      t('BI GGP by period and region'),
      t('The balance sheet, compared with the last three year-ends'),
      t('The Reports page, with links to all reports'),
    ],
  },
  {
    id: 'calendar',
    title: t('Calendar'),
    description: t(
      'See who is away, by day and area, for a month or a quarter. Subscribe from Google Calendar, Outlook or Apple Calendar.',
    ),
    visit: { path: '/calendar' },
    technologies: '/teccalendario',
    pictures: [
      t('A quarter of the calendar, with days marked when too many people are away'),
      t('A month with approved and pending leave'),
      t('The calendar links to subscribe to'),
      t('The list of conflicts in each area'),
    ],
  },
  {
    id: 'vacation',
    title: t('Vacation'),
    description: t(
      'Request leave, get a decision and follow every change to your balance. The form shows the effect before you send it.',
    ),
    visit: { path: '/vacation' },
    technologies: '/tecferias',
    pictures: [
      t('The request form, with days, new balance and who else is away'),
      t('Everyone’s balance, by area and position'),
      t('A pending request, with the balance before and after'),
      t('A balance with all its entries and a forecast'),
    ],
  },
  {
    id: 'goals',
    title: t('Goals'),
    description: t(
      'Company and area goals on one dashboard, open to every role. When a new quarter starts, an administrator replaces the link.',
    ),
    visit: { path: '/people', open: 'metas' },
    technologies: '/tecmetas',
    pictures: [
      t('The goals dashboard: progress of the company and its areas'),
      t('The People page, with the goals under KPI'),
      t('The form for replacing the dashboard’s link'),
      t('Search finds the goals in Portuguese, English and Spanish'),
    ],
  },
  {
    id: 'pnl',
    title: t('P&L projections'),
    description: t(
      'Profit and loss since 2023, with projections to 2028. Open the spreadsheet to check each line, or the dashboard to see the trend.',
    ),
    visit: { path: '/reports', open: 'comprehensivefinancials' },
    technologies: '/tecpel',
    pictures: [
      t('The dashboard with revenue, costs and EBITDA to 2028'),
      t('Profit and loss by year, with projections shaded'),
      t('A choice of spreadsheet or dashboard'),
      t('Revenue by month: actual, expected and budget'),
    ],
  },
];

/** True if this role may open the project's page and report (D2, D4). */
export function mayVisit({ visit }: Project, role: Role): boolean {
  const link = visit.open && findLink(visit.open);
  return mayOpen(visit.path, { role }) && (!link || isReader(link.readers, role));
}
