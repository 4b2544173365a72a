import type { Day } from '@intranet/contract/core/days.ts';
import type { Calendar } from '@intranet/contract/leave/calendar-endpoints.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { holidaysBetween } from '#core/holidays.ts';
import { readLeaveSettings } from '#features/balance/settings/queries.ts';
import { listLeavesWithin, listLimits, listPeople } from './queries.ts';

/** The leave calendar of an area or all areas. `own` is the caller's employee id, if any. */
export async function readCalendar(
  db: DbOrTx,
  { from, to, area }: { from: Day; to: Day; area: string },
  own: number | null,
  today: Day,
): Promise<Calendar> {
  const [people, leaves, limits, settings] = await Promise.all([
    listPeople(db, area),
    listLeavesWithin(db, from, to, area),
    listLimits(db, area),
    readLeaveSettings(db),
  ]);
  return {
    today,
    people,
    leaves,
    holidays: holidaysBetween(from, to, settings.holiday_state),
    limits,
    own: people.find(({ id }) => id === own)?.id ?? null,
  };
}
