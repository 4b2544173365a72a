import { addDays } from '@intranet/contract/days.ts';
import type { Hint } from '@intranet/contract/leave/endpoints.ts';
import { vacationHints } from '@intranet/contract/leave/law.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DbOrTx } from '#core/db/database.ts';
import { holidaysBetween } from '../calendar/holidays.ts';
import type { ProposedLeave } from '../check-dates.ts';
import { ACTIVE_STATES } from '../queries.ts';

/**
 * What Brazilian vacation law says of a proposed leave (CLT Art. 134). Nothing when the hints are switched
 * off, of other types than Vacation, and of contractors, who are not employed by it (D14).
 */
export async function findHints(db: DbOrTx, leave: ProposedLeave): Promise<Hint[]> {
  const { employeeId, type, start, end, exceptLeaveId } = leave;
  if (type !== 'Vacation' || end < start) return [];
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
          .where('l.type', '=', 'Vacation')
          .where('l.state', 'in', ACTIVE_STATES)
          .$if(exceptLeaveId !== null, (q) => q.where('l.id', '<>', exceptLeaveId)),
      ).as('others'),
    ])
    .where('e.id', '=', employeeId)
    .where('e.ativo', '=', 'S')
    .executeTakeFirst();
  if (!facts) return [];
  return vacationHints({
    start,
    end,
    startDate: facts.start_date,
    others: facts.others,
    holidays: holidaysBetween(addDays(start, 1), addDays(start, 2), facts.holiday_state),
  });
}
