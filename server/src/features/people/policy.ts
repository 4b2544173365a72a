import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { beforeStartProblem } from '@intranet/contract/people/start-date.ts';
import type { Actor, User } from '#core/actor.ts';
import { type Authorized, authorized } from '#core/authorized.ts';
import { AppError } from '#core/errors.ts';
import type { Employee, NamedPerson, PersonKey } from './queries.ts';

/** True for people who can be approvers: Heads, their deputies, C-Level and admins (D23). */
export function canBeApprover({ employee, role }: User): boolean {
  const { cargo, isDeputy = false } = employee ?? {};
  return role === 'admin' || cargo === 'Head' || cargo === 'C-Level' || isDeputy;
}

/** True for the actor's own account, and for an admin (D4, D45). */
export function mayActFor(actor: Actor, person: NamedPerson): boolean {
  return person.accountId === actor.accountId || actor.role === 'admin';
}

/**
 * Refuses a name that several employees share. Call it once the actor may act for others, because the
 * reply names them (decision 43).
 * @param field of the form, if it has one
 * @throws AppError ambiguous_name
 */
export function assertUnambiguous({ name, namesakes }: NamedPerson, field?: string): void {
  if (namesakes.length === 0) return;
  const sentence = t('Several people are named {name}. Choose one of them.', { name });
  throw new AppError('ambiguous_name', sentence, {
    candidates: namesakes,
    ...(field && { fields: { [field]: sentence } }),
  });
}

/**
 * An unlinked account of the same name has no access.
 * @throws AppError no_employee (D12), ambiguous_name
 */
export function assertOwnEmployee(actor: Actor, person: NamedPerson): Employee {
  const { name, employee } = person;
  assertUnambiguous(person);
  const isOwn = employee?.account?.id === actor.accountId;
  if (employee && (isOwn || actor.role === 'admin')) return employee;
  throw new AppError(
    'no_employee',
    t('No employee record for {name}. Ask an administrator to create one.', { name }),
  );
}

/** Refuses leave before the employee's start date (D63). @throws AppError before_start_date */
export function assertStarted(employee: Employee, day: Day): void {
  const problem = beforeStartProblem(employee, day);
  if (problem) throw new AppError('before_start_date', problem);
}

/** The actor's own, or anybody's for an admin. @throws AppError forbidden, no_employee (D12), ambiguous_name */
export function authorizeReading(actor: Actor, person: NamedPerson): Authorized<Employee> {
  if (!mayActFor(actor, person)) {
    throw new AppError('forbidden', t('You can only see your own leave and balance.'));
  }
  return authorized(assertOwnEmployee(actor, person));
}

/** The person that a call's query names; the caller if it names nobody. */
export function personOf(
  actor: Actor,
  { nome, employee_id }: { nome?: string | undefined; employee_id?: number | undefined },
): PersonKey {
  return { name: nome ?? actor.employee?.name ?? actor.username, employeeId: employee_id };
}
