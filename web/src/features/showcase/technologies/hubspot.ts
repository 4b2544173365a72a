import { t } from '@intranet/contract/core/i18n/t.ts';
import { node, type Technology } from './technology.ts';

const hubspot = node('outside', 'HubSpot', t('deals and stages'));
const bi = node('outside', t('BI tool'), t('makes the dashboard'));
const browser = node('browser', t('Browser'), t('the page and its frame'));
const server = node('server', t('Server'), 'Fastify');
const database = node('store', 'PostgreSQL', t('addresses and history'));
const admin = node('person', t('Administrator'), t('File Update, Commercial'));

export const HUBSPOT: Technology = {
  purpose: [
    t(
      'The commercial team keeps deals and stages in HubSpot, and a BI tool makes the dashboard from them. The intranet adds what neither has: one place where everybody in the office finds funnel, proposals and dashboard, and nobody has to ask for the address.',
    ),
    t(
      'It copies no figure. It keeps one address for each report and shows what is there in a frame that fills the page, with a way back, full screen, and a tab of its own for whoever prefers that.',
    ),
  ],
  flow: [
    {
      path: [hubspot, bi],
      text: t(
        'The BI tool reads the deals. This happens outside the intranet, by the schedule that was set up there.',
      ),
    },
    {
      path: [admin, server],
      text: t(
        'An administrator pastes the address of the dashboard, or the whole embed code: the server keeps what its src says.',
      ),
    },
    {
      path: [server, database],
      text: t(
        'One transaction stores the address, a line of its history, a row of the audit log and a job that looks whether the address answers.',
      ),
    },
    {
      path: [server, browser],
      text: t(
        'The page leaves with a policy that names the hosts of the stored links. A browser opens no other host in the frame.',
      ),
    },
    {
      path: [bi, browser],
      text: t(
        'The frame loads the dashboard straight from the BI tool, which asks for its own sign-in where it has one. No figure passes through the server of the intranet.',
      ),
    },
  ],
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
};
