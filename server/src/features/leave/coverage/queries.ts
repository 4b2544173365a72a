import type { Day } from '@intranet/contract/core/days.ts';
import { ACTIVE_STATES } from '@intranet/contract/leave/leave-states.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import { literals } from '#core/db/literals.ts';
import { sortByText } from '#core/portuguese-order.ts';
import { type AbsenceScope, sharesDays } from '../absence-conditions.ts';
import { limitWarning, type OverLimit, type PairAway, pairWarning } from './warnings.ts';

interface CoverageRow {
  area: string;
  max_away: number | null;
  pairs: { id: number; first: string; second: string }[];
  people: { name: string }[];
}

/** The coverage rules of a Head's own area, or of all for an admin, without former employees (D14). */
export async function listCoverage(db: DbOrTx, actor: Actor) {
  const everywhere = actor.role === 'admin';
  if (!everywhere && actor.employee?.cargo !== 'Head') return [];
  const { rows } = await sql<CoverageRow>`
    select areas.name as area, cl.max_away,
      (
        select coalesce(json_agg(json_build_object('id', p.id, 'first', least(e1.name, e2.name),
          'second', greatest(e1.name, e2.name))
          order by least(e1.name, e2.name), greatest(e1.name, e2.name)), '[]')
        from coverage_pairs p
        join employees e1 on e1.id = p.first_id and e1.ativo <> 'N'
        join employees e2 on e2.id = p.second_id and e2.ativo <> 'N'
        where e1.area_id = areas.id and e2.area_id = areas.id
      ) as pairs,
      (
        select coalesce(json_agg(json_build_object('name', e.name)), '[]')
        from employees e where e.area_id = areas.id and e.ativo <> 'N'
      ) as people
    from areas left join coverage_limits cl on cl.area_id = areas.id
    where ${everywhere} or areas.name = ${actor.employee?.area ?? ''}
    order by areas.name`.execute(db);
  return rows.map((row) => ({
    ...row,
    people: sortByText(row.people, ({ name }) => name).map(({ name }) => name),
  }));
}

export interface Pair {
  id: number;
  first: string;
  firstArea: string;
  second: string;
  secondArea: string;
}

/** Finds a pair and locks it until the transaction ends. */
export async function lockPair(tx: Tx, id: number): Promise<Pair | null> {
  const row = await tx
    .selectFrom('coverage_pairs as p')
    .innerJoin('employees as e1', 'e1.id', 'p.first_id')
    .innerJoin('areas as a1', 'a1.id', 'e1.area_id')
    .innerJoin('employees as e2', 'e2.id', 'p.second_id')
    .innerJoin('areas as a2', 'a2.id', 'e2.area_id')
    .select(['p.id', 'e1.name as first', 'a1.name as firstArea'])
    .select(['e2.name as second', 'a2.name as secondArea'])
    .where('p.id', '=', id)
    .forUpdate('p')
    .executeTakeFirst();
  return row ?? null;
}

export interface CoverageFacts {
  over: OverLimit | null;
  pairs: PairAway[];
}

/**
 * SQL for the coverage problems of a leave that need not exist. Pending leave counts as away. A pair
 * counts only within one area. The aliases `o` and `e` are a colleague's leave and its employee.
 */
export function coverageOf(scope: AbsenceScope): {
  over: RawBuilder<OverLimit | null>;
  pairs: RawBuilder<PairAway[]>;
} {
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
        select coalesce(json_agg(json_build_object('name', me.name, 'other', other.name,
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

export function warningsOf({ over, pairs }: CoverageFacts): string[] {
  return [...(over ? [limitWarning(over)] : []), ...pairs.map(pairWarning)];
}

export interface CoverageCase {
  employeeId: number;
  areaId: number;
  start: Day;
  end: Day;
}

const CASE_COVERAGE = coverageOf({
  employeeId: sql.ref('c.employee_id'),
  areaId: sql.ref('c.area_id'),
  start: sql.ref('c.starts_on'),
  end: sql.ref('c.ends_on'),
});

/** The coverage warnings of each leave, in the same order, in one query. */
export async function findWarnings(
  db: DbOrTx,
  cases: readonly CoverageCase[],
): Promise<string[][]> {
  if (cases.length === 0) return [];
  const { rows } = await sql<CoverageFacts>`
    with cases as (
      select * from unnest(
        ${cases.map((one) => one.employeeId)}::bigint[], ${cases.map((one) => one.areaId)}::bigint[],
        ${cases.map((one) => one.start)}::date[], ${cases.map((one) => one.end)}::date[]
      ) with ordinality as c (employee_id, area_id, starts_on, ends_on, place)
    )
    select ${CASE_COVERAGE.over} as over, ${CASE_COVERAGE.pairs} as pairs
    from cases c order by c.place`.execute(db);
  return rows.map(warningsOf);
}
