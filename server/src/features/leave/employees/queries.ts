import type { Day } from '@intranet/contract/days.ts';
import {
  type EmployeeRecord,
  NO_START_DATE,
} from '@intranet/contract/leave/employees-endpoints.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';
import { sortByText } from '#core/portuguese-order.ts';
import { IS_WAITING } from '../approvals.ts';
import { saldoOn } from '../balance-queries.ts';

/** How many leaves `l` of the employee `e` meet a condition. */
function countLeaves(condition: RawBuilder<boolean>) {
  return sql<number>`(
    select count(*) from leaves l where l.employee_id = e.id and ${condition}
  )`;
}

/** Every employee, also those who have left, with SALDO in days (D17), by name. */
export async function listEmployees(db: DbOrTx, today: Day): Promise<EmployeeRecord[]> {
  return db
    .selectFrom('employees as e')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .leftJoin('ledger_entries as le', 'le.employee_id', 'e.id')
    .select((eb) => [
      'areas.name as AREA',
      'e.name as NOME',
      saldoOn(today).as('SALDO'),
      'e.ativo as ATIVO',
      sql<string>`coalesce(e.start_date::text, ${NO_START_DATE})`.as('start_date'),
      'e.cargo',
      'e.birth_date',
      eb('e.account_id', 'is not', null).$castTo<boolean>().as('has_account'),
      countLeaves(IS_WAITING).as('waiting'),
      countLeaves(sql<boolean>`l.state = 'pending'`).as('pending'),
    ])
    .groupBy(['e.id', 'areas.name'])
    .orderBy('e.name')
    .$narrowType<Pick<EmployeeRecord, 'ATIVO' | 'cargo'>>()
    .execute();
}

/** The areas, and who is in each, in Portuguese order; nobody who has left (D14, pitfall 21). */
export async function listAreasAndNames(db: DbOrTx) {
  const rows = await db
    .selectFrom('areas')
    .leftJoin('employees as e', (join) =>
      join.onRef('e.area_id', '=', 'areas.id').on('e.ativo', '<>', 'N'),
    )
    .select(['areas.name as area', 'e.name'])
    .execute();
  const names = rows.flatMap(({ area, name }) => (name === null ? [] : [{ area, name }]));
  return {
    areas: sortByText([...new Set(rows.map(({ area }) => area))], (area) => area),
    names: sortByText(names, ({ name }) => name),
  };
}

/** Who is in an area, letter case of its name aside, in Portuguese order; nobody who has left (D14). */
export async function listNamesOfArea(db: DbOrTx, area: string): Promise<string[]> {
  const rows = await db
    .selectFrom('employees as e')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .select('e.name')
    .where(sql<boolean>`lower(areas.name) = lower(${area})`)
    .where('e.ativo', '<>', 'N')
    .execute();
  return sortByText(
    rows.map(({ name }) => name),
    (name) => name,
  );
}
