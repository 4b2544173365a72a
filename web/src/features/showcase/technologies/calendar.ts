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
      'People who use Google Calendar, Outlook or Apple Calendar can subscribe there to their own leave or to their area’s. A subscription never says why a colleague is away.',
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
      text: t('The server calculates national and state holidays without any outside service.'),
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
        'The app fetches an iCalendar file from a secret address at intervals. The address is checked on each request and stops working when the account is deleted.',
      ),
    },
  ],
  used: {
    [t('PostgreSQL date ranges')]: t(
      'A leave is a range of days, both ends included. A GiST index finds what overlaps a stretch, and the list of conflicts comes from a self-join over an index that was made for it.',
    ),
    'ical-generator': t(
      'It writes files according to RFC 5545: all-day events keep their identity when dates move, so calendar programs move them too and show none twice. The tests read them back with another library.',
    ),
    [t('Hashed addresses')]: t(
      'Only the hash of a subscription’s secret is stored. A copy of the database opens no calendar, and a new address replaces the previous one.',
    ),
    'TanStack Virtual': t(
      'With hundreds of people the page still draws only the lines in sight, and all of them when it is printed.',
    ),
    [t('One clock')]: t(
      'Today’s date depends on the company’s time zone and comes from one place. Browsers in Auckland and Lisbon see the same date.',
    ),
  },
};
