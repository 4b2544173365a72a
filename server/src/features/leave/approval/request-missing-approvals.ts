import { type Day, dayIn, daysBetween } from '@intranet/contract/core/days.ts';
import { sql } from 'kysely';
import { today } from '#core/clock.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { Hold } from '#core/notify/channel.ts';
import { IS_WAITING } from '../leave-sql.ts';
import type { LeaveRow } from '../lock-leave.ts';
import { approversOn } from './approvers.ts';
import { type ApprovalMail, mailApprovers } from './mail-approvers.ts';
import { remindersDue } from './reminders.ts';
import { readApprovalRequest } from './request-approval.ts';

/** Leaves with an approver who has no working link for the current version, longest waiting first (D23). */
export async function listUnnotifiedLeaves(db: DbOrTx, today: Day, now: Date) {
  return db
    .selectFrom('leaves as l')
    .select(['l.id', 'l.asked_at'])
    .where('l.id', 'in', (eb) =>
      eb
        .selectFrom(approversOn(today, IS_WAITING).as('ap'))
        .innerJoin('leaves as waiting', 'waiting.id', 'ap.leave_id')
        .select('ap.leave_id')
        .where(
          sql<boolean>`not exists (
            select from decision_tokens t
            where t.leave_id = ap.leave_id and t.version = waiting.version
              and t.account_id = ap.account_id and t.expires_at > ${now})`,
        ),
    )
    .orderBy('l.asked_at')
    .orderBy('l.id')
    .execute();
}

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

/**
 * Mails approvers who have no link yet for a waiting leave (D23), each once about all of theirs
 * (D62). Call it last in every change of people, accounts, deputies or presence (pitfalls 9, 10, 20).
 */
export async function requestMissingApprovals(tx: Tx, deps: Deps, hold?: Hold): Promise<void> {
  const day = today(deps);
  await lockApprovalRequests(tx, day);
  const mails: ApprovalMail[] = [];
  for (const { id, asked_at } of await listUnnotifiedLeaves(tx, day, deps.clock.now())) {
    const { approval, approvers } = await readApprovalRequest(tx, deps, id);
    const waited = daysBetween(dayIn(deps.config.timeZone, asked_at), day);
    const isOverdue = remindersDue(waited) > 0;
    for (const { linkWorks, reachable, to } of approvers) {
      // An expired link is renewed, but not at an address that refuses emails.
      if (linkWorks || (linkWorks === false && !reachable)) continue;
      const isReminder = isOverdue && linkWorks === false;
      mails.push({ to, approval, isReminder, ...(isOverdue && { waited }) });
    }
  }
  await mailApprovers(tx, deps, mails, hold);
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
