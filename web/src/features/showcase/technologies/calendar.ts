import { t } from '@intranet/contract/core/i18n/t.ts';
import { node, type Technology } from './technology.ts';

const browser = node('browser', t('Browser'), t('month or quarter'));
const server = node('server', t('Server'), 'Fastify');
const database = node('store', 'PostgreSQL', t('people, leave, limits'));
const holidays = node('server', 'date-holidays', t('a library in the server'));
const program = node('outside', t('Calendar program'), 'Google, Outlook, Apple');

export const CALENDAR: Technology = {
  purpose: [
    t(
      'The calendar answers the question that comes before every request: who is away then? It has a line for each person, by area, for a month or a quarter, with public holidays, weekends and the days on which more of an area are away than may be.',
    ),
    t(
      'Whoever lives in Google Calendar, Outlook or Apple Calendar subscribes to it there: to their own leave, or to who of their area is away. A subscription never says why a colleague is away.',
    ),
  ],
  flow: [
    {
      path: [browser, server],
      text: t('The page asks for one stretch of days, in one call.'),
    },
    {
      path: [server, database],
      text: t(
        'Leave that shares a day with the stretch is found through an index over date ranges, whatever the length of the history.',
      ),
    },
    {
      path: [holidays, server],
      text: t(
        'National holidays and those of the state are worked out in the server. No outside service is asked.',
      ),
    },
    {
      path: [server, browser],
      text: t(
        'Days travel as text such as 2026-12-24 and are never turned into a moment in time, so that no time zone moves them. Only the rows in sight are drawn.',
      ),
    },
    {
      path: [program, server],
      text: t(
        'The program fetches an iCalendar file from a secret address, again and again. The address is judged at each reading, and ends when the account does.',
      ),
    },
  ],
  used: {
    [t('PostgreSQL date ranges')]: t(
      'A leave is a range of days, both ends included. A GiST index finds what overlaps a stretch, and the list of conflicts comes from a self-join over an index that was made for it.',
    ),
    'ical-generator': t(
      'It writes files by RFC 5545: all-day events that keep their identity when dates move, so that a calendar program moves them too and shows none twice. The tests read them back with another library.',
    ),
    [t('Hashed addresses')]: t(
      'Of the secret in a subscription only the hash is stored. A copy of the database opens no calendar, and a new address ends the former one.',
    ),
    'TanStack Virtual': t(
      'With hundreds of people the page still draws only the lines in sight, and all of them when it is printed.',
    ),
    [t('One clock')]: t(
      'What day it is depends on the time zone of the company and is asked in one place. A browser in Auckland and one in Lisbon see the same today.',
    ),
  },
};
