import type { Day } from '@intranet/contract/days.ts';
import type { Calendar } from '@intranet/contract/leave/calendar-endpoints.ts';
import type { Actor } from '#core/actor.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { readLeaveSettings } from '../settings/queries.ts';
import { holidaysBetween } from './holidays.ts';
import { listLeavesWithin, listLimits, listPeople } from './queries.ts';

/** Who is away on which days of a stretch, in an area or in all; an unknown area has nobody. */
export async function readCalendar(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  actor: Pick<Actor, 'employee'>,
  { from, to, area }: { from: Day; to: Day; area: string },
): Promise<Calendar> {
  const { db } = deps;
  const [people, leaves, limits, settings] = await Promise.all([
    listPeople(db, area),
    listLeavesWithin(db, from, to, area),
    listLimits(db, area),
    readLeaveSettings(db),
  ]);
  const own = actor.employee?.id;
  return {
    today: today(deps),
    people,
    leaves,
    holidays: holidaysBetween(from, to, settings.holiday_state),
    limits,
    own: people.find(({ id }) => id === own)?.id ?? null,
  };
}
