import { t } from '@intranet/contract/core/i18n/t.ts';
import { node, technology } from './technology.ts';

export const LEAVE = {
  calendar: technology({
    purpose: [
      t(
        'See who is away before you request leave. The calendar shows everyone by area, for a month or a quarter, with public holidays and days when too many people are away.',
      ),
      t(
        'Subscribe to your own leave or your area’s from Google Calendar, Outlook or Apple Calendar. A subscription never shows why a colleague is away.',
      ),
    ],
    nodes: {
      browser: node('browser', t('Browser'), t('month or quarter')),
      server: node('server', t('Server'), 'Fastify'),
      database: node('store', 'PostgreSQL', t('people, leave, limits')),
      holidays: node('server', 'date-holidays', t('holiday library')),
      program: node('outside', t('Calendar app'), 'Google, Outlook, Apple'),
    },
    flow: {
      'browser > server': t('One request loads the month or the quarter.'),
      'server > database': t(
        'An index over dates finds the leave of these days quickly, however long the history is.',
      ),
      'holidays > server': t('The server calculates national and state holidays by itself.'),
      'server > browser': t(
        'Dates carry no time zone, so a day never shifts. The page draws only the visible rows.',
      ),
      'program > server': t(
        'Calendar apps update from a private link. The link stops working when the account is deleted.',
      ),
    },
    used: {
      [t('PostgreSQL date ranges')]: t(
        'Leave is stored as a range that includes both days. A GiST index finds overlaps, and a self-join lists conflicts.',
      ),
      'ical-generator': t(
        'Writes all-day events as defined by RFC 5545. Events keep their identity, so a moved leave also moves in calendar apps.',
      ),
      [t('Hashed links')]: t(
        'Only a hash of each calendar link is stored, so a copy of the database can’t open a calendar. A new link replaces the previous one.',
      ),
      'TanStack Virtual': t(
        'Draws only the visible rows, even with hundreds of people. Printing includes all of them.',
      ),
      [t('One clock')]: t(
        'Today’s date comes from the server, in the company’s time zone. Browsers in Auckland and Lisbon see the same day.',
      ),
    },
  }),
  vacation: technology({
    purpose: [
      t(
        'Employees request leave, the Head decides, and the balance updates. The form shows the days, the new balance and who else is away before anything is sent.',
      ),
      t(
        'Balances are never overwritten. Each one is the sum of entries that show what changed, when and by whom.',
      ),
    ],
    nodes: {
      employee: node('person', t('Employee'), t('requests leave')),
      server: node('server', t('Server'), t('checks the rules')),
      database: node('store', 'PostgreSQL', t('leave, balances, emails')),
      worker: node('server', t('Mail worker'), t('background job')),
      head: node('person', t('Head'), t('email or Approvals')),
    },
    flow: {
      'employee > server': t(
        'The form sends the request. A double click or a retry never creates a second one.',
      ),
      'server > database': t(
        'Overlap and balance are checked. The leave and its emails are saved together.',
      ),
      'database > worker': t(
        'Emails go out once the leave is saved. If the mail server is down, they wait.',
      ),
      'worker > head': t(
        'The email shows dates, days, balance and who else is away. Its link opens a page, so a mail scanner can’t approve anything.',
      ),
      'head > server': t(
        'The Head approves or rejects. If the request has changed or is already decided, a message says so.',
      ),
    },
    used: {
      [t('Append-only balance entries')]: t(
        'Triggers block changes to balance entries. A nightly job compares every leave with its entries.',
      ),
      [t('Exclusion constraint')]: t(
        'PostgreSQL rejects overlapping leave for one person. Of two simultaneous requests, only one succeeds.',
      ),
      [t('Outbox and pg-boss')]: t(
        'Emails and jobs share a database with the leave, so all of them are saved or none.',
      ),
      [t('Rules shared by both sides')]: t(
        'One pure function counts days and checks the balance. The form and the server run the same code.',
      ),
      [t('Mantine and React')]: t(
        'Components come with labels, keyboard and focus support. Tests check every screen with axe, also at phone width.',
      ),
    },
  }),
};
