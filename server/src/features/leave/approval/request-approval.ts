import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import { chunksOf } from '#core/chunks.ts';
import { today } from '#core/clock.ts';
import { compileOnce, type Values } from '#core/db/compile-once.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import type { Value } from '#core/db/value.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { dropHeldMails } from '#core/mail/drop-held.ts';
import type { Hold, Recipient } from '#core/notify/channel.ts';
import { postToChannels, someChannelGets } from '#core/notify/webhooks.ts';
import { aboutRequest, readHold } from './approval-hold.ts';
import { approversOn } from './approvers.ts';
import { requestMessage } from './channel-messages.ts';
import { mailApprovers, mailLinks } from './mail-approvers.ts';
import { type RequestFacts, selectRequests, toRequestFacts } from './request-facts.ts';

/** Each leave has a list of absences. */
const MAX_READ = 200;

interface ApproverWithLink {
  to: Recipient;
  /** True if a link mailed for the current version still works. Null if none was mailed. */
  linkWorks: boolean | null;
  /** False if the mail server refused their address for good (D65). */
  reachable: boolean;
  /** The dates of the last version mailed to them before the current one. */
  lastMailed: { start: Day; end: Day } | null;
}

export interface ApprovalRequest {
  approval: RequestFacts;
  approvers: ApproverWithLink[];
  /** True if a channel gets messages about requests. */
  isPosted: boolean;
}

/** Leaves as their approvers see them, and today's approvers by name, in one statement for speed. */
function selectApprovalRequests(
  db: DbOrTx,
  which: RawBuilder<boolean>,
  { day, now }: { day: Value<Day>; now: Value<Date> },
) {
  const linkWorks = sql`(
    select bool_or(t.expires_at > ${now}) from decision_tokens t
    where t.leave_id = asked.id and t.version = asked.version and t.account_id = ap.account_id)`;
  const lastMailed = sql`(
    select json_build_object('start', ev.starts_on, 'end', ev.ends_on)
    from decision_tokens t
    join leave_events ev on ev.leave_id = t.leave_id and ev.version = t.version
    where t.leave_id = asked.id and t.version < asked.version and t.account_id = ap.account_id
    order by t.version desc, ev.id desc limit 1)`;
  const approvers = sql<{ leave_id: number; list: ApproverWithLink[] }>`(
    select ap.leave_id, json_agg(json_build_object(
      'to', json_build_object('accountId', ap.account_id, 'email', ap.email,
        'language', (select coalesce(a.language, (select default_language from company_settings))
        from accounts a where a.id = ap.account_id)),
      'reachable', ap.reachable, 'linkWorks', ${linkWorks}, 'lastMailed', ${lastMailed}
    ) order by ap.name) as list
    from ${approversOn(day, which)} ap join leaves asked on asked.id = ap.leave_id
    group by ap.leave_id)`;
  return selectRequests(db)
    .leftJoin(approvers.as('approvers'), 'approvers.leave_id', 'l.id')
    .select('approvers.list as approvers')
    .select(someChannelGets('requests').as('isPosted'))
    .where(which);
}

const findApprovalRequest = compileOnce(
  (db, value: Values<{ leaveId: number; day: Day; now: Date }>) =>
    selectApprovalRequests(db, sql`l.id = ${value('leaveId')}`, {
      day: value('day'),
      now: value('now'),
    }),
);

const findApprovalRequests = compileOnce(
  (db, value: Values<{ leaveIds: readonly number[]; day: Day; now: Date }>) =>
    selectApprovalRequests(db, sql`l.id = any(${value('leaveIds')})`, {
      day: value('day'),
      now: value('now'),
    }),
);

type Row = InferResult<ReturnType<typeof selectApprovalRequests>>[number];

const toApprovalRequest = (row: Row, day: Day): ApprovalRequest => ({
  approval: toRequestFacts(row, day),
  approvers: row.approvers ?? [],
  isPosted: row.isPosted,
});

async function readApprovalRequest(tx: Tx, deps: Deps, leaveId: number): Promise<ApprovalRequest> {
  const day = today(deps);
  const [row] = await findApprovalRequest(tx, { leaveId, day, now: deps.clock.now() });
  if (!row) throw new Error(`There is no leave ${leaveId}`);
  return toApprovalRequest(row, day);
}

/** Reads several at once. @returns them by the leave's id */
export async function readApprovalRequests(
  tx: Tx,
  deps: Deps,
  leaveIds: readonly number[],
): Promise<Map<number, ApprovalRequest>> {
  const day = today(deps);
  const requests = new Map<number, ApprovalRequest>();
  for (const chunk of chunksOf(leaveIds, MAX_READ)) {
    const rows = await findApprovalRequests(tx, { leaveIds: chunk, day, now: deps.clock.now() });
    for (const row of rows) {
      requests.set(row.id, toApprovalRequest(row, day));
    }
  }
  return requests;
}

/**
 * Mails today's approvers about a new request (D23, D24), and posts it to the channels. One to cancel is held while it can be undone (D61).
 * @throws AppError no_approver
 */
export async function requestApproval(
  tx: Tx,
  deps: Deps,
  leaveId: number,
  hold?: Hold,
): Promise<void> {
  const { approval, approvers, isPosted } = await readApprovalRequest(tx, deps, leaveId);
  assertApprovers(approvers);
  const mails = approvers.map(({ to }) => ({ to, approval }));
  await mailApprovers(tx, deps, mails, hold);
  if (isPosted) await postToChannels(tx, deps, requestMessage(leaveId, approval.area, hold));
}

/**
 * Mails today's approvers the new dates of a request. Channels don't get dates, so their message stays. Within a minute of the last email about it,
 * the new one is held until the minute is over and replaces one that is held already (D29, D62).
 * @throws AppError no_approver
 */
export async function requestApprovalAgain(tx: Tx, deps: Deps, leaveId: number): Promise<void> {
  await dropHeldMails(tx, deps, aboutRequest(leaveId));
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

/** Reminds reachable approvers who were mailed before, with a new link, in an email for each leave. */
export async function remindApprovers(
  tx: Tx,
  deps: Deps,
  leaves: readonly { id: number; waited: number }[],
): Promise<void> {
  const requests = await readApprovalRequests(
    tx,
    deps,
    leaves.map(({ id }) => id),
  );
  const mails = leaves.flatMap(({ id, waited }) => {
    const { approval, approvers } = requests.get(id) as ApprovalRequest;
    return approvers
      .filter(({ linkWorks, reachable }) => linkWorks !== null && reachable)
      .map(({ to }) => [{ to, approval, waited, isReminder: true }]);
  });
  await mailLinks(tx, deps, mails);
}

function assertApprovers(approvers: readonly unknown[]): void {
  if (approvers.length > 0) return;
  throw new AppError(
    'no_approver',
    t('No one can approve this request. Please contact an administrator.'),
  );
}
