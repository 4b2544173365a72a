import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { type Authorized, authorized } from '#core/authorized.ts';
import { AppError } from '#core/errors.ts';
import { assertOwnEmployee, mayActFor } from '#features/people/policy.ts';
import type { Employee, NamedPerson } from '#features/people/queries.ts';
import type { Approver } from './approval/approvers.ts';

/** Lets an actor act for a person. @throws AppError forbidden */
export function authorizeName(actor: Actor, person: NamedPerson): void {
  if (!mayActFor(actor, person)) {
    throw new AppError('forbidden', t('You can only request leave for yourself.'));
  }
}

/** Lets an actor act for an employee (D4, D21). @throws AppError forbidden, no_employee, ambiguous_name, not_active */
export function authorizeActingFor(actor: Actor, person: NamedPerson): Authorized<Employee> {
  authorizeName(actor, person);
  const employee = assertOwnEmployee(actor, person);
  if (employee.ativo === 'N') {
    throw new AppError(
      'not_active',
      t('{name} has left and cannot request leave.', { name: employee.name }),
    );
  }
  return authorized(employee);
}

/** True if the account is one of the approvers (D23). The requester never is. */
export function mayDecide(accountId: number, approvers: readonly Approver[]): boolean {
  return approvers.some((approver) => approver.accountId === accountId);
}

/** Lets an approver decide or see a leave. @throws AppError forbidden, with the approvers' names */
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
        ? t('You can’t approve or reject this request. It’s waiting for {names}.', { names })
        : t('You can’t approve or reject this request.'),
    );
  }
  return authorized(leave);
}
