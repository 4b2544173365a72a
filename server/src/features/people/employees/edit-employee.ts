import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { AppError } from '#core/errors.ts';
import { changeBy, type PeopleDeps } from '../hooks.ts';
import { assertUnambiguous } from '../policy.ts';
import { lockPerson, type PersonKey } from '../queries.ts';
import { changeEmployee, type EmployeeChange } from './change-employee.ts';

/** Notifies new approvers (pitfalls 9, 10, 20). @throws AppError not_found, ambiguous_name, stale_version, … */
export async function editEmployee(
  deps: PeopleDeps,
  actor: Actor,
  key: PersonKey,
  wanted: EmployeeChange,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const person = await lockPerson(tx, key, actor.accountId);
    assertUnambiguous(person, 'nome');
    const { name, employee } = person;
    if (!employee)
      throw new AppError('not_found', t('There is no employee named {name}.', { name }));
    const employeeId = employee.id;
    const areasBefore = await deps.hooks.listApprovalAreas(tx, { employeeId });
    const change = changeBy(deps, actor);
    const changes = await changeEmployee(tx, change, employee, wanted);
    if (Object.keys(changes).length === 0) return;
    const { area, position, active } = changes;
    if (area || position || active) {
      await deps.hooks.requestMissingApprovals(tx, { employeeId, areasBefore });
    }
    await recordAct(tx, actor, 'employee_changed', employee.name, changes);
  });
}
