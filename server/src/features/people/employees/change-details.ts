import type { Day } from '@intranet/contract/core/days.ts';
import { DETAIL_NAMES, type EmployeeDetails } from '@intranet/contract/people/employee-fields.ts';
import { birthDateProblem } from '@intranet/contract/people/new-employee-problems.ts';
import type { Tx } from '#core/db/database.ts';
import { atField } from '#core/errors.ts';

/** Changed details; null empties one, and missing ones stay. */
export type ChangedDetails = { [Name in keyof EmployeeDetails]?: string | null | undefined };

/**
 * Changes details of a locked employee.
 * @returns the names of changed details, for the audit log; empty if there were none
 * @throws AppError invalid_input at `birth_date`
 */
export async function changeDetails(
  tx: Tx,
  { employeeId, today }: { employeeId: number; today: Day },
  wanted: ChangedDetails,
): Promise<Record<string, true>> {
  const known = await tx
    .selectFrom('employees')
    .select(['start_date', ...DETAIL_NAMES])
    .where('id', '=', employeeId)
    .executeTakeFirstOrThrow();
  const changed = DETAIL_NAMES.filter(
    (name) => wanted[name] !== undefined && wanted[name] !== known[name],
  );
  if (changed.length === 0) return {};
  if (changed.includes('birth_date')) {
    const facts = { start_date: known.start_date, birth_date: wanted.birth_date ?? null };
    const problem = birthDateProblem(facts, today);
    if (problem) throw atField('invalid_input', 'birth_date', problem);
  }
  await tx
    .updateTable('employees')
    .set(Object.fromEntries(changed.map((name) => [name, wanted[name] ?? null])))
    .where('id', '=', employeeId)
    .execute();
  // The log omits the values, because it is stored for ever and they are personal.
  return Object.fromEntries(changed.map((name) => [name, true]));
}
