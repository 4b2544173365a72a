import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sql } from 'kysely';
import { today } from '#core/clock.ts';
import { compileOnce, type Values } from '#core/db/compile-once.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { dropHeld } from '#core/mail/drop-held.ts';
import type { Hold, Recipient } from '#core/notify/channel.ts';
import { aboutRequest, readHold } from './approval-hold.ts';
import { approversOn } from './approvers.ts';
import { mailApprovers } from './mail-approvers.ts';
import { type RequestFacts, selectRequests, toRequestFacts } from './request-facts.ts';

interface ApproverWithLink {
  to: Recipient;
  /** True if a link mailed for the current version still works. Null if none was mailed. */
  linkWorks: boolean | null;
  /** False if the mail server refused their address for good (D65). */
  reachable: boolean;
  /** The dates of the last version mailed to them before the current one. */
  lastMailed: { start: Day; end: Day } | null;
}

interface ApprovalRequest {
  approval: RequestFacts;
  approvers: ApproverWithLink[];
}

/** A leave as its approvers see it, and today's approvers by name, in one statement for speed. */
const findApprovalRequest = compileOnce(
  (db, value: Values<{ leaveId: number; today: Day; now: Date }>) => {
    const approvers = approversOn(value('today'), sql`l.id = ${value('leaveId')}`);
    const linkWorks = sql`(
      select bool_or(t.expires_at > ${value('now')}) from decision_tokens t
      where t.leave_id = l.id and t.version = l.version and t.account_id = ap.account_id)`;
    const lastMailed = sql`(
      select json_build_object('start', ev.starts_on, 'end', ev.ends_on)
      from decision_tokens t
      join leave_events ev on ev.leave_id = t.leave_id and ev.version = t.version
      where t.leave_id = l.id and t.version < l.version and t.account_id = ap.account_id
      order by t.version desc, ev.id desc limit 1)`;
    return selectRequests(db)
      .where('l.id', '=', value('leaveId'))
      .select(
        sql<ApproverWithLink[]>`(
          select coalesce(json_agg(json_build_object(
            'to', json_build_object('accountId', ap.account_id, 'email', ap.email,
              'language', (select language from accounts a where a.id = ap.account_id)),
            'reachable', ap.reachable, 'linkWorks', ${linkWorks}, 'lastMailed', ${lastMailed}
          ) order by ap.name), '[]')
          from ${approvers} ap)`.as('approvers'),
      );
  },
);

export async function readApprovalRequest(
  tx: Tx,
  deps: Deps,
  leaveId: number,
): Promise<ApprovalRequest> {
  const day = today(deps);
  const [row] = await findApprovalRequest(tx, { leaveId, today: day, now: deps.clock.now() });
  if (!row) throw new Error(`There is no leave ${leaveId}`);
  return { approval: toRequestFacts(row, day), approvers: row.approvers };
}

/**
 * Mails today's approvers about a new request (D23, D24). One to cancel is held while it can be undone (D61).
 * @throws AppError no_approver
 */
export async function requestApproval(
  tx: Tx,
  deps: Deps,
  leaveId: number,
  hold?: Hold,
): Promise<void> {
  const { approval, approvers } = await readApprovalRequest(tx, deps, leaveId);
  assertApprovers(approvers);
  const mails = approvers.map(({ to }) => ({ to, approval }));
  await mailApprovers(tx, deps, mails, hold);
}

/**
 * Mails today's approvers the new dates of a request. Within a minute of the last email about it,
 * the new one is held until the minute is over and replaces one that is held already (D29, D62).
 * @throws AppError no_approver
 */
export async function requestApprovalAgain(tx: Tx, deps: Deps, leaveId: number): Promise<void> {
  await dropHeld(tx, aboutRequest(leaveId));
  const hold = await readHold(tx, leaveId);
  const { approval, approvers } = await readApprovalRequest(tx, deps, leaveId);
  assertApprovers(approvers);
  await mailApprovers(tx, deps, changedMails(approval, approvers), hold);
}

const changedMails = (approval: RequestFacts, approvers: readonly ApproverWithLink[]) =>
  approvers.map(({ to, lastMailed }) => ({
    to,
    approval,
    ...(lastMailed && { moved: lastMailed }),
  }));

/** Mails approvers whose email about the current version was dropped before it was sent (D61, D62). */
export async function requestDroppedApproval(tx: Tx, deps: Deps, leaveId: number): Promise<void> {
  const { approval, approvers } = await readApprovalRequest(tx, deps, leaveId);
  const dropped = approvers.filter(({ linkWorks, lastMailed }) => linkWorks === null && lastMailed);
  await mailApprovers(tx, deps, changedMails(approval, dropped), await readHold(tx, leaveId));
}

/** Reminds reachable approvers who were mailed before, with a new link. */
export async function remindApprovers(
  tx: Tx,
  deps: Deps,
  leaveId: number,
  waited: number,
): Promise<void> {
  const { approval, approvers } = await readApprovalRequest(tx, deps, leaveId);
  const mails = approvers
    .filter(({ linkWorks, reachable }) => linkWorks !== null && reachable)
    .map(({ to }) => ({ to, approval, waited, isReminder: true }));
  await mailApprovers(tx, deps, mails);
}

function assertApprovers(approvers: readonly unknown[]): void {
  if (approvers.length > 0) return;
  throw new AppError(
    'no_approver',
    t('No one can approve this request. Please contact an administrator.'),
  );
}
