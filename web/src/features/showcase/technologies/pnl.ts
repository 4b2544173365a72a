import { t } from '@intranet/contract/core/i18n/t.ts';
import { node, type Technology } from './technology.ts';

const figures = node('store', t('Figures'), t('2023 to 2028, made up'));
const template = node('server', t('Template'), t('one for all reports'));
const server = node('server', t('Server'), '/sample-reports/');
const browser = node('browser', t('Browser'), t('Reports, in a frame'));
const office = node('outside', 'Excel, Power BI', t('workbook and report'));

export const PNL: Technology = {
  purpose: [
    t(
      'The comprehensive financials show the profit and loss account year by year, with projections to 2028. There is one item with two ways to open it: the spreadsheet for those who check lines, and the dashboard for those who look at the course of things.',
    ),
    t(
      'In the installation of a firm both lead to the workbook and the report that its Finance keeps. The demo has neither, so it serves sample reports in their place, with made-up figures that add up.',
    ),
  ],
  flow: [
    {
      path: [figures, template],
      text: t(
        'In the demo, a report is one row of a table: its lines, periods and charts. Figures are computed from its name, so they are the same at each start. Years from 2027 on are marked as projections.',
      ),
    },
    {
      path: [template, server],
      text: t(
        'Key figures and a table become one page of HTML. Each chart is drawn in the browser from the same numbers.',
      ),
    },
    {
      path: [server, browser],
      text: t(
        'Only this site may frame the page, and the page may load only this site’s style sheet, script and pictures.',
      ),
    },
    {
      path: [office, browser],
      text: t(
        'With an address of Office or Power BI the frame loads that instead, in the read-only view. Nothing else in the product knows the difference.',
      ),
    },
  ],
  used: {
    [t('Computed lines')]: t(
      'Revenue and costs are made up for each year. EBITDA, margin and profit are computed from them, and tests check that the lines add up.',
    ),
    Recharts: t(
      'The library that draws the charts elsewhere in the product. Its SVG follows light and dark, and the table beside it holds the same figures for screen readers.',
    ),
    [t('Groups in the registry')]: t(
      'Two links with the group Comprehensive Financials are one item on the card page. A click opens a dialog with both, and the address says which one is open.',
    ),
    [t('Roles at the call')]: t(
      'Both links are for administrators and full access. For other roles the item is not in the menu, not in the search and not in what the server sends.',
    ),
    [t('Node.js without a build step')]: t(
      'The server runs its TypeScript as it is written. What stands in the repository is what runs.',
    ),
  },
};
