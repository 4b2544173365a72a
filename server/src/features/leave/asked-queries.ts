import type { DbOrTx } from '#core/db/database.ts';

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

/** The accounts that were mailed about the present version of a leave. */
export async function listAsked(db: DbOrTx, leaveId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('decision_tokens as t')
    .innerJoin('leaves as l', (join) =>
      join.onRef('l.id', '=', 't.leave_id').onRef('l.version', '=', 't.version'),
    )
    .select('t.account_id')
    .where('l.id', '=', leaveId)
    .execute();
  return rows.map((row) => row.account_id);
}

/** The pending leaves about which an account was mailed, the longest waiting first. */
export async function listWaitingFor(db: DbOrTx, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('leaves as l')
    .select('l.id')
    .where('l.state', '=', 'pending')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('decision_tokens as t')
          .select('t.leave_id')
          .whereRef('t.leave_id', '=', 'l.id')
          .whereRef('t.version', '=', 'l.version')
          .where('t.account_id', '=', accountId),
      ),
    )
    .orderBy('l.id')
    .execute();
  return rows.map((row) => row.id);
}
