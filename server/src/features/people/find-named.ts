import type { DbOrTx, Tx } from '#core/db/database.ts';
import { findAccountByUsername } from '#features/accounts/queries.ts';
import { type Employee, findEmployeeByName, lockEmployeeByName } from './queries.ts';

/** The database's match for a name; only the database decides which letter case is the same (D45). */
export interface Named {
  name: string;
  employee: Employee | null;
  /** The employee's account, or the account with this username if no account is joined to an employee. */
  accountId: number | null;
}

async function withAccount(db: DbOrTx, name: string, employee: Employee | null): Promise<Named> {
  const account = employee?.account ?? (await findAccountByUsername(db, name));
  return { name, employee, accountId: account?.id ?? null };
}

/** Looks up a person by name. */
export async function findNamed(db: DbOrTx, name: string): Promise<Named> {
  return withAccount(db, name, await findEmployeeByName(db, name));
}

/** The same with the employee's row locked until the transaction ends (`lockEmployeeByName`). */
export async function lockNamed(tx: Tx, name: string): Promise<Named> {
  return withAccount(tx, name, await lockEmployeeByName(tx, name));
}
