import { t } from '@intranet/contract/core/i18n/t.ts';
import { node, type Technology } from './technology.ts';

const employee = node('person', t('Employee'), t('asks for leave'));
const server = node('server', t('Server'), t('checks and decides'));
const database = node('store', 'PostgreSQL', t('leave, ledger, outbox'));
const worker = node('server', t('Mail worker'), t('a queue of pg-boss'));
const head = node('person', t('Head'), t('email or Approvals'));

export const VACATION: Technology = {
  purpose: [
    t(
      'An employee asks for leave, the head of the area decides, and the balance follows. The form says at once how many days the dates are, what would be left, and who else of the area is away; the list of approvals says the same to the head.',
    ),
    t(
      'A balance is never overwritten. It’s the sum of entries that say what happened, when and who did it, and employees can read their own.',
    ),
  ],
  flow: [
    {
      path: [employee, server],
      text: t(
        'The request carries a key, so that a double click or a retry makes one leave and one e-mail.',
      ),
    },
    {
      path: [server, database],
      text: t(
        'One transaction: the row of the employee is locked, overlap and balance are checked for every day to come, and the leave is stored together with the e-mails that it causes.',
      ),
    },
    {
      path: [database, worker],
      text: t(
        'A message exists when the transaction was committed, and only then. While the mail server is down it waits, and it is sent once.',
      ),
    },
    {
      path: [worker, head],
      text: t(
        'The e-mail says dates, days, the balance before and after, and who else is away. Its link opens a page and decides nothing by itself, so that a mail scanner cannot approve.',
      ),
    },
    {
      path: [head, server],
      text: t(
        'The decision names the version it is about. If the dates have changed meanwhile, or somebody else has decided, the head is told so; otherwise the debit is added to the ledger in the same transaction.',
      ),
    },
  ],
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
};
