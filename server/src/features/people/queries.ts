import type { Day, Period } from '@intranet/contract/core/days.ts';
import { MAX_WHOLE_LIST } from '@intranet/contract/core/list-page.ts';
import { APPROVED_STATES } from '@intranet/contract/leave/leave-states.ts';
import type { Namesake } from '@intranet/contract/people/namesake.ts';
import type { Ativo } from '@intranet/contract/people/positions.ts';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import { compileOnce, literals, type Values } from '#core/db/compile-once.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import type { Value } from '#core/db/value.ts';

export interface Employee {
  id: number;
  name: string;
  areaId: number;
  area: string;
  cargo: string;
  ativo: Ativo;
  startDate: Day | null;
  account: { id: number; email: string } | null;
}

export const listAreas = (db: DbOrTx) => db.selectFrom('areas').select(['id', 'name']).execute();

/** True if there are more employees than a browser reads at once. */
export async function hasManyEmployees(db: DbOrTx): Promise<boolean> {
  const row = await db
    .selectFrom('employees')
    .select('id')
    .orderBy('id')
    .offset(MAX_WHOLE_LIST)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function selectEmployee(db: DbOrTx) {
  return db
    .selectFrom('employees as e')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .leftJoin('accounts as a', 'a.id', 'e.account_id')
    .select(['e.id', 'e.name', 'e.area_id as areaId', 'areas.name as area', 'e.cargo', 'e.ativo'])
    .select(['e.start_date as startDate', 'a.id as accountId', 'a.email'])
    .$narrowType<{ ativo: Ativo }>();
}

type EmployeeRow = InferResult<ReturnType<typeof selectEmployee>>[number];

function toEmployee({ accountId: id, email, ...employee }: EmployeeRow): Employee {
  return { ...employee, account: id === null ? null : { id, email: email ?? '' } };
}

/** Finds and locks an employee by id, so that checks of one person run one at a time (D19, D22). */
export async function lockEmployee(tx: Tx, id: number): Promise<Employee> {
  await tx.selectFrom('employees').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return readLocked(tx, id);
}

/** Locks the rows of employees in the same way, in one order. */
export async function lockEmployees(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .selectFrom('employees')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

const findById = compileOnce((db, value: Values<{ id: number }>) =>
  selectEmployee(db).where('e.id', '=', value('id')),
);

/** A statement that waits for the lock finds no row if the area changed meanwhile. */
async function readLocked(tx: Tx, id: number): Promise<Employee> {
  const [row] = await findById(tx, { id });
  if (!row) throw new Error(`There is no employee ${id}`);
  return toEmployee(row);
}

export type Area = { id: number; name: string };

/** The area with this name, ignoring letter case, or null. */
export async function findArea(db: DbOrTx, name: string): Promise<Area | null> {
  const row = await db
    .selectFrom('areas')
    .select(['id', 'name'])
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
  return row ?? null;
}

/** The employees of a name, ignoring letter case, former ones included. */
export async function listNamesakes(db: DbOrTx, name: string): Promise<Namesake[]> {
  return db
    .selectFrom('employees as e')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .select(['e.id as employee_id', 'e.name', 'areas.name as area', 'e.cargo'])
    .where(sql<boolean>`lower(e.name) = lower(${name})`)
    .orderBy('e.id')
    .execute();
}

/** How a call names a person. The id decides if it is there (decision 43). */
export interface PersonKey {
  name: string;
  employeeId: number | undefined;
}

/** The person that a call names. The database compares names, ignoring letter case (D45). */
export interface NamedPerson {
  name: string;
  employee: Employee | null;
  /** The linked account, else the account with this username. */
  accountId: number | null;
  /** The employees who share the name, if the call doesn't choose one by id. */
  namesakes: readonly Namesake[];
}

interface Wanted {
  name: string;
  employeeId: number | null;
  callerId: number;
}

/** A caller's own name means the caller, also beside other employees of that name (D45, D71). */
const isWanted = ({ name, employeeId, callerId }: { [key in keyof Wanted]: Value<Wanted[key]> }) =>
  sql<boolean>`e.id = any (case
    when ${employeeId}::bigint is not null then array[${employeeId}::bigint]
    when exists (
      select from accounts caller left join employees own on own.account_id = caller.id
      where caller.id = ${callerId} and lower(${name}) in (lower(caller.username), lower(own.name))
    )
    then array(select id from employees where account_id = ${callerId})
    else array(select id from employees where lower(name) = lower(${name}))
  end)`;

const findWanted = compileOnce((db, value: Values<Wanted>) =>
  selectEmployee(db)
    .where(
      isWanted({
        name: value('name'),
        employeeId: value('employeeId'),
        callerId: value('callerId'),
      }),
    )
    .orderBy('e.id'),
);

const lockWanted = compileOnce((db, value: Values<Wanted>) =>
  db
    .selectFrom('employees as e')
    .select('e.id')
    .where(
      isWanted({
        name: value('name'),
        employeeId: value('employeeId'),
        callerId: value('callerId'),
      }),
    )
    .orderBy('e.id')
    .forNoKeyUpdate(),
);

async function toPerson(
  db: DbOrTx,
  { name, employeeId }: PersonKey,
  found: readonly Employee[],
): Promise<NamedPerson> {
  const [employee = null] = found;
  if (found.length > 1) {
    const namesakes = found.map((one) => ({
      employee_id: one.id,
      name: one.name,
      area: one.area,
      cargo: one.cargo,
    }));
    return { name, employee: null, accountId: null, namesakes };
  }
  const person = { name, employee, namesakes: [] };
  if (employee?.account) return { ...person, accountId: employee.account.id };
  if (employeeId !== undefined) return { ...person, accountId: null };
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where(sql<boolean>`lower(username) = lower(${name.normalize('NFC')})`)
    .executeTakeFirst();
  return { ...person, accountId: account?.id ?? null };
}

const toWanted = ({ name, employeeId }: PersonKey, callerId: number): Wanted => ({
  name,
  employeeId: employeeId ?? null,
  callerId,
});

/** @param callerId the account whose own name means themselves */
export async function findPerson(
  db: DbOrTx,
  key: PersonKey,
  callerId: number,
): Promise<NamedPerson> {
  const rows = await findWanted(db, toWanted(key, callerId));
  return toPerson(db, key, rows.map(toEmployee));
}

/** Finds a person and locks the employee's row until the transaction ends. */
export async function lockPerson(tx: Tx, key: PersonKey, callerId: number): Promise<NamedPerson> {
  const rows = await lockWanted(tx, toWanted(key, callerId));
  const found: Employee[] = [];
  for (const { id } of rows) found.push(await readLocked(tx, id));
  return toPerson(tx, key, found);
}

/** SQL: `person` has approved leave on a day, even if its cancellation is requested. */
export function isAway(person: string, day: Value<Day>): RawBuilder<boolean> {
  return sql`exists (
    select from leaves away
    where away.employee_id = ${sql.ref(`${person}.id`)}
      and away.state in ${literals(APPROVED_STATES)}
      and ${day}::date between away.starts_on and away.ends_on)`;
}

/** Which of these accounts belong to people on leave that day. */
export async function listAbsent(
  db: DbOrTx,
  accountIds: readonly number[],
  day: Day,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('employees as e')
    .select('e.account_id')
    .where('e.account_id', '=', sql<number>`any(${accountIds}::bigint[])`)
    .where(isAway('e', day))
    .execute();
  return new Set(rows.flatMap(({ account_id }) => account_id ?? []));
}

/** The number of employees on staff that day. */
export async function countStaff(db: DbOrTx, day: Day): Promise<number> {
  const { count } = await db
    .selectFrom('employees as e')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isOnStaff(day))
    .executeTakeFirstOrThrow();
  return count;
}

/** SQL: employee `e` has not left, and has started by that day. */
export const isOnStaff = (day: Day): RawBuilder<boolean> =>
  sql`(e.ativo <> 'N' and (e.start_date is null or e.start_date <= ${day}::date))`;

/** The current employees whose first day is in a period, the latest first. */
export const listJoined = (db: DbOrTx, { start, end }: Period, limit: number) =>
  db
    .selectFrom('employees as e')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .select(['e.id', 'e.name', 'areas.name as area'])
    .where('e.ativo', '<>', 'N')
    .where('e.start_date', '>=', start)
    .where('e.start_date', '<=', end)
    .orderBy('e.start_date', 'desc')
    .orderBy('e.name')
    .limit(limit)
    .execute();
