import type { Day } from '@intranet/contract/core/days.ts';
import {
  DETAIL_NAMES,
  type EmployeeDetails,
  mapDetails,
} from '@intranet/contract/people/employee-fields.ts';
import { NearNames } from '@intranet/contract/people/near-names.ts';
import type { Ativo } from '@intranet/contract/people/positions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import { mapInTurns } from '#core/in-turns.ts';
import { balancesOn } from '#features/balance/balances.ts';
import type { Employee } from '../queries.ts';

export interface KnownEmployee extends Employee {
  startDate: Day | null;
  details: EmployeeDetails;
  balance: number;
}

/** Locks the people in a file until the transaction ends, in one order. Other imports wait. */
export async function lockForImport(tx: Tx, names: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('leave imports'))`.execute(tx);
  await sql`
    select id from employees
    where lower(name) in (select lower(given) from unnest(${names}::text[]) as given)
    order by id for no key update`.execute(tx);
}

/** The folded form of each name. Equal forms are the same person. */
export async function foldNames(db: DbOrTx, names: readonly string[]) {
  const { rows } = await sql<{ given: string; folded: string }>`
    select given, lower(given) as folded from unnest(${names}::text[]) as given`.execute(db);
  return new Map(rows.map(({ given, folded }) => [given, folded]));
}

/** Every employee's name, former ones included, for suggestions. */
export async function findNearNames(db: DbOrTx): Promise<NearNames> {
  const rows = await db.selectFrom('employees').select('name').orderBy('id').execute();
  const near = new NearNames();
  await mapInTurns(rows, ({ name }) => near.add(name));
  return near;
}

const INVISIBLE = '[\u00ad\u200b-\u200d\u2060\ufeff]';
const SPACES = '[\\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+';

/** SQL: a name in the form in which names are compared, with single plain spaces. */
const spaced = (name: RawBuilder<string>) =>
  sql`btrim(regexp_replace(regexp_replace(lower(${name}), ${INVISIBLE}, '', 'g'), ${SPACES}, ' ', 'g'))`;

/** The stored name of each name that differs from exactly one employee's by letter case or spaces. */
export async function findSpacedNames(
  db: DbOrTx,
  names: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ given: string; name: string }>`
    select given, min(e.name) as name
    from unnest(${names}::text[]) as given
    join employees e on ${spaced(sql.ref('e.name'))} = ${spaced(sql.ref('given'))}
    group by given
    having count(distinct e.id) = 1`.execute(db);
  return new Map(rows.map(({ given, name }) => [given, name]));
}

/** The existing employees by folded name, former ones included; several may share one. */
export async function findKnownEmployees(
  db: DbOrTx,
  folded: readonly string[],
  today: Day,
): Promise<Map<string, KnownEmployee[]>> {
  const rows = await db
    .selectFrom('employees as e')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .innerJoin(balancesOn(today), 'balances.employee_id', 'e.id')
    .select([
      sql<string>`lower(e.name)`.as('folded'),
      'e.id',
      'e.name',
      'e.area_id as areaId',
      'areas.name as area',
      'e.cargo',
      'e.ativo',
      'e.start_date as startDate',
      ...DETAIL_NAMES.map((name) => `e.${name}` as const),
      'balances.days as balance',
    ])
    .where(sql<boolean>`lower(e.name) = any(${folded}::text[])`)
    .orderBy('e.id')
    .$narrowType<{ ativo: Ativo }>()
    .execute();
  const people = rows.map((row) => ({
    ...row,
    details: mapDetails((name) => row[name]),
    account: null,
  }));
  return Map.groupBy(people, ({ folded }) => folded);
}

export async function findAreas(db: DbOrTx): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('areas')
    .select(['name', sql<string>`lower(name)`.as('folded')])
    .execute();
  return new Map(rows.map(({ name, folded }) => [folded, name]));
}
