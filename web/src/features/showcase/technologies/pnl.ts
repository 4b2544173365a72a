import type { Technology } from './technology.ts';

export const PNL: Technology = {
  purpose: [
    'The comprehensive financials show the profit and loss account year by year, with projections to 2028. There is one item with two ways to open it: the spreadsheet for those who check lines, and the dashboard for those who look at the course of things.',
    'In the installation of a firm both lead to the workbook and the report that its Finance keeps. The demo has none, so its server draws pages that stand in for them, from made-up figures that nevertheless add up.',
  ],
  flow: {
    nodes: [
      { id: 'figures', label: 'Figures', note: '2023 to 2028, typed', kind: 'store', at: [0, 0] },
      {
        id: 'drawing',
        label: 'Drawing',
        note: 'd3-scale and d3-shape',
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
        to: 'drawing',
        text: 'In the demo, one set of figures is behind the account, the dashboard, BI GGP and its views. Years from 2027 on are marked as projections.',
      },
      {
        from: 'drawing',
        to: 'server',
        text: 'Columns, lines and tables become one page of HTML and SVG, with every chart’s numbers as a table beside it. There is no script in it.',
      },
      {
        from: 'server',
        to: 'browser',
        text: 'Only this site may frame the page, and it may load nothing but its own style sheet and pictures.',
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
      name: 'Typed figures',
      why: 'Each line of the account is a value for each year. Sums, margins and months are computed from them, and tests check that lines make the total and that months and regions make the year.',
    },
    {
      name: 'd3-scale and d3-shape',
      why: 'Two small libraries for axes and curves. They run in the server and leave plain SVG behind, which prints, scales and is read by a screen reader.',
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
