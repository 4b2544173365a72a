import type { Actor } from '#core/actor.ts';
import { type Authorized, authorized } from '#core/authorized.ts';
import { AppError } from '#core/errors.ts';
import type { Employee } from '#features/staff/queries.ts';
import { expectEmployee, mayUseName } from '../policy.ts';

/**
 * Lets an actor read how a balance came to be: their own, or anybody's for an administrator, also of who has
 * left. Null stands for "there is no such employee".
 * @throws AppError forbidden, no_employee (D12), not_active (D14)
 */
export function authorizeStatement(
  actor: Actor,
  name: string,
  found: Employee | null,
): Authorized<Employee> {
  if (!mayUseName(actor, name)) {
    throw new AppError('forbidden', 'You can only see your own balance.');
  }
  const employee = expectEmployee(name, found);
  if (employee.ativo === 'N' && actor.role !== 'admin') {
    throw new AppError('not_active', `${employee.name} has left: the balance is closed.`);
  }
  return authorized(employee);
}
