import type { Actor } from '#core/actor.ts';
import { type Authorized, authorized } from '#core/authorized.ts';
import { AppError } from '#core/errors.ts';
import type { Employee } from '#features/people/queries.ts';
import type { Named } from '#features/people/find-named.ts';
import type { Approver } from './queries.ts';

/** True if the actor may act for this person at all: their own account, or anybody as an admin (D4, D45). */
function mayActFor(actor: Actor, named: Named): boolean {
  return named.accountId === actor.accountId || actor.role === 'admin';
}

/**
 * Lets an actor act for the person with a name at all.
 * @throws AppError forbidden
 */
export function authorizeName(actor: Actor, named: Named): void {
  if (!mayActFor(actor, named)) {
    throw new AppError('forbidden', 'You can only ask for leave in your own name.');
  }
}

/**
 * The employee that was looked up by a name. An account of the same name that is not joined to the
 * employee doesn't count as theirs.
 * @throws AppError no_employee (D12)
 */
function expectEmployee(actor: Actor, { name, employee }: Named): Employee {
  const joined = employee?.account?.id === actor.accountId;
  if (employee && (joined || actor.role === 'admin')) return employee;
  throw new AppError(
    'no_employee',
    `No employee record for ${name}. Ask an administrator to create one.`,
  );
}

/**
 * Lets an actor ask for, see or move leave of the employee with a name (D4, D21).
 * @throws AppError forbidden, no_employee (D12), not_active (D14)
 */
export function authorizeActingFor(actor: Actor, named: Named): Authorized<Employee> {
  authorizeName(actor, named);
  const employee = expectEmployee(actor, named);
  if (employee.ativo === 'N') {
    throw new AppError('not_active', `${employee.name} has left and cannot request leave.`);
  }
  return authorized(employee);
}

/**
 * Lets somebody read all leave and the balance of an employee: their own, or anybody's for an
 * administrator, also of one who has left.
 * @throws AppError forbidden, no_employee (D12)
 */
export function authorizeReading(actor: Actor, named: Named): Authorized<Employee> {
  if (!mayActFor(actor, named)) {
    throw new AppError('forbidden', 'You can only see your own leave and balance.');
  }
  return authorized(expectEmployee(actor, named));
}

/** True for whom D23 names today, which is never the requester. */
export function mayDecide(accountId: number, approvers: readonly Approver[]): boolean {
  return approvers.some((approver) => approver.accountId === accountId);
}

/**
 * Lets somebody decide a leave, or see all that this needs.
 * @throws AppError forbidden, naming who can
 */
export function authorizeDeciding<L extends object>(
  accountId: number,
  leave: L,
  approvers: readonly Approver[],
): Authorized<L> {
  if (!mayDecide(accountId, approvers)) {
    const names = approvers.map((approver) => approver.name).join(', ');
    throw new AppError(
      'forbidden',
      names
        ? `You cannot decide this request. It waits for ${names}.`
        : 'You cannot decide this request.',
    );
  }
  return authorized(leave);
}
