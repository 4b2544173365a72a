import type { Day } from '@intranet/contract/core/days.ts';
import { WAITING_STATES } from '@intranet/contract/leave/leave-states.ts';
import { DETAIL_NAMES } from '@intranet/contract/people/employee-fields.ts';
import { type EmployeeRecord, NO_START_DATE } from '@intranet/contract/people/endpoints.ts';
import type { Namesake } from '@intranet/contract/people/namesake.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';
import type { Value } from '#core/db/value.ts';
import { sortByText } from '#core/text-order.ts';
import { balancesOn } from '#features/balance/balances.ts';

const isOneOf = (id: RawBuilder<number>, ids: readonly number[]) =>
  sql<boolean>`${id} = any(${ids}::bigint[])`;

/**
 * Counts all pending leave at once, not per employee.
 * @param ids only these employees
 */
const selectRecords = (db: DbOrTx, today: Value<Day>, ids?: readonly number[]) =>
  db
    .with('open', (inner) =>
      inner
        .selectFrom('leaves as l')
        .select([
          'l.employee_id',
          sql<number>`count(*)`.as('waiting'),
          sql<number>`count(*) filter (where l.state = 'pending')`.as('pending'),
        ])
        .where('l.state', 'in', WAITING_STATES)
        .$if(ids !== undefined, (q) => q.where(isOneOf(sql.ref('l.employee_id'), ids ?? [])))
        .groupBy('l.employee_id'),
    )
    .selectFrom('employees as e')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .innerJoin(balancesOn(today), 'balances.employee_id', 'e.id')
    .leftJoin('open', 'open.employee_id', 'e.id')
    .select((eb) => [
      'e.id',
      'areas.name as AREA',
      'e.name as NOME',
      'balances.days as SALDO',
      'e.ativo as ATIVO',
      sql<string>`coalesce(e.start_date::text, ${NO_START_DATE})`.as('start_date'),
      'e.cargo',
      ...DETAIL_NAMES.map((name) => `e.${name}` as const),
      eb('e.account_id', 'is not', null).$castTo<boolean>().as('has_account'),
      sql<number>`coalesce(open.waiting, 0)`.as('waiting'),
      sql<number>`coalesce(open.pending, 0)`.as('pending'),
    ])
    .$if(ids !== undefined, (q) => q.where(isOneOf(sql.ref('e.id'), ids ?? [])))
    .$narrowType<Pick<EmployeeRecord, 'ATIVO' | 'cargo'>>();

/** The employees with these ids, in any order. */
export const readEmployees = (
  db: DbOrTx,
  ids: readonly number[],
  today: Day,
): Promise<EmployeeRecord[]> => selectRecords(db, today, ids).execute();

/** All employees, former ones included, with SALDO in days (D17), by name. */
export async function listEmployees(db: DbOrTx, today: Day): Promise<EmployeeRecord[]> {
  const rows = await selectRecords(db, today).orderBy('e.name').execute();
  return sortByText(rows, ({ NOME }) => NOME);
}

/** The areas with the names of their current employees, in the language’s order (D14, pitfall 21). */
export async function listAreasAndNames(db: DbOrTx) {
  const rows = await db
    .selectFrom('areas')
    .leftJoin('employees as e', (join) =>
      join.onRef('e.area_id', '=', 'areas.id').on('e.ativo', '<>', 'N'),
    )
    .select(['areas.name as area', 'e.id as employee_id', 'e.name', 'e.cargo'])
    .execute();
  const names = rows.flatMap(({ area, employee_id, name, cargo }) =>
    employee_id === null || name === null || cargo === null
      ? []
      : [{ employee_id, area, name, cargo }],
  );
  return {
    areas: sortByText([...new Set(rows.map(({ area }) => area))], (area) => area),
    names: sortByText(names, ({ name }) => name),
  };
}

/** The current employees of an area, in the language’s order (D14). Letter case doesn't matter. */
export async function listPeopleOfArea(db: DbOrTx, area: string): Promise<Namesake[]> {
  const rows = await db
    .selectFrom('employees as e')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .select(['e.id as employee_id', 'e.name', 'areas.name as area', 'e.cargo'])
    .where(sql<boolean>`lower(areas.name) = lower(${area})`)
    .where('e.ativo', '<>', 'N')
    .execute();
  return sortByText(rows, ({ name }) => name);
}
