import { photoUrl } from '@intranet/contract/accounts/photo-url.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import type { Calendar, TeamLeave } from '@intranet/contract/leave/calendar-endpoints.ts';
import { ACTIVE_STATES } from '@intranet/contract/leave/leave-states.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import { ALL_AREAS } from '@intranet/contract/people/positions.ts';
import { type InferResult, sql } from 'kysely';
import { literals } from '#core/db/compile-once.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { holidaysBetween } from '#core/holidays.ts';
import { sortByText } from '#core/text-order.ts';
import { readLeaveSettings } from '#features/balance/settings/queries.ts';
import { areaOfEmployee, joinLeaves } from '../leave-sql.ts';
import { listAway } from '../queries.ts';

interface CalendarQuery {
  from: Day;
  to: Day;
  area: string;
}

/** Selects current employees as the calendar shows them. */
export const selectPeople = (db: DbOrTx) =>
  db
    .selectFrom('employees as e')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .leftJoin('accounts as a', 'a.id', 'e.account_id')
    .select(['e.id', 'e.name', 'areas.name as area', 'e.cargo', 'a.photo_key'])
    .where('e.ativo', '<>', 'N');

type PersonRow = InferResult<ReturnType<typeof selectPeople>>[number];

export const withPhoto = ({ photo_key, ...row }: PersonRow) => ({
  ...row,
  photo: photoUrl(photo_key),
});

async function listPeople(db: DbOrTx, area: string) {
  const rows = await selectPeople(db)
    .$if(area !== ALL_AREAS, (q) => q.where('areas.name', '=', area))
    .execute();
  const people = rows.map(withPhoto);
  return sortByText(
    sortByText(people, ({ name }) => name),
    ({ area }) => area,
  );
}

/** Selects active leave of current employees that overlaps a date range (D26). */
function selectActive(db: DbOrTx, from: Day, to: Day) {
  return (
    joinLeaves(db)
      .select(['l.id', 'l.type', 'l.starts_on as start', 'l.ends_on as end'])
      .select(sql<boolean>`l.state = 'pending'`.as('pending'))
      .$narrowType<{ type: LeaveType }>()
      .where('e.ativo', '<>', 'N')
      // Literals, so the planner can use the partial index.
      .where(sql<boolean>`l.state in ${literals(ACTIVE_STATES)}`)
      .where(
        sql<boolean>`daterange(l.starts_on, l.ends_on, '[]') && daterange(${from}, ${to}, '[]')`,
      )
      .orderBy('l.starts_on')
      .orderBy('l.id')
  );
}

/** Selects the same with the person, as the calendar shows it. */
export const selectLeavesWithin = (db: DbOrTx, { from, to }: { from: Day; to: Day }) =>
  selectActive(db, from, to)
    .select('l.employee_id as person')
    .select(sql<boolean>`l.state = 'cancellation_asked'`.as('cancelling'));

async function listLeavesWithin(db: DbOrTx, { area, ...range }: CalendarQuery) {
  return selectLeavesWithin(db, range)
    .$if(area !== ALL_AREAS, (q) => q.where('areas.name', '=', area))
    .execute();
}

async function listLimits(db: DbOrTx, area: string) {
  return db
    .selectFrom('coverage_limits as c')
    .innerJoin('areas', 'areas.id', 'c.area_id')
    .select(['areas.name as area', 'c.max_away'])
    .$if(area !== ALL_AREAS, (q) => q.where('areas.name', '=', area))
    .execute();
}

export type FeedLeave = Awaited<ReturnType<typeof listFeedLeaves>>[number];

/** Active leave of an employee or an area in a date range. A feed has no notes or reasons. */
export async function listFeedLeaves(
  db: DbOrTx,
  whose: { employeeId: number } | { areaId: number },
  from: Day,
  to: Day,
) {
  const [column, id] =
    'employeeId' in whose
      ? (['l.employee_id', whose.employeeId] as const)
      : (['l.area_id', whose.areaId] as const);
  return selectActive(db, from, to)
    .where(column, '=', id)
    .select(['e.name', 'l.version'])
    .select(sql<Date>`greatest(l.requested_at, l.asked_at, l.decided_at)`.as('changedAt'))
    .execute();
}

/** The leave calendar of an area or all areas. `own` is the caller's employee id, if any. */
export async function readCalendar(
  db: DbOrTx,
  query: CalendarQuery,
  own: number | null,
  today: Day,
): Promise<Calendar> {
  const { from, to, area } = query;
  const [people, leaves, limits, settings] = await Promise.all([
    listPeople(db, area),
    listLeavesWithin(db, query),
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

/** Holidays and the absences of an employee's colleagues, pending ones included (D30). */
export async function readTeamLeave(
  db: DbOrTx,
  employeeId: number | null,
  { from, to }: { from: Day; to: Day },
): Promise<TeamLeave> {
  const areaId = areaOfEmployee(employeeId);
  const [away, settings] = await Promise.all([
    employeeId === null ? [] : listAway(db, { employeeId, areaId, start: from, end: to }),
    readLeaveSettings(db),
  ]);
  return { holidays: holidaysBetween(from, to, settings.holiday_state), away };
}
