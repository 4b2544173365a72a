import { mapDetails } from '@intranet/contract/people/employee-fields.ts';
import type { newEmployeeBody } from '@intranet/contract/people/endpoints.ts';
import { newEmployeeProblems } from '@intranet/contract/people/new-employee-problems.ts';
import type { z } from 'zod';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import { assertDistinctName, assertUnshared, lockNames } from '../distinct-names.ts';
import { changeBy, type PeopleDeps } from '../hooks.ts';
import { describeNew, insertEmployee, type NewEmployee } from './insert-employee.ts';

export type { NewEmployee };

export const toNewEmployee = (body: z.output<typeof newEmployeeBody>): NewEmployee => ({
  name: body.nome,
  area: body.area,
  cargo: body.cargo,
  ativo: body.ativo,
  startDate: body.start_date,
  details: mapDetails((name) => body[name]),
  balance: body.saldo,
});

/** @throws AppError invalid_input at the fields */
export function assertNewEmployee(deps: PeopleDeps, employee: NewEmployee): void {
  const { ativo, startDate, details } = employee;
  const facts = { ativo, start_date: startDate, birth_date: details.birth_date };
  const fields = newEmployeeProblems(facts, today(deps));
  const [problem] = Object.values(fields);
  if (problem) throw new AppError('invalid_input', problem, { fields });
}

/**
 * The caller holds `lockNames`.
 * @param anotherPerson the name may be that of another employee
 * @throws AppError confusable_name, name_taken
 */
export async function assertNewName(tx: Tx, name: string, anotherPerson: boolean): Promise<void> {
  await assertDistinctName(tx, name, 'nome');
  if (!anotherPerson) await assertUnshared(tx, name, 'nome');
}

/** The caller then requests missing approvals. @returns the employee's id */
export async function insertNewEmployee(
  tx: Tx,
  deps: PeopleDeps,
  actor: Actor,
  employee: NewEmployee,
  options?: { linksByName: boolean },
): Promise<number> {
  const employeeId = await insertEmployee(tx, changeBy(deps, actor), employee, options);
  await tx
    .updateTable('employees')
    .set({ shows_first_steps: true })
    .where('id', '=', employeeId)
    .execute();
  await recordAct(tx, actor, 'employee_created', employee.name, describeNew(employee));
  return employeeId;
}

export async function createEmployee(
  deps: PeopleDeps,
  actor: Actor,
  employee: NewEmployee,
  { anotherPerson }: { anotherPerson: boolean },
): Promise<void> {
  assertNewEmployee(deps, employee);
  await deps.db.transaction().execute(async (tx) => {
    await lockNames(tx);
    await assertNewName(tx, employee.name, anotherPerson);
    const employeeId = await insertNewEmployee(tx, deps, actor, employee);
    // A new approver is mailed the pending requests (pitfall 10).
    await deps.hooks.requestMissingApprovals(tx, { employeeId });
  });
}
