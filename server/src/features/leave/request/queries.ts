import type { Day } from '@intranet/contract/core/days.ts';
import type { LeaveStep } from '@intranet/contract/leave/own-endpoints.ts';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';
import { approversOn } from '../approval/approvers.ts';
import type { CoverageFacts } from '../coverage/warnings.ts';
import { IS_WAITING, selectLeaves } from '../leave-sql.ts';

/** Earlier releases stored their warnings as English lines instead of facts. */
export type StepRow = Omit<LeaveStep, 'warnings'> & {
  warnings: string;
  coverage: CoverageFacts | null;
};

/** Selects leaves `l` with their history, today's approvers (D23) and their relation to the reader. */
function selectDetails(db: DbOrTx, readerId: number, today: Day, which: RawBuilder<boolean>) {
  const approvers = approversOn(today, sql<boolean>`${which} and ${IS_WAITING}`);
  const waiting = sql<{ leave_id: number; names: string[]; mine: boolean }>`(
    select leave_id, json_agg(name order by name) as names,
      bool_or(account_id = ${readerId}) as mine
    from ${approvers} ap group by leave_id
  )`.as<'w'>('w');
  return selectLeaves(db)
    .leftJoin(waiting, 'w.leave_id', 'l.id')
    .where(which)
    .select([
      'l.decided_at',
      'l.decided_by',
      'l.decision_note',
      sql<string[]>`coalesce(w.names, '[]')`.as('waits_for'),
      sql<boolean>`coalesce(w.mine, false)`.as('decides'),
      sql<boolean>`coalesce(e.account_id = ${readerId}, false)`.as('own'),
      sql<boolean>`exists (
        select from decision_tokens t where t.leave_id = l.id and t.account_id = ${readerId}
      )`.as('wasNotified'),
      sql<StepRow[]>`(
        select coalesce(json_agg(json_build_object('at', ev.at, 'actor', ev.actor,
          'event', ev.event, 'start', ev.starts_on, 'end', ev.ends_on, 'note', ev.note,
          'warnings', ev.warnings, 'coverage', ev.coverage) order by ev.id), '[]')
        from leave_events ev where ev.leave_id = l.id
      )`.as('history'),
    ]);
}

export type DetailRow = InferResult<ReturnType<typeof selectDetails>>[number];

export function listDetails(db: DbOrTx, readerId: number, employeeId: number, today: Day) {
  return selectDetails(db, readerId, today, sql<boolean>`l.employee_id = ${employeeId}`)
    .orderBy('l.starts_on', 'desc')
    .orderBy('l.id', 'desc')
    .execute();
}

export function findDetail(db: DbOrTx, readerId: number, leaveId: number, today: Day) {
  return selectDetails(db, readerId, today, sql<boolean>`l.id = ${leaveId}`).executeTakeFirst();
}
