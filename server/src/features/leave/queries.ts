import type { Day } from '@intranet/contract/core/days.ts';
import type { LeaveState } from '@intranet/contract/leave/leave-states.ts';
import { ACTIVE_STATES, APPROVED_STATES } from '@intranet/contract/leave/leave-states.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import { ALL_AREAS } from '@intranet/contract/people/positions.ts';
import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import { literals } from '#core/db/literals.ts';
import { sortByDayThenName } from '#core/portuguese-order.ts';
import { findBalance } from '#features/balance/queries.ts';
import { type Around, IS_PENDING, isOthersAway } from './absence-conditions.ts';
import type { ActiveLeave } from './conflicts.ts';

export interface LeaveRow {
  id: number;
  employeeId: number;
  type: LeaveType;
  startsOn: Day;
  endsOn: Day;
  /** Calendar days, both ends included (D16). */
  days: number;
  state: LeaveState;
  version: number;
  decidedBy: string | null;
  /** What was asked last is whether to cancel it, whatever was answered (D26). */
  asksCancellation: boolean;
}

/** Judged by the last step: a leave that was cancelled after a refusal was not asked to be any more. */
const ASKS_CANCELLATION = sql<boolean>`coalesce((
  select ev.event = 'cancellation_asked'
    or (ev.event = 'cancellation_refused' and leaves.state = 'approved')
  from leave_events ev
  where ev.leave_id = leaves.id and ev.event <> 'cancelled'
  order by ev.id desc limit 1
), false)`.as('asksCancellation');

/** Whoever D23 lets decide a leave today. */
export interface Approver {
  accountId: number;
  name: string;
  email: string;
}

/** The leaves of an area, or of all, by start date; withdrawn and cancelled ones left out (D26). */
export async function listLeaves(db: DbOrTx, area: string) {
  return db
    .selectFrom('leaves as l')
    .innerJoin('employees as e', 'e.id', 'l.employee_id')
    .innerJoin('areas', 'areas.id', 'l.area_id')
    .select([
      'e.name',
      'areas.name as area',
      'e.cargo',
      'l.starts_on',
      'l.ends_on',
      'l.type',
      'l.state',
    ])
    .where('l.state', 'not in', ['withdrawn', 'cancelled'])
    .$if(area !== ALL_AREAS, (q) => q.where('areas.name', '=', area))
    .orderBy('l.starts_on')
    .orderBy('l.id')
    .execute();
}

/**
 * Active leaves of an area, or of all, by start and name: what conflicts are found among (D28); nobody
 * who has left (D14).
 */
export async function listActiveLeaves(db: DbOrTx, area: string): Promise<ActiveLeave[]> {
  return (
    db
      .selectFrom('leaves as l')
      .innerJoin('employees as e', 'e.id', 'l.employee_id')
      .innerJoin('areas', 'areas.id', 'l.area_id')
      .select(['e.id as employee', 'e.name', 'areas.name as area', 'e.cargo'])
      .select(['l.starts_on as start', 'l.ends_on as end'])
      // Spelled out, so that the partial index is known to hold them.
      .where(sql<boolean>`l.state in ${literals(ACTIVE_STATES)}`)
      .where('e.ativo', '<>', 'N')
      .$if(area !== ALL_AREAS, (q) => q.where('areas.name', '=', area))
      .orderBy('l.starts_on')
      .orderBy('e.name')
      .execute()
  );
}

/** A person's pending leaves, soonest first. */
export async function listPending(db: DbOrTx, employeeId: number) {
  return db
    .selectFrom('leaves')
    .select(['type', 'starts_on', 'ends_on'])
    .where('employee_id', '=', employeeId)
    .where('state', '=', 'pending')
    .orderBy('starts_on')
    .execute();
}

/** The pending leave of a person that starts on a day (D29). */
export async function findPendingByStart(db: DbOrTx, employeeId: number, start: Day) {
  return db
    .selectFrom('leaves')
    .select(['id', 'type', 'starts_on', 'ends_on', 'version'])
    .where('employee_id', '=', employeeId)
    .where('state', '=', 'pending')
    .where('starts_on', '=', start)
    .executeTakeFirst();
}

/**
 * Who else of an area is away, or has asked to be, on any of these days, by day and name (D24, D30).
 * @param states what counts as away
 */
export async function listAway(
  db: DbOrTx,
  person: { id: number; areaId: Around['areaId'] },
  start: Day,
  end: Day,
  states: readonly LeaveState[] = ACTIVE_STATES,
) {
  const rows = await db
    .selectFrom('leaves as o')
    .innerJoin('employees as c', 'c.id', 'o.employee_id')
    .select(['c.name', 'o.starts_on as start', 'o.ends_on as end', IS_PENDING.as('pending')])
    .where(isOthersAway({ employeeId: person.id, areaId: person.areaId, start, end }, states))
    .orderBy('c.name')
    .execute();
  return sortByDayThenName(rows, ({ start }) => start);
}

/**
 * A leave, locked until the transaction ends; mails about it can still be promised meanwhile. Lock the
 * employee first.
 */
export async function lockLeave(tx: Tx, id: number): Promise<LeaveRow | null> {
  const row = await tx
    .selectFrom('leaves')
    .select([
      'id',
      'employee_id',
      'type',
      'starts_on',
      'ends_on',
      'days',
      'state',
      'version',
      'decided_by',
      ASKS_CANCELLATION,
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    employeeId: row.employee_id,
    type: row.type as LeaveType,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    days: row.days,
    state: row.state as LeaveState,
    version: row.version,
    decidedBy: row.decided_by,
    asksCancellation: row.asksCancellation,
  };
}

/** Whose leave it is; null when there is none with this id. */
export async function findLeaveOwner(db: DbOrTx, leaveId: number): Promise<number | null> {
  const row = await db
    .selectFrom('leaves')
    .select('employee_id')
    .where('id', '=', leaveId)
    .executeTakeFirst();
  return row?.employee_id ?? null;
}

/** What became of a leave: its state, who decided it, and on which question. */
export async function findOutcome(db: DbOrTx, leaveId: number) {
  const row = await db
    .selectFrom('leaves')
    .select(['state', 'decided_by as decidedBy', ASKS_CANCELLATION])
    .where('id', '=', leaveId)
    .executeTakeFirstOrThrow();
  return { ...row, state: row.state as LeaveState };
}

/** A person's leave that is under way or comes next, if there is one. */
async function findNextLeave(db: DbOrTx, employeeId: number, today: Day) {
  const row = await db
    .selectFrom('leaves')
    .select(['type', 'starts_on', 'ends_on', 'days', 'state'])
    .where('employee_id', '=', employeeId)
    .where('state', 'in', ACTIVE_STATES)
    .where('ends_on', '>=', today)
    .orderBy('starts_on')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    leave_type: row.type as LeaveType,
    start: row.starts_on,
    end: row.ends_on,
    days: row.days,
    approved: APPROVED_STATES.some((state) => state === row.state),
  };
}

/** What of leave concerns a person in a week: balance, own next leave, who of the area is away. */
export async function readOwnLeave(
  db: DbOrTx,
  employeeId: number,
  today: Day,
  week: { start: Day; end: Day },
) {
  const areaId = sql<number>`(select area_id from employees where id = ${employeeId})`;
  const [balance, next, away] = await Promise.all([
    findBalance(db, employeeId, today),
    findNextLeave(db, employeeId, today),
    listAway(db, { id: employeeId, areaId }, week.start, week.end, APPROVED_STATES),
  ]);
  return { balance, next, away };
}
