import type { Day } from '@intranet/contract/core/days.ts';
import type { EmployeeDetails } from '@intranet/contract/people/employee-fields.ts';
import type { Ativo, Cargo } from '@intranet/contract/people/positions.ts';
import type { Tx } from '#core/db/database.ts';
import { findAccountByUsername } from '#features/accounts/queries.ts';
import { appendLedger } from '#features/balance/ledger.ts';
import { ensureArea } from '../ensure-area.ts';
import type { Change } from '../hooks.ts';
import { linkAccountToEmployee } from '../update-employee.ts';

export interface NewEmployee {
  name: string;
  area: string;
  cargo: Cargo;
  ativo: Ativo;
  startDate: Day | null;
  details: EmployeeDetails;
  balance: number;
}

export function describeNew({ area, cargo, ativo, startDate, balance }: NewEmployee) {
  return {
    area,
    position: cargo,
    active: ativo,
    ...(startDate && { start_date: startDate }),
    balance,
  };
}

/**
 * Links the account of the same name, unless another one follows (D12). Accruals start at the next anniversary (D18).
 * @returns the employee's id
 */
export async function insertEmployee(
  tx: Tx,
  change: Change,
  employee: NewEmployee,
  { linksByName = true } = {},
): Promise<number> {
  const area = await ensureArea(tx, employee.area);
  const inserted = await tx
    .insertInto('employees')
    .values({
      name: employee.name,
      area_id: area.id,
      cargo: employee.cargo,
      ativo: employee.ativo,
      start_date: employee.startDate,
      ...employee.details,
      accrues_after: change.today,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const account = linksByName ? await findAccountByUsername(tx, employee.name) : undefined;
  if (account) await linkAccountToEmployee(tx, account.id, employee.name);
  await appendLedger(tx, {
    employeeId: inserted.id,
    kind: 'opening',
    days: employee.balance,
    effectiveOn: change.today,
    actor: change.actor,
    reason: 'Opening balance',
  });
  return inserted.id;
}
