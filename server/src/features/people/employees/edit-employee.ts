import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import { lockNames } from '../distinct-names.ts';
import { type Change, changeBy, type NewName, type PeopleDeps } from '../hooks.ts';
import { assertUnambiguous } from '../policy.ts';
import { findPerson, lockPerson, type PersonKey } from '../queries.ts';
import { changeEmployee, type EmployeeChange } from './change-employee.ts';

interface Edit extends EmployeeChange {
  newName?: Pick<NewName, 'name' | 'anotherPerson'> | undefined;
}

/** Renames before the employee's row is locked, because renaming locks the account first. */
async function rename(
  tx: Tx,
  change: Change,
  key: PersonKey,
  newName: NonNullable<Edit['newName']>,
): Promise<PersonKey> {
  await lockNames(tx);
  const person = await findPerson(tx, key, change.by.accountId);
  assertUnambiguous(person, 'nome');
  if (!person.employee) return key;
  const { id } = person.employee;
  await change.deps.hooks.renameEmployee(tx, change, { ...newName, id, field: 'new_name' });
  return { name: newName.name, employeeId: id };
}

/** Notifies new approvers (pitfalls 9, 10, 20). @throws AppError not_found, ambiguous_name, stale_version, … */
export async function editEmployee(
  deps: PeopleDeps,
  actor: Actor,
  named: PersonKey,
  { newName, ...wanted }: Edit,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const change = changeBy(deps, actor);
    const key = newName ? await rename(tx, change, named, newName) : named;
    const person = await lockPerson(tx, key, actor.accountId);
    assertUnambiguous(person, 'nome');
    const { name, employee } = person;
    if (!employee)
      throw new AppError('not_found', t('There is no employee named {name}.', { name }));
    const employeeId = employee.id;
    const areasBefore = await deps.hooks.listApprovalAreas(tx, { employeeId });
    const changes = await changeEmployee(tx, change, employee, wanted);
    if (Object.keys(changes).length === 0) return;
    const { area, position, active } = changes;
    if (area || position || active) {
      await deps.hooks.requestMissingApprovals(tx, { employeeId, areasBefore });
      const accountId = employee.account?.id;
      const cause = wanted.ativo === 'N' ? 'left' : 'moved';
      if (accountId) await deps.hooks.markLostSecrets(tx, { by: actor, cause, accountId });
    }
    await recordAct(tx, actor, 'employee_changed', employee.name, changes);
  });
}
