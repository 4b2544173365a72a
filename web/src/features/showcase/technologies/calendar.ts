import { node, type Technology } from './technology.ts';

const browser = node('browser', 'Browser', 'month or quarter');
const server = node('server', 'Server', 'Fastify');
const database = node('store', 'PostgreSQL', 'people, leave, limits');
const holidays = node('server', 'date-holidays', 'a library in the server');
const program = node('outside', 'Calendar program', 'Google, Outlook, Apple');

export const CALENDAR: Technology = {
  purpose: [
    'The calendar answers the question that comes before every request: who is away then? It has a line for each person, by area, for a month or a quarter, with public holidays, weekends and the days on which more of an area are away than may be.',
    'Whoever lives in Google Calendar, Outlook or Apple Calendar subscribes to it there: to their own leave, or to who of their area is away. A subscription never says why a colleague is away.',
  ],
  flow: [
    {
      path: [browser, server],
      text: 'The page asks for one stretch of days, in one call.',
    },
    {
      path: [server, database],
      text: 'Leave that shares a day with the stretch is found through an index over date ranges, whatever the length of the history.',
    },
    {
      path: [holidays, server],
      text: 'National holidays and those of the state are worked out in the server. No outside service is asked.',
    },
    {
      path: [server, browser],
      text: 'Days travel as text such as 2026-12-24 and are never turned into a moment in time, so that no time zone moves them. Only the rows in sight are drawn.',
    },
    {
      path: [program, server],
      text: 'The program fetches an iCalendar file from a secret address, again and again. The address is judged at each reading, and ends when the account does.',
    },
  ],
  used: {
    'PostgreSQL date ranges':
      'A leave is a range of days, both ends included. A GiST index finds what overlaps a stretch, and the list of conflicts comes from a self-join over an index that was made for it.',
    'ical-generator':
      'It writes files by RFC 5545: all-day events that keep their identity when dates move, so that a calendar program moves them too and shows none twice. The tests read them back with another library.',
    'Hashed addresses':
      'Of the secret in a subscription only the hash is stored. A copy of the database opens no calendar, and a new address ends the former one.',
    'TanStack Virtual':
      'With hundreds of people the page still draws only the lines in sight, and all of them when it is printed.',
    'One clock':
      'What day it is depends on the time zone of the company and is asked in one place. A browser in Auckland and one in Lisbon see the same today.',
  },
};
