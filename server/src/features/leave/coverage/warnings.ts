import type { WriteDay } from '@intranet/contract/core/day-text.ts';
import { type Day, formatDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { ACTIVE_STATES } from '@intranet/contract/leave/leave-states.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { sql } from 'kysely';
import { literals } from '#core/db/compile-once.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { type AbsenceScope, sharesDays } from '../leave-sql.ts';

export interface OverLimit {
  area: string;
  limit: number;
  days: number;
  worst: Day;
  /** On `worst`, this employee included. */
  most: number;
  /** On one of these days. */
  fewest: number;
}

export function limitWarning(over: OverLimit, write: WriteDay = formatDay): string {
  const { limit, days, worst, most, fewest } = over;
  const area = areaName(over.area);
  const values = { worst: write(worst), more: days - 1, most, area, limit };
  return fewest === most
    ? t(
        'On {worst}{more, plural, =0 {} one { and # more day} other { and # more days}}, {most} from {area} would be away. The limit is {limit}.',
        values,
      )
    : t(
        'On {worst}{more, plural, =0 {} one { and # more day} other { and # more days}}, up to {most} from {area} would be away. The limit is {limit}.',
        values,
      );
}

export interface PairAway {
  other: string;
  start: Day;
  end: Day;
  pending: boolean;
}

/** `15–24 Dec`, `28 Dec – 3 Jan 2027`, `08/04/2026 – 10/04/2026` */
function writePeriod(start: Day, end: Day, write: WriteDay): string {
  if (start === end) return write(start);
  const [first, month] = write(start).split(/ (.*)/);
  const last = write(end);
  return month && last.endsWith(` ${month}`) ? `${first}–${last}` : `${write(start)} – ${last}`;
}

/** Leaves out whose leave it is, so the sentence fits the employee and the approver. */
export function pairWarning(pair: PairAway, write: WriteDay = formatDay): string {
  const { other, start, end, pending } = pair;
  const values = { other, dates: writePeriod(start, end, write) };
  return pending
    ? t('Should not be away together with {other} ({dates}, pending).', values)
    : t('Should not be away together with {other} ({dates}).', values);
}

export interface CoverageFacts {
  over: OverLimit | null;
  pairs: PairAway[];
}

/** SQL for a leave's coverage problems. `o` and `e` are a colleague's leave and its employee. */
export function coverageOf(scope: AbsenceScope) {
  const { employeeId, areaId, start, end } = scope;
  const over = sql<OverLimit | null>`(
        select json_build_object('area', min(areas.name), 'limit', min(per_day.max_away),
          'days', count(*), 'most', max(per_day.away), 'fewest', min(per_day.away),
          'worst', (array_agg(per_day.day order by per_day.away desc, per_day.day))[1])
        from (
          select cl.max_away, day::date, count(distinct o.employee_id) + 1 as away
          from coverage_limits cl
          join leaves o on o.area_id = cl.area_id and o.employee_id <> ${employeeId}
            and o.state in ${literals(ACTIVE_STATES)}
            and ${sharesDays('o', scope)}
          join employees e on e.id = o.employee_id and e.ativo <> 'N'
          cross join generate_series(
            greatest(o.starts_on, ${start}), least(o.ends_on, ${end}), interval '1 day') day
          where cl.area_id = ${areaId}
          group by cl.max_away, day
          having count(distinct o.employee_id) + 1 > cl.max_away
        ) per_day
        join areas on areas.id = ${areaId}
        having count(*) > 0
      )`;
  const pairs = sql<PairAway[]>`(
        select coalesce(json_agg(json_build_object('other', other.name,
          'start', o.starts_on, 'end', o.ends_on, 'pending', o.state = 'pending')
          order by o.starts_on, other.name), '[]')
        from coverage_pairs p
        join employees me on me.id = ${employeeId}
        join employees other
          on other.id = case p.first_id when me.id then p.second_id else p.first_id end
        join leaves o on o.employee_id = other.id
          and o.state in ${literals(ACTIVE_STATES)}
          and ${sharesDays('o', scope)}
        where ${employeeId} in (p.first_id, p.second_id)
          and other.area_id = ${areaId} and other.ativo <> 'N'
      )`;
  return { over, pairs };
}

export function warningsOf({ over, pairs }: CoverageFacts, write?: WriteDay): string[] {
  return [
    ...(over ? [limitWarning(over, write)] : []),
    ...pairs.map((pair) => pairWarning(pair, write)),
  ];
}

/** The coverage warnings of a leave that need not exist. */
export async function findWarnings(
  db: DbOrTx,
  scope: AbsenceScope,
  write?: WriteDay,
): Promise<string[]> {
  return warningsOf(await findCoverage(db, scope), write);
}

export async function findCoverage(db: DbOrTx, scope: AbsenceScope): Promise<CoverageFacts> {
  const { over, pairs } = coverageOf(scope);
  const { rows } = await sql<CoverageFacts>`select ${over} as over, ${pairs} as pairs`.execute(db);
  return rows[0] ?? { over: null, pairs: [] };
}
