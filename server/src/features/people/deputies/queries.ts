import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Deputy } from '@intranet/contract/people/deputies-endpoints.ts';
import type { Ativo } from '@intranet/contract/people/positions.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import { sortByText } from '#core/text-order.ts';
import { isAway } from '../queries.ts';

interface NamedDeputy extends Omit<Deputy, 'problem'> {
  ativo: Ativo;
  has_account: boolean;
  away: boolean;
}

function problemOf({ ativo, has_account, away }: NamedDeputy): string | null {
  if (ativo === 'N') return t('Has left');
  if (ativo === 'C') return t('Is a contractor');
  if (!has_account) return t('Has no account');
  return away ? t('Is away today') : null;
}

/** The Heads by name, or only one by id, each with their deputies, past ones last (D23). */
async function listHeads(db: DbOrTx, today: Day, only: number | null) {
  const rows = await db
    .selectFrom('employees as head')
    .innerJoin('areas', 'areas.id', 'head.area_id')
    .select([
      'head.id as employee_id',
      'head.name',
      'areas.name as area',
      isAway('head', today).as('away'),
      sql<NamedDeputy[]>`(
        select coalesce(json_agg(json_build_object('id', d.id, 'employee_id', e.id, 'name', e.name, 'area', area.name,
          'start', d.starts_on, 'end', d.ends_on,
          'active', ${today}::date between coalesce(d.starts_on, '-infinity')
            and coalesce(d.ends_on, 'infinity'),
          'ativo', e.ativo, 'has_account', e.account_id is not null, 'away', ${isAway('e', today)})
          order by coalesce(d.ends_on < ${today}::date, false), e.name, d.starts_on nulls first),
          '[]')
        from deputies d
        join employees e on e.id = d.deputy_id
        join areas area on area.id = e.area_id
        where d.head_id = head.id
      )`.as('named'),
    ])
    .where('head.cargo', '=', 'Head')
    .where('head.ativo', '=', 'S')
    .$if(only !== null, (q) => q.where('head.id', '=', only))
    .execute();
  return sortByText(rows, ({ name }) => name).map(({ named, ...head }) => ({
    ...head,
    deputies: named.map((deputy): Deputy => {
      const { ativo, has_account, away, ...shown } = deputy;
      return { ...shown, problem: problemOf(deputy) };
    }),
  }));
}

/** A Head's own deputies, or everybody's for an admin. */
export function listDeputies(db: DbOrTx, actor: Actor, today: Day) {
  const own = actor.employee?.id ?? 0;
  return listHeads(db, today, actor.role === 'admin' ? null : own);
}

export type Naming = NonNullable<Awaited<ReturnType<typeof lockNaming>>>;

/** Finds a naming by id and locks it until the transaction ends. */
export async function lockNaming(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('deputies as d')
    .innerJoin('employees as head', 'head.id', 'd.head_id')
    .innerJoin('employees as e', 'e.id', 'd.deputy_id')
    .select(['d.id', 'd.head_id as headId', 'head.name as head', 'e.name as deputy'])
    .where('d.id', '=', id)
    .forUpdate('d')
    .executeTakeFirst();
  return row ?? null;
}
