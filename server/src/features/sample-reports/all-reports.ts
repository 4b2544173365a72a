import { COMMERCIAL } from './pages/commercial/dashboard.ts';
import { FUNNEL } from './pages/commercial/funnel.ts';
import { PROPOSALS_SHEET } from './pages/commercial/proposals.ts';
import { BALANCE_SHEET } from './pages/finance/balance-sheet.ts';
import { BI_GGP } from './pages/finance/bi-ggp.ts';
import { COMPREHENSIVE } from './pages/finance/comprehensive.ts';
import { FINANCE_FILES } from './pages/finance/files.ts';
import { WEEKLY } from './pages/finance/weekly.ts';
import { LEGAL } from './pages/legal.ts';
import { MARKETING } from './pages/marketing.ts';
import { DEALS_FORECAST } from './pages/mea/deals-forecast.ts';
import { THESIS } from './pages/mea/thesis.ts';
import { TRANSACTIONS } from './pages/mea/transactions.ts';
import { OUTSIDE_SITES } from './pages/outside-sites.ts';
import { BENEFITS } from './pages/people/benefits.ts';
import { COMPENSATION } from './pages/people/compensation.ts';
import { GOALS } from './pages/people/goals.ts';
import { VACATION } from './pages/people/vacation.ts';
import { FEES_REPORTS } from './pages/projects/fees.ts';
import { VALUATION } from './pages/projects/valuation.ts';
import { PROJECT_WORK } from './pages/projects/work.ts';
import { TOOLS } from './pages/tools.ts';
import type { Report } from './report.ts';

/** Every page there is: one for each link of the registry. */
export const REPORTS: readonly Report[] = [
  WEEKLY,
  ...BI_GGP,
  BALANCE_SHEET,
  FINANCE_FILES,
  ...COMPREHENSIVE,
  ...VACATION,
  COMPENSATION,
  ...GOALS,
  BENEFITS,
  ...LEGAL,
  ...TOOLS,
  TRANSACTIONS,
  ...DEALS_FORECAST,
  THESIS,
  FUNNEL,
  PROPOSALS_SHEET,
  ...COMMERCIAL,
  ...MARKETING,
  ...FEES_REPORTS,
  VALUATION,
  ...PROJECT_WORK,
  ...OUTSIDE_SITES,
];
