import type { DatedDays } from '@intranet/contract/balance/funding.ts';
import { vacationHints } from '@intranet/contract/balance/law.ts';
import type { WriteDay } from '@intranet/contract/core/day-text.ts';
import { addDays, type Day } from '@intranet/contract/core/days.ts';
import type { Hint } from '@intranet/contract/leave/endpoints.ts';
import { ACTIVE_STATES } from '@intranet/contract/leave/leave-states.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import { sql } from 'kysely';
import { literals } from '#core/db/compile-once.ts';
import type { DbOrTx } from '#core/db/database.ts';
import type { Value } from '#core/db/value.ts';
import { holidaysBetween } from '#core/holidays.ts';

const VACATION: LeaveType = 'Vacation';

interface ProposedDates {
  employeeId: number;
  type: LeaveType;
  start: Day;
  end: Day;
  exceptLeaveId: number | null;
}

export interface LawFacts {
  start_date: Day | null;
  holiday_state: string;
  others: DatedDays[];
}

/** SQL for the facts about employee `e`, or null while hints are off. */
function lawFacts(exceptLeaveId: Value<number> | null) {
  const except = exceptLeaveId === null ? sql`` : sql`and v.id <> ${exceptLeaveId}`;
  return sql<LawFacts | null>`(
    select json_build_object('start_date', e.start_date, 'holiday_state', s.holiday_state,
      'others', (
        select coalesce(json_agg(json_build_object('on', v.starts_on, 'days', v.days)), '[]')
        from leaves v
        where v.employee_id = e.id ${except} and v.type = ${sql.lit(VACATION)}
          and v.state in ${literals(ACTIVE_STATES)}
      ))
    from leave_settings s where s.law_hints
  )`;
}

/** Hints of vacation law about a proposed leave (CLT Art. 134), none for contractors (D14). */
export async function findHints(
  db: DbOrTx,
  leave: ProposedDates,
  write?: WriteDay,
): Promise<Hint[]> {
  const { employeeId, type, start, end, exceptLeaveId } = leave;
  if (type !== VACATION || end < start) return [];
  const row = await db
    .selectFrom('employees as e')
    .select(lawFacts(exceptLeaveId).as('law'))
    .where('e.id', '=', employeeId)
    .where('e.ativo', '=', 'S')
    .executeTakeFirst();
  return row?.law ? hintsOf({ start, end }, row.law, write) : [];
}

/** SQL for the same facts about a pending leave `l` of employee `e`, or null. */
export const LAW_FACTS = sql<LawFacts | null>`
  case when l.state = 'pending' and l.type = ${sql.lit(VACATION)} and e.ativo = 'S'
    then ${lawFacts(sql.ref('l.id'))} end`;

export function hintsOf(
  { start, end }: { start: Day; end: Day },
  facts: LawFacts,
  write?: WriteDay,
): Hint[] {
  const { start_date: startDate, holiday_state: state, others } = facts;
  const holidays = holidaysBetween(addDays(start, 1), addDays(start, 2), state);
  return vacationHints({ start, end, startDate, others, holidays }, write);
}
