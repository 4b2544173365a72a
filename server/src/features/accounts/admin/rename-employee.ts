import { usernameSchema } from '@intranet/contract/accounts/schemas.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import { AppError, atField } from '#core/errors.ts';
import {
  assertDistinctName,
  assertNoNearName,
  assertUnshared,
  lockNames,
} from '#features/people/distinct-names.ts';
import { type Change, changeBy, type NewName, type PeopleDeps } from '#features/people/hooks.ts';
import { linkAccountToEmployee, renameEmployeeById } from '#features/people/update-employee.ts';
import { findAccountByUsername } from '../queries.ts';
import { lockAccount } from './lock-account.ts';
import { renameAccount } from './rename-user.ts';

/** Joins the employee with the account of the new name, if it has no employee yet (D12). */
async function joinAccountNamed(tx: Tx, name: string): Promise<void> {
  const account = await findAccountByUsername(tx, name);
  if (account) await linkAccountToEmployee(tx, account.id, name);
}

/** Names in D6 are narrower than in D12. @throws AppError invalid_input */
function assertUsername(name: string, field: string): void {
  const { error } = usernameSchema.safeParse(name);
  if (error) throw atField('invalid_input', field, error.issues[0]?.message ?? '');
}

/**
 * Renames an employee, and their account if it has the same name (D11). History and ledger follow.
 * The caller holds `lockNames`. @throws AppError not_found, name_taken, confusable_name, invalid_input
 */
export async function renameEmployee(
  tx: Tx,
  { deps, by: actor }: Change,
  { id, name, anotherPerson, field }: NewName,
): Promise<void> {
  const employee = await tx
    .selectFrom('employees as e')
    .leftJoin('accounts as a', 'a.id', 'e.account_id')
    .select(['e.name', 'a.id as accountId', 'a.username'])
    .select(sql<boolean | null>`lower(a.username) = lower(e.name)`.as('sharesName'))
    .where('e.id', '=', id)
    .executeTakeFirst();
  if (!employee) {
    throw new AppError('not_found', t('This employee doesn’t exist. Reload the page.'));
  }
  if (employee.name === name && (employee.username ?? name) === name) return;
  const own = { employeeId: id, accountId: employee.accountId ?? undefined };
  if (!anotherPerson) await assertNoNearName(tx, name, field, own);

  if (employee.username !== null && employee.sharesName) {
    assertUsername(name, field);
    const account = await lockAccount(tx, employee.username, field);
    await renameAccount(tx, deps, actor, { account, name, field, anotherPerson });
    return;
  }
  await assertDistinctName(tx, name, field, own);
  if (!anotherPerson) await assertUnshared(tx, name, field, id);
  await renameEmployeeById(tx, id, name);
  if (employee.username === null) await joinAccountNamed(tx, name);
  await deps.hooks.requestMissingApprovals(tx, { employeeId: id });
  await recordAct(tx, actor, 'employee_changed', employee.name, {
    name: `${employee.name} → ${name}`,
  });
}

/** Renames an employee in its own transaction. @throws AppError not_found, name_taken, confusable_name, invalid_input */
export async function renameOneEmployee(
  deps: PeopleDeps,
  actor: Actor,
  newName: Omit<NewName, 'field'>,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await lockNames(tx);
    await renameEmployee(tx, changeBy(deps, actor), { ...newName, field: 'name' });
  });
}
