import { DEAL_REPORTS } from './deal-reports.ts';
import { FINANCE_REPORTS } from './finance-reports.ts';
import { OTHER_REPORTS } from './other-reports.ts';
import { PEOPLE_REPORTS } from './people-reports.ts';
import type { Report } from './report.ts';

export const REPORTS: readonly Report[] = [
  ...FINANCE_REPORTS,
  ...PEOPLE_REPORTS,
  ...DEAL_REPORTS,
  ...OTHER_REPORTS,
];
