import type { Technology } from './technology.ts';

export const FINANCIAL: Technology = {
  purpose: [
    'Finance closes the month in Excel and Power BI, as before. The intranet shows the results to those who decide with them: the weekly cash flow, BI GGP by period and region, the balance sheet and the comprehensive financials.',
    'What the frame shows can be read and not changed: no typing into cells, no gridlines, headers or toolbar, no download. And it is shown to two roles only, administrators and full access.',
  ],
  flow: {
    nodes: [
      { id: 'finance', label: 'Finance', note: 'closes the month', kind: 'person', at: [0, 0] },
      {
        id: 'office',
        label: 'Excel, Power BI',
        note: 'workbooks and reports',
        kind: 'outside',
        at: [1, 0],
      },
      { id: 'browser', label: 'Browser', note: 'read-only view', kind: 'browser', at: [2, 0] },
      { id: 'server', label: 'Server', note: 'decides who may read', kind: 'server', at: [2, 1] },
      {
        id: 'database',
        label: 'PostgreSQL',
        note: 'sessions and addresses',
        kind: 'store',
        at: [1, 1],
      },
    ],
    steps: [
      {
        from: 'finance',
        to: 'office',
        text: 'The workbooks stay where Finance keeps them. A change there is seen by the next reader, without an upload.',
      },
      {
        from: 'browser',
        to: 'server',
        text: 'The page asks for the addresses that its reader may open.',
      },
      {
        from: 'server',
        to: 'database',
        text: 'The session and the role behind it are read anew at every call. A role that was taken away a minute ago counts no more.',
      },
      {
        from: 'server',
        to: 'browser',
        text: 'The reply holds the addresses of finance for administrators and full access. For everybody else they are not in it, whatever the browser asks.',
      },
      {
        from: 'browser',
        to: 'office',
        text: 'The frame opens the report by an address with the parameters of a read-only view, which Office, SharePoint, OneDrive and Power BI each call by other names.',
      },
    ],
  },
  used: [
    {
      name: 'One table of roles',
      why: 'Every call to the server is declared once, with the roles that may make it. A test walks through every call with every role and with no session, and fails when a new call has no row.',
    },
    {
      name: 'zod, shared by both sides',
      why: 'What a call takes and answers is one schema. The browser checks forms with it, the server checks requests, and a field that is not declared does not leave the server.',
    },
    {
      name: 'Fastify',
      why: 'The role is judged before the body of a request is read. The reply is written by a serializer that was compiled from the schema when the server started.',
    },
    {
      name: 'Sessions in PostgreSQL',
      why: 'A session is a random token that is stored as a hash, so that it can be ended at once: by signing out, by a new password, or by the deletion of the account.',
    },
    {
      name: 'Views of a report',
      why: 'Actual, FullYear, Q0, Q1, YTD, Scale, Latam and Euro are links of their own beneath BI GGP. They show up as choices as soon as they have an address.',
    },
  ],
};
