import { t } from '@intranet/contract/core/i18n/t.ts';
import { node, technology } from './technology.ts';

export const LEAVE = {
  calendar: technology({
    purpose: [
      t(
        'The calendar answers the question that comes before every request: who is away then? It has a line for each person, by area, for a month or a quarter, with public holidays, weekends and the days on which more of an area are away than may be.',
      ),
      t(
        'People who use Google Calendar, Outlook or Apple Calendar can subscribe there to their own leave or to their area’s. A subscription never says why a colleague is away.',
      ),
    ],
    nodes: {
      browser: node('browser', t('Browser'), t('month or quarter')),
      server: node('server', t('Server'), 'Fastify'),
      database: node('store', 'PostgreSQL', t('people, leave, limits')),
      holidays: node('server', 'date-holidays', t('a library in the server')),
      program: node('outside', t('Calendar program'), 'Google, Outlook, Apple'),
    },
    flow: {
      'browser > server': t('The page asks for one stretch of days, in one call.'),
      'server > database': t(
        'Leave that shares a day with the stretch is found through an index over date ranges, whatever the length of the history.',
      ),
      'holidays > server': t(
        'The server calculates national and state holidays without any outside service.',
      ),
      'server > browser': t(
        'Days travel as text such as 2026-12-24 and are never turned into a moment in time, so that no time zone moves them. Only the rows in sight are drawn.',
      ),
      'program > server': t(
        'The app fetches an iCalendar file from a secret address at intervals. The address is checked on each request and stops working when the account is deleted.',
      ),
    },
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
  }),
  vacation: technology({
    purpose: [
      t(
        'An employee asks for leave, the head of the area decides, and the balance follows. The form says at once how many days the dates are, what would be left, and who else of the area is away; the list of approvals says the same to the head.',
      ),
      t(
        'A balance is never overwritten. It’s the sum of entries that say what happened, when and who did it, and employees can read their own.',
      ),
    ],
    nodes: {
      employee: node('person', t('Employee'), t('asks for leave')),
      server: node('server', t('Server'), t('checks and decides')),
      database: node('store', 'PostgreSQL', t('leave, ledger, outbox')),
      worker: node('server', t('Mail worker'), t('a queue of pg-boss')),
      head: node('person', t('Head'), t('email or Approvals')),
    },
    flow: {
      'employee > server': t(
        'The request carries a key, so that a double click or a retry makes one leave and one e-mail.',
      ),
      'server > database': t(
        'One transaction: the row of the employee is locked, overlap and balance are checked for every day to come, and the leave is stored together with the e-mails that it causes.',
      ),
      'database > worker': t(
        'A message exists when the transaction was committed, and only then. While the mail server is down it waits, and it is sent once.',
      ),
      'worker > head': t(
        'The e-mail says dates, days, the balance before and after, and who else is away. Its link opens a page and decides nothing by itself, so that a mail scanner cannot approve.',
      ),
      'head > server': t(
        'The decision names the version it is about. If the dates have changed meanwhile, or somebody else has decided, the head is told so; otherwise the debit is added to the ledger in the same transaction.',
      ),
    },
    used: {
      [t('A history that only grows')]: t(
        'Opening, accrual, debit, reversal, adjustment and deduction are entries. Triggers refuse to change or delete one, and every night a job compares what each leave should have cost with what the ledger holds.',
      ),
      [t('Exclusion constraint')]: t(
        'The database rejects overlapping leave for one person. Of two requests at the same instant only one succeeds, on any number of servers.',
      ),
      [t('Outbox and pg-boss')]: t(
        'Emails and jobs are rows in the same PostgreSQL database as the leave they belong to. No second system can disagree.',
      ),
      [t('Rules shared by both sides')]: t(
        'One pure function in the contract counts days and checks the balance. The form shows what the server will decide because both run the same code.',
      ),
      [t('Mantine and React')]: t(
        'Fields, dialogs and lists come with labels, keyboard and focus as they should be; the tests look at each screen with axe, at the width of a phone too.',
      ),
    },
  }),
};
