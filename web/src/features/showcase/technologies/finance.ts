import { t } from '@intranet/contract/core/i18n/t.ts';
import { node, technology } from './technology.ts';

export const FINANCE = {
  financial: technology({
    purpose: [
      t(
        'Finance closes the month in Excel and Power BI. The results appear here: weekly cash flow, BI GGP by period and region, the balance sheet and the comprehensive financials.',
      ),
      t(
        'Reports are read-only: no editing, toolbar or download. Only administrators and people with full access can open them.',
      ),
    ],
    nodes: {
      finance: node('person', t('Finance'), t('closes the month')),
      office: node('outside', 'Excel, Power BI', t('workbooks and reports')),
      browser: node('browser', t('Browser'), t('read-only view')),
      server: node('server', t('Server'), t('checks the role')),
      database: node('store', 'PostgreSQL', t('sessions and links')),
    },
    flow: {
      'finance > office': t(
        'Finance updates its workbooks as usual. Readers see each change without an upload.',
      ),
      'browser > server': t('The page asks for the reports that the user may open.'),
      'server > database': t(
        'Session and role are checked on every request. A removed role takes effect at once.',
      ),
      'server > browser': t(
        'Links to financial reports are sent only to administrators and users with full access.',
      ),
      'browser > office': t(
        'The report opens in the read-only view of Office, SharePoint, OneDrive or Power BI.',
      ),
    },
    used: {
      [t('One table of roles')]: t(
        'Each API call is declared once, with the roles that may use it. Tests try every call with every role and without a session.',
      ),
      [t('zod, shared by both sides')]: t(
        'One schema describes each call’s input and output. Forms and server validate with it, and undeclared fields never leave the server.',
      ),
      Fastify: t(
        'Roles are checked before the request body is read. Compiled serializers write the replies.',
      ),
      [t('Sessions in PostgreSQL')]: t(
        'A session is a random token, stored as a hash. Signing out, a new password or a deleted account ends it at once.',
      ),
      [t('Views of a report')]: t(
        'Actual, FullYear, Q0, Q1, YTD, Scale, Latam and Euro are separate links under BI GGP. Each view appears once its link is set.',
      ),
    },
  }),
  pnl: technology({
    purpose: [
      t(
        'Profit and loss year by year, with projections to 2028. Check the lines in the spreadsheet, or follow the trend on the dashboard.',
      ),
      t(
        'Both open the files that Finance maintains. The demo shows sample reports with fictional figures instead.',
      ),
    ],
    nodes: {
      figures: node('store', t('Figures'), t('2023 to 2028, fictional')),
      template: node('server', t('Template'), t('one for all reports')),
      server: node('server', t('Server'), '/sample-reports/'),
      browser: node('browser', t('Browser'), t('shows the report')),
      office: node('outside', 'Excel, Power BI', t('workbook and report')),
    },
    flow: {
      'figures > template': t(
        'In the demo, figures are computed the same way at every start. Years from 2027 on are marked as projections.',
      ),
      'template > server': t('Key figures, charts and a table become one page.'),
      'server > browser': t('The page loads from this site only, and no other site can embed it.'),
      'office > browser': t(
        'With a link to Office or Power BI, the frame opens that file in the read-only view.',
      ),
    },
    used: {
      [t('Computed lines')]: t(
        'EBITDA, margin and profit are computed from sample revenue and costs. Tests check that the lines add up.',
      ),
      Recharts: t(
        'Draws the charts as SVG in light and dark. The table next to each chart gives screen readers the same figures.',
      ),
      [t('Groups in the registry')]: t(
        'Two links in the group Comprehensive Financials share one item. A dialog offers both, and the URL shows which one is open.',
      ),
      [t('Roles on every call')]: t(
        'Both links are for administrators and full access. Other roles don’t get them in menus, search or API replies.',
      ),
      [t('Node.js without a build step')]: t(
        'The server runs its TypeScript directly, so the source is what runs.',
      ),
    },
  }),
};
