import type { Day } from '@intranet/contract/days.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';
import { IS_WAITING } from './approvals.ts';
import { approversOn } from './approvers.ts';

/** True when an account was ever mailed to decide a leave. */
export async function wasAsked(db: DbOrTx, leaveId: number, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('decision_tokens')
    .select('leave_id')
    .where('leave_id', '=', leaveId)
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The accounts that were mailed about the present version of a leave, and whether a link of theirs
 * still works.
 */
export async function listAsked(
  db: DbOrTx,
  leaveId: number,
  now: Date,
): Promise<Map<number, boolean>> {
  const rows = await db
    .selectFrom('decision_tokens as t')
    .innerJoin('leaves as l', (join) =>
      join.onRef('l.id', '=', 't.leave_id').onRef('l.version', '=', 't.version'),
    )
    .select(['t.account_id', sql<boolean>`bool_or(t.expires_at > ${now})`.as('works')])
    .where('l.id', '=', leaveId)
    .groupBy('t.account_id')
    .execute();
  return new Map(rows.map((row) => [row.account_id, row.works]));
}

/**
 * The leaves that wait for somebody who may decide them today (D23) and was not mailed about their
 * present version, or whose link has run out, the longest waiting first.
 */
export async function listUnasked(db: DbOrTx, today: Day, now: Date): Promise<number[]> {
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
