import { photoUrl } from '@intranet/contract/accounts/photo-url.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { APPROVED_STATES } from '@intranet/contract/leave/leave-states.ts';
import type { Colleague } from '@intranet/contract/people/directory-endpoints.ts';
import { type RawBuilder, sql } from 'kysely';
import { literals } from '#core/db/compile-once.ts';
import type { DbOrTx } from '#core/db/database.ts';
import type { KnownAbsences } from './policy.ts';

export interface DirectoryReader {
  absences: KnownAbsences;
  today: Day;
}

/** SQL: the last day of the approved leave of employee `e` that is under way, if the reader may know (D72). */
function awayUntil({ absences, today }: DirectoryReader): RawBuilder<Day | null> {
  if (absences === 'none') return sql`null::date`;
  const isKnown = absences === 'all' ? sql`true` : sql`areas.name = ${absences.area}`;
  return sql`case when ${isKnown} and e.ativo <> 'N' then (
    select max(away.ends_on) from leaves away
    where away.employee_id = e.id
      and away.state in ${literals(APPROVED_STATES)}
      and ${today}::date between away.starts_on and away.ends_on) end`;
}

/** SQL: the first day of employee `e`, if it is to come. */
const startsOn = ({ today }: DirectoryReader): RawBuilder<Day | null> =>
  sql`case when e.ativo <> 'N' and e.start_date > ${today}::date then e.start_date end`;

export function selectColleagues(db: DbOrTx, reader: DirectoryReader) {
  return db
    .selectFrom('employees as e')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .leftJoin('accounts as a', 'a.id', 'e.account_id')
    .select(['e.id as employee_id', 'e.name', 'areas.name as area', 'e.cargo', 'e.ativo'])
    .select(['e.phone', 'a.email', 'a.photo_key', awayUntil(reader).as('away_until')])
    .select(startsOn(reader).as('starts_on'));
}

type Row = Awaited<ReturnType<ReturnType<typeof selectColleagues>['execute']>>[number];

export const presentColleague = ({ ativo, photo_key, ...row }: Row): Colleague => ({
  employee_id: row.employee_id,
  name: row.name,
  area: row.area,
  cargo: row.cargo,
  photo: photoUrl(photo_key),
  email: row.email,
  phone: row.phone,
  away_until: row.away_until,
  has_left: ativo === 'N',
  starts_on: row.starts_on,
});

/** The colleagues with these ids, in any order. */
export async function readColleagues(
  db: DbOrTx,
  ids: readonly number[],
  reader: DirectoryReader,
): Promise<Colleague[]> {
  const rows = await selectColleagues(db, reader)
    .where('e.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return rows.map(presentColleague);
}
