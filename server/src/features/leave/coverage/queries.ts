import type { coverage } from '@intranet/contract/leave/coverage-endpoints.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#core/actor.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';

type CoverageRow = z.infer<typeof coverage.reply>['areas'][number];

/** The coverage rules of a Head's own area, or of all for an admin, without former employees (D14). */
export async function listCoverage(db: DbOrTx, actor: Actor) {
  const everywhere = actor.role === 'admin';
  if (!everywhere && actor.employee?.cargo !== 'Head') return [];
  const { rows } = await sql<CoverageRow>`
    select areas.name as area, cl.max_away,
      (
        select coalesce(json_agg(json_build_object('id', p.id, 'first', e1.name, 'first_id', e1.id,
          'second', e2.name, 'second_id', e2.id)
          order by e1.name, e2.name), '[]')
        from coverage_pairs p
        join employees e1 on e1.id in (p.first_id, p.second_id) and e1.ativo <> 'N'
        join employees e2 on e2.id in (p.first_id, p.second_id) and e2.ativo <> 'N'
          and (e1.name, e1.id) < (e2.name, e2.id)
        where e1.area_id = areas.id and e2.area_id = areas.id
      ) as pairs,
      (select count(*) from employees e where e.area_id = areas.id and e.ativo <> 'N') as people
    from areas left join coverage_limits cl on cl.area_id = areas.id
    where ${everywhere} or areas.name = ${actor.employee?.area ?? ''}
    order by areas.name`.execute(db);
  return rows;
}

export type Pair = NonNullable<Awaited<ReturnType<typeof lockPair>>>;

/** Finds a pair and locks it until the transaction ends. */
export async function lockPair(tx: Tx, id: number) {
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
