import type { Technology } from './technology.ts';

export const CALENDAR: Technology = {
  purpose: [
    'The calendar answers the question that comes before every request: who is away then? It has a line for each person, by area, for a month or a quarter, with public holidays, weekends and the days on which more of an area are away than may be.',
    'Whoever lives in Google Calendar, Outlook or Apple Calendar subscribes to it there: to their own leave, or to who of their area is away. A subscription never says why a colleague is away.',
  ],
  flow: {
    nodes: [
      { id: 'browser', label: 'Browser', note: 'month or quarter', kind: 'browser', at: [0, 1] },
      { id: 'server', label: 'Server', note: 'Fastify', kind: 'server', at: [1, 1] },
      {
        id: 'database',
        label: 'PostgreSQL',
        note: 'people, leave, limits',
        kind: 'store',
        at: [2, 1],
      },
      {
        id: 'holidays',
        label: 'date-holidays',
        note: 'a library in the server',
        kind: 'server',
        at: [1, 0],
      },
      {
        id: 'program',
        label: 'Calendar program',
        note: 'Google, Outlook, Apple',
        kind: 'outside',
        at: [1, 2],
      },
    ],
    steps: [
      {
        from: 'browser',
        to: 'server',
        text: 'The page asks for one stretch of days, in one call.',
      },
      {
        from: 'server',
        to: 'database',
        text: 'Leave that shares a day with the stretch is found through an index over date ranges, whatever the length of the history.',
      },
      {
        from: 'holidays',
        to: 'server',
        text: 'National holidays and those of the state are worked out in the server. No outside service is asked.',
      },
      {
        from: 'server',
        to: 'browser',
        text: 'Days travel as text such as 2026-12-24 and are never turned into a moment in time, so that no time zone moves them. Only the rows in sight are drawn.',
      },
      {
        from: 'program',
        to: 'server',
        text: 'The program fetches an iCalendar file from a secret address, again and again. The address is judged at each reading, and ends when the account does.',
      },
    ],
  },
  used: [
    {
      name: 'PostgreSQL date ranges',
      why: 'A leave is a range of days, both ends included. A GiST index finds what overlaps a stretch, and the list of conflicts comes from a self-join over an index that was made for it.',
    },
    {
      name: 'ical-generator',
      why: 'It writes files by RFC 5545: all-day events that keep their identity when dates move, so that a calendar program moves them too and shows none twice. The tests read them back with another library.',
    },
    {
      name: 'Hashed addresses',
      why: 'Of the secret in a subscription only the hash is stored. A copy of the database opens no calendar, and a new address ends the former one.',
    },
    {
      name: 'TanStack Virtual',
      why: 'With hundreds of people the page still draws only the lines in sight, and all of them when it is printed.',
    },
    {
      name: 'One clock',
      why: 'What day it is depends on the time zone of the company and is asked in one place. A browser in Auckland and one in Lisbon see the same today.',
    },
  ],
};
