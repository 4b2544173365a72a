import type { Day } from '@intranet/contract/core/days.ts';
import { APPROVED_STATES } from '@intranet/contract/leave/leave-states.ts';
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

const named = (name: string | RawBuilder<string>) => sql<boolean>`lower(e.name) = lower(${name})`;

/** Finds an employee by name, ignoring letter case. */
export async function findEmployeeByName(db: DbOrTx, name: string): Promise<Employee | null> {
  const row = await selectEmployee(db).where(named(name)).executeTakeFirst();
  return row ? toEmployee(row) : null;
}

const lockNamed = compileOnce((db, value: Values<{ name: string }>) =>
  db
    .selectFrom('employees as e')
    .select('e.id')
    .where(named(value('name')))
    .forNoKeyUpdate(),
);

/** Finds and locks an employee, so that checks of one person run one at a time (D19, D22). */
export async function lockEmployeeByName(tx: Tx, name: string): Promise<Employee | null> {
  const [row] = await lockNamed(tx, { name });
  return row ? readLocked(tx, row.id) : null;
}

/** Finds an employee by id and locks the row in the same way. */
export async function lockEmployee(tx: Tx, id: number): Promise<Employee> {
  await tx.selectFrom('employees').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return readLocked(tx, id);
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

/** A person found by name. The database compares names, ignoring letter case (D45). */
export interface NamedPerson {
  name: string;
  employee: Employee | null;
  /** The linked account, else the account with this username. */
  accountId: number | null;
}

interface Asked {
  name: string;
  callerId: number;
}

/** A caller's own name means the caller, also beside another employee of that name (D45, D71). */
const isAskedFor = ({ name, callerId }: { [key in keyof Asked]: Value<Asked[key]> }) =>
  sql<boolean>`e.id = case
    when exists (
      select from accounts caller left join employees own on own.account_id = caller.id
      where caller.id = ${callerId} and lower(${name}) in (lower(caller.username), lower(own.name))
    )
    then (select id from employees where account_id = ${callerId})
    else (select id from employees where lower(name) = lower(${name}))
  end`;

const lockAskedFor = compileOnce((db, value: Values<Asked>) =>
  db
    .selectFrom('employees as e')
    .select('e.id')
    .where(isAskedFor({ name: value('name'), callerId: value('callerId') }))
    .forNoKeyUpdate(),
);

async function withAccount(
  db: DbOrTx,
  { name }: Asked,
  employee: Employee | null,
): Promise<NamedPerson> {
  if (employee?.account) return { name, employee, accountId: employee.account.id };
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where(sql<boolean>`lower(username) = lower(${name.normalize('NFC')})`)
    .executeTakeFirst();
  return { name, employee, accountId: account?.id ?? null };
}

export async function findNamedPerson(db: DbOrTx, asked: Asked): Promise<NamedPerson> {
  const row = await selectEmployee(db).where(isAskedFor(asked)).executeTakeFirst();
  return withAccount(db, asked, row ? toEmployee(row) : null);
}

/** Finds a person by name and locks the employee's row until the transaction ends. */
export async function lockNamedPerson(tx: Tx, asked: Asked): Promise<NamedPerson> {
  const [row] = await lockAskedFor(tx, asked);
  return withAccount(tx, asked, row ? await readLocked(tx, row.id) : null);
}

/** SQL: `person` has approved leave on a day, even if its cancellation is requested. */
export function isAway(person: string, day: Value<Day>): RawBuilder<boolean> {
  return sql`exists (
    select from leaves away
    where away.employee_id = ${sql.ref(`${person}.id`)}
      and away.state in ${literals(APPROVED_STATES)}
      and ${day}::date between away.starts_on and away.ends_on)`;
}
