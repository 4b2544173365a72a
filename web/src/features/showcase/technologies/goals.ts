import { t } from '@intranet/contract/core/i18n/t.ts';
import { node, type Technology } from './technology.ts';

const admin = node('person', t('Administrator'), t('File Update, People'));
const server = node('server', t('Server'), 'Fastify');
const database = node('store', 'PostgreSQL', t('address, history, job'));
const check = node('server', t('Link check'), t('a queue of pg-boss'));
const dashboard = node('outside', t('Goals dashboard'), t('a page of the BI tool'));
const reader = node('browser', t('Browser'), t('of the reader'));

export const GOALS: Technology = {
  purpose: [
    t(
      'The goals are followed on a dashboard of People. It is one of the few reports that all four roles may open, from the card page, from the menu or by searching for “meta”, “goal” or “KPI”.',
    ),
    t(
      'Goals change with the quarter, and so does the dashboard. An administrator gives the new address, looks at it as everybody will see it, and saves. If it was the wrong one, the former address is one click away in the history.',
    ),
  ],
  flow: [
    {
      path: [admin, server],
      text: t(
        'The new address can be previewed first, on a page whose policy allows that one host and nothing else.',
      ),
    },
    {
      path: [server, database],
      text: t(
        'Saving stores the address, who gave it and when, and a job that will look at it. The former address stays in the history.',
      ),
    },
    {
      path: [database, check],
      text: t(
        'The job runs right after, and for every link each Monday at five in the morning, before anybody opens a report.',
      ),
    },
    {
      path: [check, dashboard],
      text: t(
        'The server asks the address whether it answers and lets itself be framed. It refuses addresses within the own network, after the name is resolved and again at each redirect.',
      ),
    },
    {
      path: [server, reader],
      text: t(
        'Everyone who is signed in gets the address, because this link is open to every role.',
      ),
    },
    {
      path: [dashboard, reader],
      text: t(
        'The frame loads the dashboard. If the address changed while the page was open, the page loads itself once more with the new policy.',
      ),
    },
  ],
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
};
