import { formatAmount, roundDays } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Ativo, Cargo } from '@intranet/contract/people/positions.ts';
import type { Tx } from '#core/db/database.ts';
import { AppError, atField } from '#core/errors.ts';
import { postAccrualsUpTo } from '#features/balance/accruals.ts';
import { appendLedger } from '#features/balance/ledger.ts';
import { findBalance } from '#features/balance/queries.ts';
import { removeDeputies } from '../deputies/remove-deputy.ts';
import { ensureArea } from '../ensure-area.ts';
import type { Change } from '../hooks.ts';
import { endPlan } from '../leaving/end-plan.ts';
import type { Employee } from '../queries.ts';
import { type ChangedDetails, changeDetails } from './change-details.ts';

export interface EmployeeChange {
  area?: string;
  cargo?: Cargo;
  ativo?: Ativo;
  balance?: {
    days: number;
    /** The balance that the admin saw; the edit is refused if it has changed since. */
    expected?: number | undefined;
    reason: string;
  };
  details?: ChangedDetails;
}

export type Changes = Record<string, string | number | boolean>;

async function adjustBalance(
  tx: Tx,
  { actor, today }: Change,
  employee: Employee,
  { days, expected, reason }: NonNullable<EmployeeChange['balance']>,
): Promise<Changes> {
  // The admin left the balance as it was, so a change in the meantime doesn't matter.
  if (days === expected) return {};
  const present = await findBalance(tx, employee.id, today);
  if (present === days) return {};
  if (expected !== undefined && present !== expected) {
    throw new AppError(
      'stale_version',
      t('The balance changed in the meantime. It’s now {present}.', {
        present: formatAmount(present),
      }),
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

/** Refuses to activate an employee without a start date (D14, D18). @throws AppError invalid_input */
async function checkCanEarn(tx: Tx, employeeId: number): Promise<void> {
  const unknown = await tx
    .selectFrom('employees')
    .select('id')
    .where('id', '=', employeeId)
    .where('start_date', 'is', null)
    .executeTakeFirst();
  if (!unknown) return;
  const sentence = t('Vacation can’t accrue without a start date. Add the start date first.');
  throw atField('invalid_input', 'ativo', sentence);
}

/**
 * Changes a locked employee. Accruals until today are posted before they stop, and months away
 * don't accrue later (D14, D18). Leaving withdraws pending requests and cancels approved leave
 * after today (pitfall 21). A former Head loses their deputies (D23).
 * @returns the changes, empty if there were none
 * @throws AppError stale_version, with the current balance; invalid_input at `ativo` or `birth_date`
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
    if (oldAtivo === 'N') await endPlan(tx, change, employee);
    if (oldAtivo === 'S') await postAccrualsUpTo(tx, change.today, employee.id);
    if (ativo === 'N') {
      const withdrawn = await change.deps.hooks.withdrawPendingRequests(tx, change, employee);
      if (withdrawn > 0) changes.withdrawn_requests = withdrawn;
      const cancelled = await change.deps.hooks.cancelFutureLeave(tx, change, employee);
      if (cancelled > 0) changes.cancelled_leaves = cancelled;
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
      await removeDeputies(tx, change.by, employee);
    }
  }
  if (wanted.details) {
    const { today } = change;
    Object.assign(
      changes,
      await changeDetails(tx, { employeeId: employee.id, today }, wanted.details),
    );
  }
  if (wanted.balance) {
    Object.assign(changes, await adjustBalance(tx, change, employee, wanted.balance));
  }
  return changes;
}
