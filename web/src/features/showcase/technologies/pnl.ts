import type { Technology } from './technology.ts';

export const PNL: Technology = {
  purpose: [
    'The comprehensive financials show the profit and loss account year by year, with projections to 2028. There is one item with two ways to open it: the spreadsheet for those who check lines, and the dashboard for those who look at the course of things.',
    'In the installation of a firm both lead to the workbook and the report that its Finance keeps. The demo has neither, so it serves sample reports in their place, with made-up figures that add up.',
  ],
  flow: {
    nodes: [
      { id: 'figures', label: 'Figures', note: '2023 to 2028, made up', kind: 'store', at: [0, 0] },
      {
        id: 'template',
        label: 'Template',
        note: 'one for all reports',
        kind: 'server',
        at: [1, 0],
      },
      { id: 'server', label: 'Server', note: '/sample-reports/', kind: 'server', at: [2, 0] },
      { id: 'browser', label: 'Browser', note: 'Reports, in a frame', kind: 'browser', at: [2, 1] },
      {
        id: 'office',
        label: 'Excel, Power BI',
        note: 'workbook and report',
        kind: 'outside',
        at: [1, 1],
      },
    ],
    steps: [
      {
        from: 'figures',
        to: 'template',
        text: 'In the demo, a report is one row of a table: its lines, periods and charts. Figures are computed from its name, so they are the same at each start. Years from 2027 on are marked as projections.',
      },
      {
        from: 'template',
        to: 'server',
        text: 'Key figures and a table become one page of HTML. Each chart is drawn in the browser from the same numbers.',
      },
      {
        from: 'server',
        to: 'browser',
        text: 'Only this site may frame the page, and the page may load only this site’s style sheet, script and pictures.',
      },
      {
        from: 'office',
        to: 'browser',
        text: 'With an address of Office or Power BI the frame loads that instead, in the read-only view. Nothing else in the product knows the difference.',
      },
    ],
  },
  used: [
    {
      name: 'Computed lines',
      why: 'Revenue and costs are made up for each year. EBITDA, margin and profit are computed from them, and tests check that the lines add up.',
    },
    {
      name: 'Recharts',
      why: 'The library that draws the charts elsewhere in the product. Its SVG follows light and dark, and the table beside it holds the same figures for screen readers.',
    },
    {
      name: 'Groups in the registry',
      why: 'Two links with the group Comprehensive Financials are one item on the card page. A click opens a dialog with both, and the address says which one is open.',
    },
    {
      name: 'Roles at the call',
      why: 'Both links are for administrators and full access. For other roles the item is not in the menu, not in the search and not in what the server sends.',
    },
    {
      name: 'Node.js without a build step',
      why: 'The server runs its TypeScript as it is written. What stands in the repository is what runs.',
    },
  ],
};
