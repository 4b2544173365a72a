import { newEmployeeProblems } from '@intranet/contract/people/new-employee-problems.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { today } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import { assertDistinctName, assertUnshared, lockNames } from '../distinct-names.ts';
import { changeBy, type PeopleDeps } from '../hooks.ts';
import { describeNew, insertEmployee, type NewEmployee } from './insert-employee.ts';

/**
 * A new approver is mailed the pending requests (D12, D18, pitfall 10).
 * @param options.anotherPerson the name may be that of another employee
 */
export async function createEmployee(
  deps: PeopleDeps,
  actor: Actor,
  employee: NewEmployee,
  { anotherPerson }: { anotherPerson: boolean },
) {
  const { name, ativo, startDate, details } = employee;
  const day = today(deps);
  const fields = newEmployeeProblems(
    { ativo, start_date: startDate, birth_date: details.birth_date },
    day,
  );
  const [problem] = Object.values(fields);
  if (problem) throw new AppError('invalid_input', problem, { fields });

  await deps.db.transaction().execute(async (tx) => {
    await lockNames(tx);
    await assertDistinctName(tx, name, 'nome');
    if (!anotherPerson) await assertUnshared(tx, name, 'nome');
    const employeeId = await insertEmployee(tx, changeBy(deps, actor), employee);
    await deps.hooks.requestMissingApprovals(tx, { employeeId });
    await recordAct(tx, actor, 'employee_created', name, describeNew(employee));
  });
}
