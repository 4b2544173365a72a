import type { Ativo } from '@intranet/contract/people/positions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { FoldedName } from '#core/confusable-names.ts';
import { compileOnce, type Values } from '#core/db/compile-once.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';

export interface Employee {
  id: number;
  name: string;
  areaId: number;
  area: string;
  cargo: string;
  ativo: Ativo;
  /** The employee's account, when they have one (D12). */
  account: { id: number; email: string } | null;
}

function selectEmployee(db: DbOrTx) {
  return db
    .selectFrom('employees as e')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .leftJoin('accounts as a', 'a.id', 'e.account_id')
    .select([
      'e.id',
      'e.name',
      'e.area_id',
      'areas.name as area',
      'e.cargo',
      'e.ativo',
      'a.id as account_id',
      'a.email',
    ]);
}

type EmployeeRow = Awaited<
  ReturnType<ReturnType<typeof selectEmployee>['executeTakeFirstOrThrow']>
>;

function toEmployee(row: EmployeeRow): Employee {
  return {
    id: row.id,
    name: row.name,
    areaId: row.area_id,
    area: row.area,
    cargo: row.cargo,
    ativo: row.ativo as Ativo,
    account: row.account_id === null ? null : { id: row.account_id, email: row.email ?? '' },
  };
}

const named = (name: string | RawBuilder<string>) => sql<boolean>`lower(e.name) = lower(${name})`;

/**
 * Makes other transactions that give names wait until this one ends, so that of two names that look alike
 * the second is refused. To be called before any row is locked.
 */
export async function lockNames(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('names of people'))`.execute(tx);
}

/**
 * The names of all accounts and employees, each with the form in which the database compares it.
 * @param exceptAccountId leaves out this account and its employee
 */
export async function listNames(db: DbOrTx, exceptAccountId = 0): Promise<FoldedName[]> {
  const { rows } = await sql<FoldedName>`
    select username as name, lower(username) as folded from accounts where id <> ${exceptAccountId}
    union
    select name, lower(name) from employees where account_id is distinct from ${exceptAccountId}`.execute(
    db,
  );
  return rows;
}

/** A name in the form in which the database compares it. */
export async function foldName(db: DbOrTx, name: string): Promise<FoldedName> {
  const { rows } = await sql<{ folded: string }>`select lower(${name}) as folded`.execute(db);
  return { name, folded: rows[0]?.folded ?? name };
}

/** An employee by name, letter case aside. */
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

/**
 * The same, locked until the transaction ends: whoever asks, moves or decides this person's leave
 * waits, so that overlap and balance are judged one after another (D19, D22).
 */
export async function lockEmployeeByName(tx: Tx, name: string): Promise<Employee | null> {
  const [row] = await lockNamed(tx, { name });
  return row ? readLocked(tx, row.id) : null;
}

/** An employee by id, locked in the same way. */
export async function lockEmployee(tx: Tx, id: number): Promise<Employee> {
  await tx.selectFrom('employees').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return readLocked(tx, id);
}

const findById = compileOnce((db, value: Values<{ id: number }>) =>
  selectEmployee(db).where('e.id', '=', value('id')),
);

/**
 * Reads an employee in a statement after the one that locked them: one that waited for the lock and
 * joins the area in the same breath finds nobody when the area was what changed meanwhile.
 */
async function readLocked(tx: Tx, id: number): Promise<Employee> {
  const [row] = await findById(tx, { id });
  if (!row) throw new Error(`There is no employee ${id}`);
  return toEmployee(row);
}

export interface Area {
  id: number;
  name: string;
}

/** The area with this name, ignoring letter case, or null. */
export async function findArea(db: DbOrTx, name: string): Promise<Area | null> {
  const row = await db
    .selectFrom('areas')
    .select(['id', 'name'])
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
  return row ?? null;
}

/** The person a name belongs to. The database decides which letter case counts as equal (D45). */
export interface NamedPerson {
  name: string;
  employee: Employee | null;
  /** The employee's account, or the account with this username if no employee is linked to it. */
  accountId: number | null;
}

async function withAccount(
  db: DbOrTx,
  name: string,
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

/** Finds a person by name. */
export async function findNamedPerson(db: DbOrTx, name: string): Promise<NamedPerson> {
  return withAccount(db, name, await findEmployeeByName(db, name));
}

/** Finds a person by name and locks the employee's row until the transaction ends. */
export async function lockNamedPerson(tx: Tx, name: string): Promise<NamedPerson> {
  return withAccount(tx, name, await lockEmployeeByName(tx, name));
}
