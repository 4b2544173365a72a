import { t } from '@intranet/contract/core/i18n/t.ts';
import { node, type Technology } from './technology.ts';

const finance = node('person', t('Finance'), t('closes the month'));
const office = node('outside', 'Excel, Power BI', t('workbooks and reports'));
const browser = node('browser', t('Browser'), t('read-only view'));
const server = node('server', t('Server'), t('decides who may read'));
const database = node('store', 'PostgreSQL', t('sessions and addresses'));

export const FINANCIAL: Technology = {
  purpose: [
    t(
      'Finance closes the month in Excel and Power BI, as before. The intranet shows the results to those who decide with them: the weekly cash flow, BI GGP by period and region, the balance sheet and the comprehensive financials.',
    ),
    t(
      'The report in the frame is read-only: no typing into cells, no gridlines, headers, toolbar or download. Only two roles see it: administrators and full access.',
    ),
  ],
  flow: [
    {
      path: [finance, office],
      text: t(
        'The workbooks stay where Finance keeps them. A change there is seen by the next reader, without an upload.',
      ),
    },
    {
      path: [browser, server],
      text: t('The page asks for the addresses that its reader may open.'),
    },
    {
      path: [server, database],
      text: t(
        'The session and its role are read again on every call. A role removed a minute ago no longer counts.',
      ),
    },
    {
      path: [server, browser],
      text: t(
        'The reply holds the addresses of finance for administrators and full access. For everybody else they are not in it, whatever the browser asks.',
      ),
    },
    {
      path: [browser, office],
      text: t(
        'The frame opens the report by an address with the parameters of a read-only view, which Office, SharePoint, OneDrive and Power BI each call by other names.',
      ),
    },
  ],
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
};
