import { t } from '@intranet/contract/core/i18n/t.ts';
import { node, technology } from './technology.ts';

export const DASHBOARDS = {
  hubspot: technology({
    purpose: [
      t(
        'Sales, proposals and dashboards in one place. The commercial team works in HubSpot, and the BI tool builds the dashboards that everyone opens here.',
      ),
      t('Figures are never copied. A report opens full page, full screen or in a new tab.'),
    ],
    nodes: {
      hubspot: node('outside', 'HubSpot', t('deals and stages')),
      bi: node('outside', t('BI tool'), t('builds the dashboard')),
      browser: node('browser', t('Browser'), t('shows the report')),
      server: node('server', t('Server'), 'Fastify'),
      database: node('store', 'PostgreSQL', t('links and history')),
      admin: node('person', t('Administrator'), t('File Update, Commercial')),
    },
    flow: {
      'hubspot > bi': t('The BI tool reads the deals from HubSpot on its own schedule.'),
      'admin > server': t('An administrator pastes the dashboard’s link or embed code.'),
      'server > database': t(
        'The link is saved with its history. A background job then checks that the report opens.',
      ),
      'server > browser': t(
        'The page can show reports from saved links only. The browser blocks every other site.',
      ),
      'bi > browser': t(
        'The dashboard loads directly from the BI tool, which may ask for its own sign-in. Figures never pass through the intranet’s server.',
      ),
    },
    used: {
      [t('One registry of links')]: t(
        'One typed table lists every report with its department, readers and display mode. Menus, cards, search, forms and API calls all use it.',
      ),
      'Content-Security-Policy': t(
        'The server builds the list of allowed frame hosts from the saved links. A new BI host works as soon as its link is saved.',
      ),
      [t('Sandboxed iframe')]: t(
        'A report can run scripts and open pop-ups, but it can’t replace the page. After eight seconds without a response, a message explains what to try.',
      ),
      [t('React and TanStack Router')]: t(
        'The open report is part of the URL, such as /commercial?open=bi. Back closes it, a reload keeps it, and a colleague can open the same link.',
      ),
      'TanStack Query': t(
        'One request loads every link that a user may read. Menus and cards share it, so a report opens without another request.',
      ),
    },
  }),
  goals: technology({
    purpose: [
      t(
        'The People team tracks goals on a dashboard that all four roles can open. Find it on the People page, in the menu, or by searching for “meta”, “goal” or “KPI”.',
      ),
      t(
        'When the dashboard changes, an administrator previews the new link and saves it. Previous links can be restored from the history.',
      ),
    ],
    nodes: {
      admin: node('person', t('Administrator'), t('File Update, People')),
      server: node('server', t('Server'), 'Fastify'),
      database: node('store', 'PostgreSQL', t('link, history, job')),
      check: node('server', t('Link check'), t('background job')),
      dashboard: node('outside', t('Goals dashboard'), t('in the BI tool')),
      reader: node('browser', t('Browser'), t('shows the dashboard')),
    },
    flow: {
      'admin > server': t('An administrator previews the new link before saving it.'),
      'server > database': t(
        'Saving records the link, the author and the time. The previous link stays in the history.',
      ),
      'database > check': t(
        'A job checks the new link right away, and every link each Monday at 5 a.m.',
      ),
      'check > dashboard': t(
        'The check makes sure that the page responds and can be embedded. Links into the internal network are rejected.',
      ),
      'server > reader': t('Every signed-in user gets this link.'),
      'dashboard > reader': t(
        'The dashboard loads in the page. If its link has changed meanwhile, the page reloads once.',
      ),
    },
    used: {
      [t('History of each link')]: t(
        'Entries can be added but never changed. They show which dashboard each quarter used, and any of them can be restored.',
      ),
      'request-filtering-agent': t(
        'Refuses private addresses when the connection opens, so a pasted link can’t make the server read its own network.',
      ),
      'pg-boss': t(
        'Link checks run in the background and retry after a failure. Saving never waits for a slow dashboard.',
      ),
      [t('Sealed cookie for the preview')]: t(
        'A link in preview stays in the administrator’s browser, encrypted, for ten minutes. It never reaches the database or the address bar.',
      ),
      [t('Search without accents')]: t(
        'Search ignores accents and knows synonyms in Portuguese, English and Spanish.',
      ),
    },
  }),
};
