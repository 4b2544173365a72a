import { formatAmount } from '@intranet/contract/balance/amounts.ts';
import { formatDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { problemText } from '@intranet/contract/people/departure-problem-text.ts';
import type {
  DepartureProblem,
  DepartureRecord,
} from '@intranet/contract/people/leaving-endpoints.ts';
import type { By } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { MailContent } from '#core/mail/content.ts';
import { notify } from '#core/notify/notify.ts';
import { listAdmins } from '#features/accounts/joining/queries.ts';

/** What became of a departure: its record, or why it failed. */
type Outcome = { record: DepartureRecord } | { problem: DepartureProblem };

const linkTo = ({ publicUrl }: Deps['config'], employeeId: number) =>
  `${publicUrl}/leaving?person=${employeeId}`;

function finishedMail(name: string, record: DepartureRecord, url: string): MailContent {
  const heading = t('{name} has left', { name });
  const { secrets } = record;
  return {
    subject: heading,
    heading,
    paragraphs: [
      secrets.length === 0
        ? t('Nothing is left to do.')
        : t(
            '{count, plural, one {# password that they know is} other {# passwords that they know are}} still to be changed.',
            { count: secrets.length },
          ),
    ],
    facts: [
      [t('Last day'), formatDay(record.last_day)],
      [t('Days owed'), formatAmount(record.owed)],
      [t('To be paid out'), formatAmount(record.paid_out)],
      [t('Account'), record.account ? t('Deleted') : t('No account')],
    ],
    action: { label: t('Open the record'), url },
  };
}

function failedMail(name: string, problem: DepartureProblem, url: string): MailContent {
  const heading = t('{name}’s departure couldn’t be completed', { name });
  return {
    subject: heading,
    heading,
    paragraphs: [
      t('The last day is over, but the departure couldn’t be completed:'),
      problemText(problem),
      t('It is tried again every night.'),
    ],
    action: { label: t('Open the plan'), url },
  };
}

/** All administrators for a failure; otherwise whoever planned it, while they are one. */
async function listRecipients(tx: Tx, by: By, hasFailed: boolean) {
  const admins = await listAdmins(tx);
  const planner = admins.filter(({ accountId }) => accountId === by.accountId);
  return hasFailed || planner.length === 0 ? admins : planner;
}

/** Emails the outcome of a departure to those who see to it. */
export async function notifyOfDeparture(
  tx: Tx,
  deps: Deps,
  { id, name }: { id: number; name: string },
  by: By,
  outcome: Outcome,
): Promise<void> {
  const url = linkTo(deps.config, id);
  const content = () =>
    'record' in outcome
      ? finishedMail(name, outcome.record, url)
      : failedMail(name, outcome.problem, url);
  const hasFailed = 'problem' in outcome;
  const recipients = await listRecipients(tx, by, hasFailed);
  await notify(
    tx,
    deps,
    recipients.map((to) => ({
      event: 'departure_carried_out' as const,
      to,
      content,
      path: `/leaving?person=${id}`,
      // The account of somebody who has left is still open.
      atOnce: hasFailed,
    })),
  );
}
