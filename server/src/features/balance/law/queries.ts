import type { DatedDays } from '@intranet/contract/balance/funding.ts';
import { vacationHints } from '@intranet/contract/balance/law.ts';
import { addDays, type Day } from '@intranet/contract/core/days.ts';
import type { Hint } from '@intranet/contract/leave/endpoints.ts';
import { ACTIVE_STATES } from '@intranet/contract/leave/leave-states.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DbOrTx } from '#core/db/database.ts';
import { literals } from '#core/db/literals.ts';
import { holidaysBetween } from '#core/holidays.ts';

const VACATION: LeaveType = 'Vacation';

interface ProposedDates {
  employeeId: number;
  type: LeaveType;
  start: Day;
  end: Day;
  exceptLeaveId: number | null;
}

/** Hints of vacation law about a proposed leave (CLT Art. 134), none for contractors (D14). */
export async function findHints(db: DbOrTx, leave: ProposedDates): Promise<Hint[]> {
  const { employeeId, type, start, end, exceptLeaveId } = leave;
  if (type !== VACATION || end < start) return [];
  const facts = await db
    .selectFrom('employees as e')
    .innerJoin('leave_settings as s', (join) => join.on('s.law_hints', '=', true))
    .select((eb) => [
      'e.start_date',
      's.holiday_state',
      jsonArrayFrom(
        eb
          .selectFrom('leaves as l')
          .select(['l.starts_on as on', 'l.days'])
          .whereRef('l.employee_id', '=', 'e.id')
          .where('l.type', '=', VACATION)
          .where('l.state', 'in', ACTIVE_STATES)
          .$if(exceptLeaveId !== null, (q) => q.where('l.id', '<>', exceptLeaveId)),
      ).as('others'),
    ])
    .where('e.id', '=', employeeId)
    .where('e.ativo', '=', 'S')
    .executeTakeFirst();
  return facts ? hintsOf({ start, end }, facts) : [];
}

export interface LawFacts {
  start_date: Day | null;
  holiday_state: string;
  others: DatedDays[];
}

/** SQL for the same facts about a pending leave `l` of employee `e`, or null. */
export const LAW_FACTS = sql<LawFacts | null>`
  case when l.state = 'pending' and l.type = ${sql.lit(VACATION)} and e.ativo = 'S' then (
    select json_build_object('start_date', e.start_date, 'holiday_state', s.holiday_state,
      'others', (
        select coalesce(json_agg(json_build_object('on', v.starts_on, 'days', v.days)), '[]')
        from leaves v
        where v.employee_id = e.id and v.id <> l.id and v.type = ${sql.lit(VACATION)}
          and v.state in ${literals(ACTIVE_STATES)}
      ))
    from leave_settings s where s.law_hints
  ) end`;

export function hintsOf({ start, end }: { start: Day; end: Day }, facts: LawFacts): Hint[] {
  const { start_date: startDate, holiday_state: state, others } = facts;
  const holidays = holidaysBetween(addDays(start, 1), addDays(start, 2), state);
  return vacationHints({ start, end, startDate, others, holidays });
}
