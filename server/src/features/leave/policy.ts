import type { Actor } from '#core/actor.ts';
import { type Authorized, authorized } from '#core/authorized.ts';
import { AppError } from '#core/errors.ts';
import type { Employee } from '#features/staff/queries.ts';
import type { Approver } from './queries.ts';

/** Names of accounts and employees are the same without regard to letter case (pitfall 23). */
function sameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** True for a name the actor may act in at all: their own, or anybody's for an administrator (D4). */
function mayUseName(actor: Actor, name: string): boolean {
  const own =
    sameName(name, actor.username) ||
    (actor.employee !== null && sameName(name, actor.employee.name));
  return own || actor.role === 'admin';
}

/**
 * Lets an actor act in a name at all.
 * @throws AppError forbidden
 */
export function authorizeName(actor: Actor, name: string): void {
  if (!mayUseName(actor, name)) {
    throw new AppError('forbidden', 'You can only ask for leave in your own name.');
  }
}

/**
 * The employee that was looked for by a name.
 * @throws AppError no_employee (D12)
 */
function expectEmployee(name: string, employee: Employee | null): Employee {
  if (employee) return employee;
  throw new AppError(
    'no_employee',
    `No employee record for ${name}. Ask an administrator to create one.`,
  );
}

/**
 * Lets an actor ask for, see or move leave of the employee with this name (D4, D21). Null stands for
 * "there is no such employee".
 * @throws AppError forbidden, no_employee (D12), not_active (D14)
 */
export function authorizeActingFor(
  actor: Actor,
  name: string,
  found: Employee | null,
): Authorized<Employee> {
  authorizeName(actor, name);
  const employee = expectEmployee(name, found);
  if (employee.ativo === 'N') {
    throw new AppError('not_active', `${employee.name} has left and cannot request leave.`);
  }
  return authorized(employee);
}

/**
 * Lets somebody read all leave and the balance of an employee: their own, or anybody's for an
 * administrator, also of one who has left. Null stands for "there is no such employee".
 * @throws AppError forbidden, no_employee (D12)
 */
export function authorizeReading(
  actor: Actor,
  name: string,
  found: Employee | null,
): Authorized<Employee> {
  if (!mayUseName(actor, name)) {
    throw new AppError('forbidden', 'You can only see your own leave and balance.');
  }
  return authorized(expectEmployee(name, found));
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
