import { addDays, type Day, type Period } from '@intranet/contract/core/days.ts';
import type { CalendarAreas } from '@intranet/contract/leave/calendar-endpoints.ts';
import { ACTIVE_STATES, APPROVED_STATES } from '@intranet/contract/leave/leave-states.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { sql } from 'kysely';
import { literals } from '#core/db/compile-once.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { holidaysBetween } from '#core/holidays.ts';
import { sortByText } from '#core/text-order.ts';
import { readLeaveSettings } from '#features/balance/settings/queries.ts';
import { sharesDays } from '../leave-sql.ts';

/** SQL: leave `l` in one of these states is of a current employee and shares a day with a period. */
const isOf = (states: readonly string[], period: Period) => sql<boolean>`(
  l.state in ${literals(states)} and ${sharesDays('l', period)}
  and l.employee_id not in (select id from employees where ativo = 'N'))`;

/** The areas with current employees. They are counted before the join, which takes a third of the time. */
const listAreas = (db: DbOrTx) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('employees')
        .select(['area_id', sql<number>`count(*)`.as('people')])
        .where('ativo', '<>', 'N')
        .groupBy('area_id')
        .as('e'),
    )
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .leftJoin('coverage_limits as c', 'c.area_id', 'e.area_id')
    .select(['areas.id', 'areas.name as area', 'c.max_away', 'e.people'])
    .execute();

async function countAwayOn(db: DbOrTx, day: Day): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('leaves as l')
    .select(['l.area_id', sql<number>`count(*)`.as('away')])
    .where(isOf(APPROVED_STATES, { start: day, end: day }))
    .groupBy('l.area_id')
    .execute();
  return new Map(rows.map(({ area_id, away }) => [area_id, away]));
}

/** By area, how many more are away on each day than on the day before. */
async function readChanges(db: DbOrTx, period: Period) {
  const { start, end } = period;
  const { rows } = await sql<{ area_id: number; day: Day; change: number }>`
    select l.area_id, change.day, sum(change.by) as change
    from leaves l, lateral (values
      (greatest(l.starts_on, ${start}::date), 1), (least(l.ends_on, ${end}::date) + 1, -1)
    ) change(day, by)
    where ${isOf(ACTIVE_STATES, period)}
    group by 1, 2`.execute(db);
  return Map.groupBy(rows, ({ area_id }) => area_id);
}

function countsOf(changes: readonly { day: Day; change: number }[], { start, end }: Period) {
  const byDay = new Map(changes.map(({ day, change }) => [day, change]));
  const counts: number[] = [];
  let away = 0;
  for (let day = start; day <= end; day = addDays(day, 1)) {
    away += byDay.get(day) ?? 0;
    counts.push(away);
  }
  return counts;
}

/** The absences of each area with people, counted by day. */
export async function readCalendarAreas(
  db: DbOrTx,
  { from, to }: { from: Day; to: Day },
  today: Day,
): Promise<CalendarAreas> {
  const period = { start: from, end: to };
  const hasToday = from <= today && today <= to;
  const [areas, changes, awayToday, settings] = await Promise.all([
    listAreas(db),
    readChanges(db, period),
    hasToday ? countAwayOn(db, today) : null,
    readLeaveSettings(db),
  ]);
  return {
    today,
    from,
    to,
    areas: sortByText(areas, ({ area }) => areaName(area)).map(({ id, ...area }) => ({
      ...area,
      away_today: awayToday && (awayToday.get(id) ?? 0),
      away: countsOf(changes.get(id) ?? [], period),
    })),
    holidays: holidaysBetween(from, to, settings.holiday_state),
  };
}
