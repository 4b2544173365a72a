import { type Day, dayIn, daysBetween } from '@intranet/contract/core/days.ts';
import { type RawBuilder, sql } from 'kysely';
import { today } from '#core/clock.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { Hold } from '#core/notify/channel.ts';
import { IS_WAITING } from '../leave-sql.ts';
import type { LeaveRow } from '../lock-leave.ts';
import { approversOn } from './approvers.ts';
import { type ApprovalMail, mailApprovers } from './mail-approvers.ts';
import { remindersDue } from './reminders.ts';
import { type ApprovalRequest, readApprovalRequests } from './request-approval.ts';

/** Requests that approvers are mailed about in one transaction. */
const MAX_BATCH = 300;

/** SQL: the approver `ap` was mailed a link for the current version of leave `l`, for which `holds`. */
const wasMailed = (holds: RawBuilder<boolean>) => sql<boolean>`exists (
  select from decision_tokens t
  where t.leave_id = l.id and t.version = l.version and t.account_id = ap.account_id and ${holds})`;

/**
 * Approvers without a working link for the current version of a leave, longest waiting first (D23). An
 * expired link is renewed, but not at an address that refuses emails.
 * @param afterAccount only accounts with a greater id
 */
export async function listMissingApprovals(db: DbOrTx, today: Day, now: Date, afterAccount = 0) {
  return db
    .selectFrom(approversOn(today, IS_WAITING).as('ap'))
    .innerJoin('leaves as l', 'l.id', 'ap.leave_id')
    .select(['ap.account_id as accountId', 'l.id as leaveId', 'l.asked_at as askedAt'])
    .where('ap.account_id', '>', afterAccount)
    .where(sql<boolean>`not ${wasMailed(sql`t.expires_at > ${now}`)}`)
    .where(sql<boolean>`(ap.reachable or not ${wasMailed(sql`true`)})`)
    .orderBy('l.asked_at')
    .orderBy('l.id')
    .execute();
}

type Missing = Awaited<ReturnType<typeof listMissingApprovals>>;

/**
 * Lets one transaction at a time request approvals. Take it after all other locks. Deleting an account
 * locks its row before it waits here, so this locks the approvers' accounts first.
 */
export async function lockApprovalRequests(tx: Tx, today: Day): Promise<void> {
  await tx
    .selectFrom('accounts as a')
    .select('a.id')
    .where('a.id', 'in', (eb) =>
      eb.selectFrom(approversOn(today, IS_WAITING).as('ap')).select('ap.account_id'),
    )
    .orderBy('a.id')
    .forKeyShare('a')
    .execute();
  await sql`select pg_advisory_xact_lock(hashtext('leave asking'))`.execute(tx);
}

/** Mails each approver once about all of these leaves (D62). */
async function mailMissing(tx: Tx, deps: Deps, missing: Missing, hold?: Hold): Promise<void> {
  const day = today(deps);
  const perLeave = Map.groupBy(missing, ({ leaveId }) => leaveId);
  const requests = await readApprovalRequests(tx, deps, [...perLeave.keys()]);
  const mails = [...perLeave].flatMap(([leaveId, pairs]): ApprovalMail[] => {
    const { approval, approvers } = requests.get(leaveId) as ApprovalRequest;
    const accounts = new Set(pairs.map(({ accountId }) => accountId));
    const waited = daysBetween(
      dayIn(deps.config.timeZone, (pairs[0] as Missing[number]).askedAt),
      day,
    );
    const isOverdue = remindersDue(waited) > 0;
    return approvers
      .filter(({ to }) => accounts.has(to.accountId))
      .map(({ linkWorks, to }) => ({
        to,
        approval,
        isReminder: isOverdue && linkWorks === false,
        ...(isOverdue && { waited }),
      }));
  });
  await mailApprovers(tx, deps, mails, hold);
}

/**
 * Mails approvers who have no link yet for a waiting leave (D23), each once about all of theirs
 * (D62). Call it last in every change of people, accounts, deputies or presence (pitfalls 9, 10, 20).
 */
export async function requestMissingApprovals(tx: Tx, deps: Deps, hold?: Hold): Promise<void> {
  const day = today(deps);
  await lockApprovalRequests(tx, day);
  await mailMissing(tx, deps, await listMissingApprovals(tx, day, deps.clock.now()), hold);
}

/** The first approvers by id with all of their leaves, until the batch is full. */
function firstBatch(missing: Missing): { batch: Missing; last: number | undefined } {
  const perApprover = Map.groupBy(missing, ({ accountId }) => accountId);
  let size = 0;
  let last = 0;
  for (const accountId of [...perApprover.keys()].sort((a, b) => a - b)) {
    if (size >= MAX_BATCH) {
      return { batch: missing.filter((pair) => pair.accountId <= last), last };
    }
    size += perApprover.get(accountId)?.length ?? 0;
    last = accountId;
  }
  return { batch: missing, last: undefined };
}

/** Does the same in several short transactions. After a failure, the next run mails the rest. */
export async function requestMissingApprovalsInBatches(deps: Deps): Promise<void> {
  const day = today(deps);
  let after: number | undefined = 0;
  while (after !== undefined) {
    after = await deps.db.transaction().execute(async (tx): Promise<number | undefined> => {
      await lockApprovalRequests(tx, day);
      const missing = await listMissingApprovals(tx, day, deps.clock.now(), after);
      const { batch, last } = firstBatch(missing);
      await mailMissing(tx, deps, batch);
      return last;
    });
  }
}

/** Mails missing approvers if an approved or cancelled leave includes today (D23). */
export async function requestApprovalsIfAwayToday(
  tx: Tx,
  deps: Deps,
  leave: LeaveRow,
  hold?: Hold,
): Promise<void> {
  const day = today(deps);
  if (leave.startsOn <= day && day <= leave.endsOn) await requestMissingApprovals(tx, deps, hold);
}

/** Voids the links mailed to an account and mails new ones to its current address. */
export async function readdressApprovals(tx: Tx, deps: Deps, accountId: number): Promise<void> {
  await tx.deleteFrom('decision_tokens').where('account_id', '=', accountId).execute();
  await requestMissingApprovals(tx, deps);
}
