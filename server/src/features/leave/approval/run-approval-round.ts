import { type Day, dayIn, daysBetween } from '@intranet/contract/core/days.ts';
import { sql } from 'kysely';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { lockEmployees } from '#features/people/queries.ts';
import { IS_WAITING } from '../leave-sql.ts';
import { MAX_REMINDERS, remindersDue } from './reminders.ts';
import { remindApprovers } from './request-approval.ts';
import { requestMissingApprovalsInBatches } from './request-missing-approvals.ts';

const PAGE = 200;

/** A page of waiting leaves that may get a reminder, with the days since their request. */
async function readPage({ db, config }: Deps, day: Day, after: number) {
  const rows = await db
    .selectFrom('leaves as l')
    .select(['l.id', 'l.employee_id as employeeId', 'l.state', 'l.version'])
    .select(['l.reminders', 'l.asked_at'])
    .where(IS_WAITING)
    .where('l.reminders', '<', MAX_REMINDERS)
    .where('l.id', '>', after)
    .orderBy('l.id')
    .limit(PAGE)
    .execute();
  return rows.map(({ asked_at, ...row }) => ({
    ...row,
    waited: daysBetween(dayIn(config.timeZone, asked_at), day),
  }));
}

type Waiting = Awaited<ReturnType<typeof readPage>>[number];

/** Counts the reminders that are due. @returns the ids of leaves that haven't changed since they were read */
async function claimReminders(tx: Tx, due: readonly Waiting[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    update leaves l set reminders = due.count
    from unnest(
      ${due.map(({ id }) => id)}::bigint[],
      ${due.map(({ state }) => state)}::text[],
      ${due.map(({ version }) => version)}::int[],
      ${due.map(({ reminders }) => reminders)}::int[],
      ${due.map(({ waited }) => remindersDue(waited))}::int[]
    ) as due(id, state, version, reminders, count)
    where l.id = due.id and l.state = due.state and l.version = due.version
      and l.reminders = due.reminders
    returning l.id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Sends the reminders that are due, once, in one transaction. If it fails, each half is tried alone.
 * @returns the failures, at most one for each leave
 */
async function remind(deps: Deps, due: readonly Waiting[]): Promise<unknown[]> {
  if (due.length === 0) return [];
  try {
    await deps.db.transaction().execute(async (tx) => {
      await lockEmployees(
        tx,
        due.map(({ employeeId }) => employeeId),
      );
      const claimed = await claimReminders(tx, due);
      await remindApprovers(
        tx,
        deps,
        due.filter(({ id }) => claimed.has(id)),
      );
    });
    return [];
  } catch (error) {
    if (due.length === 1) return [error];
    const half = Math.ceil(due.length / 2);
    return [...(await remind(deps, due.slice(0, half))), ...(await remind(deps, due.slice(half)))];
  }
}

/**
 * Sends reminders after 3 and 7 days, mails new approvers and replaces expired links (D23). A second
 * run on the same day does nothing.
 * @throws AggregateError after all requests, if some failed
 */
export async function runApprovalRound(deps: Deps): Promise<void> {
  const day = today(deps);
  const failures: unknown[] = [];
  let count = 0;
  let after: number | undefined = 0;
  while (after !== undefined) {
    const page: Waiting[] = await readPage(deps, day, after);
    const due = page.filter(({ waited, reminders }) => remindersDue(waited) > reminders);
    count += due.length;
    failures.push(...(await remind(deps, due)));
    after = page.length < PAGE ? undefined : page.at(-1)?.id;
  }
  await requestMissingApprovalsInBatches(deps);
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} of ${count} reminders failed`);
  }
}
