import type { Day } from '@intranet/contract/core/days.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { sql } from 'kysely';
import { compileOnce, type Values } from '#core/db/compile-once.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { IS_WAITING } from '../absence-conditions.ts';
import { approversOn } from './approvers.ts';
import { selectApprovals, toApproval } from './pending-approvals.ts';

/** True if the account was ever notified to decide this leave. */
export async function wasApproverNotified(
  db: DbOrTx,
  leaveId: number,
  accountId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('decision_tokens')
    .select('leave_id')
    .where('leave_id', '=', leaveId)
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface ApproverWithLink {
  accountId: number;
  email: string;
  /** True if a link mailed for the current version still works. Null if none was mailed. */
  linkWorks: boolean | null;
}

const findApprovalRequest = compileOnce(
  (db, value: Values<{ leaveId: number; today: Day; now: Date }>) => {
    const approvers = approversOn(value('today'), sql`l.id = ${value('leaveId')}`);
    const linkWorks = sql`(
      select bool_or(t.expires_at > ${value('now')}) from decision_tokens t
      where t.leave_id = l.id and t.version = l.version and t.account_id = ap.account_id)`;
    return selectApprovals(db)
      .where('l.id', '=', value('leaveId'))
      .select(
        sql<ApproverWithLink[]>`(
          select coalesce(json_agg(json_build_object('accountId', ap.account_id, 'email', ap.email,
            'linkWorks', ${linkWorks}) order by ap.name), '[]')
          from ${approvers} ap)`.as('approvers'),
      );
  },
);

/** A leave as its approvers see it, and today's approvers by name, in one statement for speed. */
export async function readApprovalRequest(
  db: DbOrTx,
  leaveId: number,
  { today, now }: { today: Day; now: Date },
): Promise<{ approval: Approval; approvers: ApproverWithLink[] }> {
  const [row] = await findApprovalRequest(db, { leaveId, today, now });
  if (!row) throw new Error(`There is no leave ${leaveId}`);
  return { approval: toApproval(row, today), approvers: row.approvers };
}

/** Leaves with an approver who has no working link for the current version, longest waiting first (D23). */
export async function listUnnotifiedLeaves(db: DbOrTx, today: Day, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('leaves as l')
    .select('l.id')
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
  return rows.map((row) => row.id);
}
