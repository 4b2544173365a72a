import { type Day, dayIn, daysBetween } from '@intranet/contract/core/days.ts';
import { today } from '#core/clock.ts';
import type { DbOrTx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { lockEmployee } from '#features/people/queries.ts';
import { IS_WAITING } from '../leave-sql.ts';
import { lockLeave } from '../lock-leave.ts';
import { remindersDue } from './reminders.ts';
import { remindApprovers } from './request-approval.ts';
import { requestMissingApprovals } from './request-missing-approvals.ts';

async function listWaiting(db: DbOrTx, timeZone: string, day: Day) {
  const rows = await db
    .selectFrom('leaves as l')
    .select(['l.id', 'l.employee_id as employeeId', 'l.state', 'l.version'])
    .select(['l.reminders', 'l.asked_at'])
    .where(IS_WAITING)
    .orderBy('l.asked_at')
    .orderBy('l.id')
    .execute();
  return rows.map(({ asked_at, ...row }) => ({
    ...row,
    waited: daysBetween(dayIn(timeZone, asked_at), day),
  }));
}

type Waiting = Awaited<ReturnType<typeof listWaiting>>[number];

/** Sends the reminder that is due, once. Does nothing if the request has changed. */
async function remind(deps: Deps, waiting: Waiting): Promise<void> {
  const { id, employeeId, state, version, reminders, waited } = waiting;
  await deps.db.transaction().execute(async (tx) => {
    await lockEmployee(tx, employeeId);
    const leave = await lockLeave(tx, id);
    if (leave?.state !== state || leave.version !== version) return;
    const claimed = await tx
      .updateTable('leaves')
      .set({ reminders: remindersDue(waited) })
      .where('id', '=', id)
      .where('reminders', '=', reminders)
      .executeTakeFirst();
    if (claimed.numUpdatedRows > 0n) await remindApprovers(tx, deps, id, waited);
  });
}

/**
 * Sends reminders after 3 and 7 days, mails new approvers and replaces expired links (D23). A second
 * run on the same day does nothing.
 * @throws AggregateError after all requests, if some failed
 */
export async function runApprovalRound(deps: Deps): Promise<void> {
  const waiting = await listWaiting(deps.db, deps.config.timeZone, today(deps));
  const failures: unknown[] = [];
  for (const one of waiting) {
    if (remindersDue(one.waited) <= one.reminders) continue;
    await remind(deps, one).catch((error: unknown) => failures.push(error));
  }
  await deps.db.transaction().execute((tx) => requestMissingApprovals(tx, deps));
  if (failures.length > 0) {
    throw new AggregateError(
      failures,
      `${failures.length} of ${waiting.length} questions could not be attended to`,
    );
  }
}
