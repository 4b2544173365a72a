import { t } from '@intranet/contract/core/i18n/t.ts';
import { node, technology } from './technology.ts';

export const FINANCE = {
  financial: technology({
    purpose: [
      t(
        'Finance closes the month in Excel and Power BI, as before. The intranet shows the results to those who decide with them: the weekly cash flow, BI GGP by period and region, the balance sheet and the comprehensive financials.',
      ),
      t(
        'The report in the frame is read-only: no typing into cells, no gridlines, headers, toolbar or download. Only two roles see it: administrators and full access.',
      ),
    ],
    nodes: {
      finance: node('person', t('Finance'), t('closes the month')),
      office: node('outside', 'Excel, Power BI', t('workbooks and reports')),
      browser: node('browser', t('Browser'), t('read-only view')),
      server: node('server', t('Server'), t('decides who may read')),
      database: node('store', 'PostgreSQL', t('sessions and addresses')),
    },
    flow: {
      'finance > office': t(
        'The workbooks stay where Finance keeps them. A change there is seen by the next reader, without an upload.',
      ),
      'browser > server': t('The page asks for the addresses that its reader may open.'),
      'server > database': t(
        'The session and its role are read again on every call. A role removed a minute ago no longer counts.',
      ),
      'server > browser': t(
        'The reply holds the addresses of finance for administrators and full access. For everybody else they are not in it, whatever the browser asks.',
      ),
      'browser > office': t(
        'The frame opens the report by an address with the parameters of a read-only view, which Office, SharePoint, OneDrive and Power BI each call by other names.',
      ),
    },
    used: {
      [t('One table of roles')]: t(
        'Every call to the server is declared once, with the roles that may make it. A test walks through every call with every role and with no session, and fails when a new call has no row.',
      ),
      [t('zod, shared by both sides')]: t(
        'One schema describes each call’s input and output. The browser checks forms with it, the server checks requests, and undeclared fields never leave the server.',
      ),
      Fastify: t(
        'The role is checked before the body of a request is read. A serializer compiled from the schema at startup writes the reply.',
      ),
      [t('Sessions in PostgreSQL')]: t(
        'A session is a random token that is stored as a hash, so that it can be ended at once: by signing out, by a new password, or by the deletion of the account.',
      ),
      [t('Views of a report')]: t(
        'Actual, FullYear, Q0, Q1, YTD, Scale, Latam and Euro are links of their own beneath BI GGP. They show up as choices as soon as they have an address.',
      ),
    },
  }),
  pnl: technology({
    purpose: [
      t(
        'The comprehensive financials show the profit and loss account year by year, with projections to 2028. There is one item with two ways to open it: the spreadsheet for those who check lines, and the dashboard for those who look at the course of things.',
      ),
      t(
        'In the installation of a firm both lead to the workbook and the report that its Finance keeps. The demo has neither, so it serves sample reports in their place, with made-up figures that add up.',
      ),
    ],
    nodes: {
      figures: node('store', t('Figures'), t('2023 to 2028, made up')),
      template: node('server', t('Template'), t('one for all reports')),
      server: node('server', t('Server'), '/sample-reports/'),
      browser: node('browser', t('Browser'), t('Reports, in a frame')),
      office: node('outside', 'Excel, Power BI', t('workbook and report')),
    },
    flow: {
      'figures > template': t(
        'In the demo, a report is one row of a table: its lines, periods and charts. Figures are computed from its name, so they are the same at each start. Years from 2027 on are marked as projections.',
      ),
      'template > server': t(
        'Key figures and a table become one page of HTML. Each chart is drawn in the browser from the same numbers.',
      ),
      'server > browser': t(
        'Only this site may frame the page, and the page may load only this site’s style sheet, script and pictures.',
      ),
      'office > browser': t(
        'With an address of Office or Power BI the frame loads that instead, in the read-only view. Nothing else in the product knows the difference.',
      ),
    },
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
  }),
};
