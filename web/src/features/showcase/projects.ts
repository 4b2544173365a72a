import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import { mayRead } from '@intranet/contract/links/items.ts';
import { findLink, type LinkName } from '@intranet/contract/links/registry.ts';
import { mayOpen, type PagePath, type TECHNOLOGY_PAGES } from '@intranet/contract/pages.ts';

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

export const pictureAddress = (id: ProjectId, index: number) => `/showcase/${id}-${index + 1}.webp`;
export const PICTURE_SIZE = { width: 960, height: 600 };

/** In the order of the specification's technology pages (§2). */
export const PROJECTS: readonly Project[] = [
  {
    id: 'hubspot',
    title: t('Sales dashboards'),
    description: t(
      'The sales funnel, the proposals and the commercial dashboard in one place. The figures stay in HubSpot and in the BI tool; the intranet knows where they are and who may see them.',
    ),
    visit: { path: '/commercial', open: 'bi' },
    technologies: '/techubspotbi',
    pictures: [
      t('The commercial dashboard: contracts by quarter, with a projection'),
      t('The sales funnel, from lead to signed mandate'),
      t('The spreadsheet of open proposals'),
      t('The Commercial page, which leads to each of them'),
    ],
  },
  {
    id: 'financial',
    title: t('Financial reports'),
    description: t(
      'Weekly cash flow, the managerial result by period and region, and the balance sheet. Finance goes on working in Excel and Power BI; readers get a view that nothing can be changed in.',
    ),
    visit: { path: '/reports' },
    technologies: '/tecfinancial',
    pictures: [
      t('The weekly cash flow over thirteen weeks'),
      t('BI GGP with its choices of period and region'),
      t('The balance sheet: three year ends and this October'),
      t('The Reports page, which leads to each of them'),
    ],
  },
  {
    id: 'calendar',
    title: t('Calendar'),
    description: t(
      'Who is away on which day, by area, for a month or a quarter, with the public holidays. Google Calendar, Outlook and Apple Calendar can subscribe to it.',
    ),
    visit: { path: '/calendar' },
    technologies: '/teccalendario',
    pictures: [
      t('A quarter of the calendar, with days when too many of an area are away marked red'),
      t('A month of the calendar, with approved and pending leave'),
      t('The two addresses that a calendar program can subscribe to'),
      t('The list of conflicts: leaves of one area that share a day'),
    ],
  },
  {
    id: 'vacation',
    title: t('Vacation'),
    description: t(
      'A request, a decision and a balance that explains itself. The form shows what a request would mean before it is sent, and the head decides from an e-mail or in the intranet.',
    ),
    visit: { path: '/vacation' },
    technologies: '/tecferias',
    pictures: [
      t('The request form with the days, the balance afterwards and who else is away'),
      t('The balances of everybody, by area and position'),
      t('A pending request, with the balance before and after'),
      t('A balance with all its entries and a forecast for any day'),
    ],
  },
  {
    id: 'goals',
    title: t('Goals'),
    description: t(
      'The goals of the company and of each area on one dashboard that every role may open. When a quarter brings a new dashboard, an administrator changes one address.',
    ),
    visit: { path: '/people', open: 'metas' },
    technologies: '/tecmetas',
    pictures: [
      t('The dashboard of goals: progress of the company and of its areas'),
      t('The People page, where the goals stand under KPI'),
      t('The form where an administrator changes the address of the dashboard'),
      t('The search, which finds the goals in Portuguese and in English'),
    ],
  },
  {
    id: 'pnl',
    title: t('P&L projections'),
    description: t(
      'The profit and loss account from 2023 on, with projections to 2028: as a spreadsheet for those who check the lines, and as a dashboard for those who want the curve.',
    ),
    visit: { path: '/reports', open: 'comprehensivefinancials' },
    technologies: '/tecpel',
    pictures: [
      t('The dashboard with revenue, costs and EBITDA to 2028'),
      t('The profit and loss account by year, the projected years shaded'),
      t('The choice between spreadsheet and dashboard'),
      t('The year month by month: actual, expected and budgeted revenue'),
    ],
  },
];

/** True if this role may open the project's page and report (D2, D4). */
export function mayVisit({ visit }: Project, role: Role): boolean {
  const link = visit.open && findLink(visit.open);
  return mayOpen(visit.path, { role }) && (!link || mayRead(link.readers, role));
}
