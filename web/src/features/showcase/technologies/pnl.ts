import { node, type Technology } from './technology.ts';

const figures = node('store', 'Figures', '2023 to 2028, made up');
const template = node('server', 'Template', 'one for all reports');
const server = node('server', 'Server', '/sample-reports/');
const browser = node('browser', 'Browser', 'Reports, in a frame');
const office = node('outside', 'Excel, Power BI', 'workbook and report');

export const PNL: Technology = {
  purpose: [
    'The comprehensive financials show the profit and loss account year by year, with projections to 2028. There is one item with two ways to open it: the spreadsheet for those who check lines, and the dashboard for those who look at the course of things.',
    'In the installation of a firm both lead to the workbook and the report that its Finance keeps. The demo has neither, so it serves sample reports in their place, with made-up figures that add up.',
  ],
  flow: [
    {
      path: [figures, template],
      text: 'In the demo, a report is one row of a table: its lines, periods and charts. Figures are computed from its name, so they are the same at each start. Years from 2027 on are marked as projections.',
    },
    {
      path: [template, server],
      text: 'Key figures and a table become one page of HTML. Each chart is drawn in the browser from the same numbers.',
    },
    {
      path: [server, browser],
      text: 'Only this site may frame the page, and the page may load only this site’s style sheet, script and pictures.',
    },
    {
      path: [office, browser],
      text: 'With an address of Office or Power BI the frame loads that instead, in the read-only view. Nothing else in the product knows the difference.',
    },
  ],
  used: {
    'Computed lines':
      'Revenue and costs are made up for each year. EBITDA, margin and profit are computed from them, and tests check that the lines add up.',
    Recharts:
      'The library that draws the charts elsewhere in the product. Its SVG follows light and dark, and the table beside it holds the same figures for screen readers.',
    'Groups in the registry':
      'Two links with the group Comprehensive Financials are one item on the card page. A click opens a dialog with both, and the address says which one is open.',
    'Roles at the call':
      'Both links are for administrators and full access. For other roles the item is not in the menu, not in the search and not in what the server sends.',
    'Node.js without a build step':
      'The server runs its TypeScript as it is written. What stands in the repository is what runs.',
  },
};
