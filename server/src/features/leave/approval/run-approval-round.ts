import { type Day, dayIn, daysBetween } from '@intranet/contract/core/days.ts';
import { today } from '#core/clock.ts';
import type { DbOrTx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { lockEmployee } from '#features/people/queries.ts';
import { IS_WAITING } from '../leave-sql.ts';
import { lockLeave } from '../lock-leave.ts';
import { requestApproval } from './request-approval.ts';
import { listUnnotifiedLeaves, lockApprovalRequests } from './request-missing-approvals.ts';

const REMINDER_DAYS = [3, 7] as const;

/** The number of reminders due: 0, 1 or 2. @param waited calendar days since the request */
export function remindersDue(waited: number): number {
  return REMINDER_DAYS.filter((days) => waited >= days).length;
}

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

/** Sends the reminder that is due, or mails new approvers. Does nothing if the request has changed. */
async function remindOrRequest(deps: Deps, waiting: Waiting): Promise<void> {
  const { id, employeeId, state, version, reminders, waited } = waiting;
  const due = remindersDue(waited);
  await deps.db.transaction().execute(async (tx) => {
    await lockEmployee(tx, employeeId);
    const leave = await lockLeave(tx, id);
    if (leave?.state !== state || leave.version !== version) return;
    if (due > reminders) {
      const claimed = await tx
        .updateTable('leaves')
        .set({ reminders: due })
        .where('id', '=', id)
        .where('reminders', '=', reminders)
        .executeTakeFirst();
      if (claimed.numUpdatedRows === 0n) return;
      await requestApproval(tx, deps, id, { waited });
    } else {
      await lockApprovalRequests(tx, today(deps));
      await requestApproval(tx, deps, id, { onlyNew: true, ...(due > 0 && { waited }) });
    }
  });
}

/**
 * Mails new approvers, replaces expired links, and sends reminders after 3 and 7 days (D23). A
 * second run on the same day does nothing.
 * @throws AggregateError after all requests, if some failed
 */
export async function runApprovalRound(deps: Deps): Promise<void> {
  const day = today(deps);
  const unnotified = new Set(await listUnnotifiedLeaves(deps.db, day, deps.clock.now()));
  const waiting = await listWaiting(deps.db, deps.config.timeZone, day);
  const failures: unknown[] = [];
  for (const one of waiting) {
    if (remindersDue(one.waited) <= one.reminders && !unnotified.has(one.id)) continue;
    await remindOrRequest(deps, one).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) {
    throw new AggregateError(
      failures,
      `${failures.length} of ${waiting.length} questions could not be attended to`,
    );
  }
}
