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
import { type AbsenceScope, IS_PENDING, isColleagueAway } from './absence-conditions.ts';
import type { ActiveLeave } from './conflicts.ts';

export interface LeaveRow {
  id: number;
  employeeId: number;
  type: LeaveType;
  startsOn: Day;
  endsOn: Day;
  days: number;
  state: LeaveState;
  version: number;
  decidedBy: string | null;
  /** True if the last request was to cancel the leave, whatever its outcome (D26). */
  asksCancellation: boolean;
}

/** Uses the last event but a cancellation: after a refusal, an admin's cancellation was not requested. */
const ASKS_CANCELLATION = sql<boolean>`coalesce((
  select ev.event = 'cancellation_asked'
    or (ev.event = 'cancellation_refused' and leaves.state = 'approved')
  from leave_events ev
  where ev.leave_id = leaves.id and ev.event <> 'cancelled'
  order by ev.id desc limit 1
), false)`.as('asksCancellation');

/** An account that may decide a leave today (D23). */
export interface Approver {
  accountId: number;
  name: string;
  email: string;
}

/** The leaves of an area, or of all areas, by start date, without withdrawn and cancelled ones (D26). */
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

/** Active leaves of current employees, of an area or all, by start and name (D14, D28). */
export async function listActiveLeaves(db: DbOrTx, area: string): Promise<ActiveLeave[]> {
  return (
    db
      .selectFrom('leaves as l')
      .innerJoin('employees as e', 'e.id', 'l.employee_id')
      .innerJoin('areas', 'areas.id', 'l.area_id')
      .select(['e.id as employee', 'e.name', 'areas.name as area', 'e.cargo'])
      .select(['l.starts_on as start', 'l.ends_on as end'])
      // Literals, so the planner can use the partial index.
      .where(sql<boolean>`l.state in ${literals(ACTIVE_STATES)}`)
      .where('e.ativo', '<>', 'N')
      .$if(area !== ALL_AREAS, (q) => q.where('areas.name', '=', area))
      .orderBy('l.starts_on')
      .orderBy('e.name')
      .execute()
  );
}

export async function listPending(db: DbOrTx, employeeId: number) {
  return db
    .selectFrom('leaves')
    .select(['type', 'starts_on', 'ends_on'])
    .where('employee_id', '=', employeeId)
    .where('state', '=', 'pending')
    .orderBy('starts_on')
    .execute();
}

export async function findPendingByStart(db: DbOrTx, employeeId: number, start: Day) {
  return db
    .selectFrom('leaves')
    .select(['id', 'type', 'starts_on', 'ends_on', 'version'])
    .where('employee_id', '=', employeeId)
    .where('state', '=', 'pending')
    .where('starts_on', '=', start)
    .executeTakeFirst();
}

/** Colleagues with leave in one of these states on any of these days, by start and name (D24, D30). */
export async function listAway(
  db: DbOrTx,
  person: { id: number; areaId: AbsenceScope['areaId'] },
  start: Day,
  end: Day,
  states: readonly LeaveState[] = ACTIVE_STATES,
) {
  const rows = await db
    .selectFrom('leaves as o')
    .innerJoin('employees as c', 'c.id', 'o.employee_id')
    .select(['c.name', 'o.starts_on as start', 'o.ends_on as end', IS_PENDING.as('pending')])
    .where(isColleagueAway({ employeeId: person.id, areaId: person.areaId, start, end }, states))
    .orderBy('c.name')
    .execute();
  return sortByDayThenName(rows, ({ start }) => start);
}

/** Finds and locks a leave; mails about it can still be queued. Lock the employee first. */
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

export async function findLeaveOwner(db: DbOrTx, leaveId: number): Promise<number | null> {
  const row = await db
    .selectFrom('leaves')
    .select('employee_id')
    .where('id', '=', leaveId)
    .executeTakeFirst();
  return row?.employee_id ?? null;
}

export async function findOutcome(db: DbOrTx, leaveId: number) {
  const row = await db
    .selectFrom('leaves')
    .select(['state', 'decided_by as decidedBy', ASKS_CANCELLATION])
    .where('id', '=', leaveId)
    .executeTakeFirstOrThrow();
  return { ...row, state: row.state as LeaveState };
}

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

/** An employee's week: balance, current or next leave, and colleagues away. */
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
