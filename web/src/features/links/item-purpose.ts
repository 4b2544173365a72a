import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Item, ItemGroup } from '@intranet/contract/links/items.ts';
import type { GroupId, LinkName } from '@intranet/contract/links/registry.ts';
import { type PagePath, SHOWCASE_PAGE } from '@intranet/contract/pages.ts';

const GROUPS: Record<GroupId, string> = {
  accounting: t('Results, balance sheet and files'),
  'comprehensive-financials': t('The full financial statements'),
  vacation: t('Planned leave and your own requests'),
};

/** Other links have a general purpose, by where they open. */
const LINKS: Partial<Record<LinkName, string>> = {
  weekly: t('Cash in and out, week by week'),
  frp: t('Results by period and region'),
  bs2: t('Assets, liabilities and equity'),
  bs: t('Accounting files'),
  comprehensivefinancials: t('The financial statements as a spreadsheet'),
  comprehensivefinancialsbi: t('The financial statements as charts'),
  vacation: t('Leave planned across the company'),
  compensation: t('Salaries and bonuses'),
  metas: t('Goals and their progress'),
  status: t('Where each client stands'),
  associate: t('Contracts and partner agreements'),
  bu: t('Files of each region'),
  mydeal: t('Deals and clients'),
  transexcel: t('Transactions as a spreadsheet'),
  meabi: t('Deals and forecast'),
  meathesis: t('Investment theses'),
  funnel: t('Leads and deals by stage'),
  'commercial-excel': t('Sales figures as a spreadsheet'),
  bi: t('Sales figures as charts'),
  institucional: t('About the company, in Portuguese'),
  institucionalecommerce: t('About the company, for e-commerce'),
  institucionalen: t('About the company, in English'),
  commission: t('Amounts by deal and region'),
  sharepoint: t('Project files'),
  valuation: t('Models and ranges of value'),
  mgmtfee: t('Fees by client and quarter'),
  agenda: t('Meetings and dates'),
};

const PAGES: Partial<Record<PagePath, string>> = {
  '/vacation': t('Request leave and check your balance'),
  '/benefits': t('Allowances, days off and health plans'),
  '/communication': t('Birthdays, monthly shots and revenue'),
  [SHOWCASE_PAGE]: t('The intranet’s tools and how they’re built'),
  '/allhands': t('The presentation of the quarter'),
  '/pipepass': t('Passwords that the team shares'),
};

/** The purpose of a department's item; undefined for pages that no department lists. */
export function purposeOf(item: Item | ItemGroup): string | undefined {
  if (item.kind === 'group') return GROUPS[item.id];
  if (item.kind === 'page') return PAGES[item.path as PagePath];
  const { name, opens } = item.link;
  return LINKS[name] ?? (opens === 'tab' ? t('On another site') : t('The department’s figures'));
}
