import { type Day, dayIn, daysBetween } from '@intranet/contract/core/days.ts';
import { type RawBuilder, sql } from 'kysely';
import { today } from '#core/clock.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { Hold } from '#core/notify/channel.ts';
import type { ChangedPerson } from '#features/people/hooks.ts';
import { IS_WAITING } from '../leave-sql.ts';
import type { LeaveRow } from '../lock-leave.ts';
import { lockApprovalAreas } from './approval-areas.ts';
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
 * @param which SQL for the waiting leaves `l`
 * @param afterAccount only accounts with a greater id
 */
export async function listMissingApprovals(
  db: DbOrTx,
  today: Day,
  now: Date,
  {
    which = IS_WAITING,
    afterAccount = 0,
  }: { which?: RawBuilder<boolean>; afterAccount?: number } = {},
) {
  return db
    .selectFrom(approversOn(today, which).as('ap'))
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
 * @param options.changed the only person who changed; without it, all requests are checked
 */
export async function requestMissingApprovals(
  tx: Tx,
  deps: Deps,
  { changed, hold }: { changed?: ChangedPerson | undefined; hold?: Hold | undefined } = {},
): Promise<void> {
  const which = await lockApprovalAreas(tx, changed);
  const missing = await listMissingApprovals(tx, today(deps), deps.clock.now(), { which });
  await mailMissing(tx, deps, missing, hold);
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
    const afterAccount: number = after;
    after = await deps.db.transaction().execute(async (tx) => {
      await lockApprovalAreas(tx);
      const missing = await listMissingApprovals(tx, day, deps.clock.now(), { afterAccount });
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
  if (leave.startsOn > day || day > leave.endsOn) return;
  const changed = { employeeId: leave.employeeId };
  await requestMissingApprovals(tx, deps, { changed, hold });
}

/** Voids the links mailed to an account and mails new ones to its current address. */
export async function readdressApprovals(
  tx: Tx,
  deps: Deps,
  changed: ChangedPerson & { accountId: number },
): Promise<void> {
  await tx.deleteFrom('decision_tokens').where('account_id', '=', changed.accountId).execute();
  await requestMissingApprovals(tx, deps, { changed });
}
