import { t } from '@intranet/contract/core/i18n/t.ts';
import { node, technology } from './technology.ts';

export const DASHBOARDS = {
  hubspot: technology({
    purpose: [
      t(
        'The commercial team keeps deals and stages in HubSpot, and a BI tool makes the dashboard from them. The intranet adds what neither has: one place where everybody in the office finds funnel, proposals and dashboard, and nobody has to ask for the address.',
      ),
      t(
        'It copies no figure. It keeps one address for each report and shows what is there in a frame that fills the page, with a way back, full screen, and a tab of its own for whoever prefers that.',
      ),
    ],
    nodes: {
      hubspot: node('outside', 'HubSpot', t('deals and stages')),
      bi: node('outside', t('BI tool'), t('makes the dashboard')),
      browser: node('browser', t('Browser'), t('the page and its frame')),
      server: node('server', t('Server'), 'Fastify'),
      database: node('store', 'PostgreSQL', t('addresses and history')),
      admin: node('person', t('Administrator'), t('File Update, Commercial')),
    },
    flow: {
      'hubspot > bi': t(
        'The BI tool reads the deals. This happens outside the intranet, by the schedule that was set up there.',
      ),
      'admin > server': t(
        'An administrator pastes the address of the dashboard, or the whole embed code: the server keeps what its src says.',
      ),
      'server > database': t(
        'One transaction stores the address, a line of its history, a row of the audit log and a job that looks whether the address answers.',
      ),
      'server > browser': t(
        'The page leaves with a policy that names the hosts of the stored links. A browser opens no other host in the frame.',
      ),
      'bi > browser': t(
        'The frame loads the dashboard straight from the BI tool, which asks for its own sign-in where it has one. No figure passes through the server of the intranet.',
      ),
    },
    used: {
      [t('One registry of links')]: t(
        'Each report is one row of a typed table, with its department, its readers and how it opens. Menu, card page, search, admin form and the calls to the server are made from that row, so that they cannot disagree.',
      ),
      'Content-Security-Policy': t(
        'The list of frame sources is made from the stored links at the moment a page is asked for. A new BI host works as soon as its address is saved, and an old one stops.',
      ),
      [t('Sandboxed iframe')]: t(
        'The report may run its scripts and open pop-ups, and can never lead the whole page elsewhere. After eight seconds without a reply, a text says what may be wrong.',
      ),
      [t('React and TanStack Router')]: t(
        'An open report is part of the address, such as /commercial?open=bi. Back closes it, a reload keeps it, and a link sent to a colleague opens the same report.',
      ),
      'TanStack Query': t(
        'One call brings every address that a person may read. Menu and cards share it, so opening a report waits for nothing.',
      ),
    },
  }),
  goals: technology({
    purpose: [
      t(
        'The goals are followed on a dashboard of People. It is one of the few reports that all four roles may open, from the card page, from the menu or by searching for “meta”, “goal” or “KPI”.',
      ),
      t(
        'Goals change with the quarter, and so does the dashboard. An administrator gives the new address, looks at it as everybody will see it, and saves. If it was the wrong one, the former address is one click away in the history.',
      ),
    ],
    nodes: {
      admin: node('person', t('Administrator'), t('File Update, People')),
      server: node('server', t('Server'), 'Fastify'),
      database: node('store', 'PostgreSQL', t('address, history, job')),
      check: node('server', t('Link check'), t('a queue of pg-boss')),
      dashboard: node('outside', t('Goals dashboard'), t('a page of the BI tool')),
      reader: node('browser', t('Browser'), t('of the reader')),
    },
    flow: {
      'admin > server': t(
        'The new address can be previewed first, on a page whose policy allows that one host and nothing else.',
      ),
      'server > database': t(
        'Saving stores the address, who gave it and when, and a job that will look at it. The former address stays in the history.',
      ),
      'database > check': t(
        'The job runs right after, and for every link each Monday at five in the morning, before anybody opens a report.',
      ),
      'check > dashboard': t(
        'The server asks the address whether it answers and lets itself be framed. It refuses addresses within the own network, after the name is resolved and again at each redirect.',
      ),
      'server > reader': t(
        'Everyone who is signed in gets the address, because this link is open to every role.',
      ),
      'dashboard > reader': t(
        'The frame loads the dashboard. If the address changed while the page was open, the page loads itself once more with the new policy.',
      ),
    },
    used: {
      [t('History of each link')]: t(
        'Lines can be added but not changed. They show which dashboard was used in each quarter, and any of them can be restored.',
      ),
      'request-filtering-agent': t(
        'A server that fetches an address somebody typed could be made to read its own network. This agent refuses private addresses at the moment it connects, when no name can mislead it any more.',
      ),
      'pg-boss': t(
        'The check runs beside the requests and is tried again when it fails. Saving never waits for a slow dashboard.',
      ),
      [t('Sealed cookie for the preview')]: t(
        'An address that is not saved yet stays in the browser of the administrator who tries it, sealed and for ten minutes. It is in no table and in no address bar.',
      ),
      [t('Search without accents')]: t(
        'The search in the header compares folded text and knows other words for each item, in Portuguese and in English.',
      ),
    },
  }),
};
