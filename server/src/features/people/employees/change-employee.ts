import { roundDays } from '@intranet/contract/balance/amounts.ts';
import type { Ativo, Cargo } from '@intranet/contract/people/positions.ts';
import type { Tx } from '#core/db/database.ts';
import { AppError, atField } from '#core/errors.ts';
import { postAccrualsUpTo } from '#features/balance/accruals.ts';
import { appendLedger } from '#features/balance/ledger.ts';
import { findBalance } from '#features/balance/queries.ts';
import { ensureArea } from '../ensure-area.ts';
import type { Change } from '../hooks.ts';
import type { Employee } from '../queries.ts';

/** What an employee should be; what is left out stays. */
export interface EmployeeChange {
  area?: string;
  cargo?: Cargo;
  ativo?: Ativo;
  /** What SALDO should be, in days (D17). */
  balance?: {
    days: number;
    /** What it was when that was typed; one that has moved meanwhile is refused. */
    expected?: number | undefined;
    reason: string;
  };
}

/** What did change, from and to, by the names of the columns; for the audit log. */
export type Changes = Record<string, string | number>;

/** Makes up the difference to a balance by an adjustment; nothing where there is none (D18). */
async function adjustBalance(
  tx: Tx,
  { actor, today }: Change,
  employee: Employee,
  { days, expected, reason }: NonNullable<EmployeeChange['balance']>,
): Promise<Changes> {
  // Left as it was found: whatever the balance is by now, nobody meant to change it.
  if (days === expected) return {};
  const present = await findBalance(tx, employee.id, today);
  if (present === days) return {};
  if (expected !== undefined && present !== expected) {
    throw new AppError(
      'stale_version',
      `The balance has changed meanwhile: it is ${present} now.`,
      { current: { saldo: present } },
    );
  }
  await appendLedger(tx, {
    employeeId: employee.id,
    kind: 'adjustment',
    days: roundDays(days - present),
    effectiveOn: today,
    actor,
    reason,
  });
  return { balance: `${present} → ${days}`, reason };
}

const isHead = (cargo: string, ativo: Ativo) => cargo === 'Head' && ativo === 'S';

/**
 * Who earns needs to have begun on a known day, or would silently earn nothing (D14, D18).
 * @throws AppError invalid_input at `ativo`
 */
async function checkCanEarn(tx: Tx, employeeId: number): Promise<void> {
  const unknown = await tx
    .selectFrom('employees')
    .select('id')
    .where('id', '=', employeeId)
    .where('start_date', 'is', null)
    .executeTakeFirst();
  if (!unknown) return;
  const sentence =
    'There is no start date to earn vacation from: add it first, by an import of employees.';
  throw atField('invalid_input', 'ativo', sentence);
}

/**
 * Changes an employee, whose row is locked. Their leave follows to another area. What they earned up
 * to today is posted before they stop earning, and months away are not earned when they come back
 * (D14, D18). Who leaves has no request left that waits (pitfall 21); approved leave stays, and so
 * does a question to cancel some. Who is a Head no longer has no deputies (D23).
 * @returns what changed; empty when all of it was so already
 * @throws AppError stale_version, with the present balance; invalid_input at `ativo`
 */
export async function changeEmployee(
  tx: Tx,
  change: Change,
  employee: Employee,
  wanted: EmployeeChange,
): Promise<Changes> {
  const { area: oldArea, cargo: oldCargo, ativo: oldAtivo } = employee;
  const { cargo = oldCargo, ativo = oldAtivo } = wanted;
  const area =
    wanted.area === undefined
      ? { id: employee.areaId, name: oldArea }
      : await ensureArea(tx, wanted.area);
  const changes: Changes = {};

  if (area.id !== employee.areaId) changes.area = `${oldArea} → ${area.name}`;
  if (cargo !== oldCargo) changes.position = `${oldCargo} → ${cargo}`;
  if (ativo !== oldAtivo) {
    changes.active = `${oldAtivo} → ${ativo}`;
    if (ativo === 'S') await checkCanEarn(tx, employee.id);
    if (oldAtivo === 'S') await postAccrualsUpTo(tx, change.today, employee.id);
    if (ativo === 'N') {
      const withdrawn = await change.deps.hooks.withdrawPendingRequests(tx, change, employee);
      if (withdrawn > 0) changes.withdrawn_requests = withdrawn;
    }
  }
  if (Object.keys(changes).length > 0) {
    await tx
      .updateTable('employees')
      .set({
        area_id: area.id,
        cargo,
        ativo,
        ...(ativo === 'S' && oldAtivo !== 'S' && { accrues_after: change.today }),
      })
      .where('id', '=', employee.id)
      .execute();
    if (isHead(oldCargo, oldAtivo) && !isHead(cargo, ativo)) {
      await change.deps.hooks.removeDeputies(tx, change, employee);
    }
  }
  if (wanted.balance) {
    Object.assign(changes, await adjustBalance(tx, change, employee, wanted.balance));
  }
  return changes;
}
