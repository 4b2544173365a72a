import { formatDay } from '@intranet/contract/core/days.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import { type Change, changeBy } from '../hooks.ts';
import { type Employee, lockEmployee } from '../queries.ts';
import { type CarriedOut, carryOut } from './carry-out.ts';
import { notifyOfDeparture } from './departure-mail.ts';
import type { LeavingDeps } from './hooks.ts';
import { type DepartureRow, findDeparture, lockPlan, problemOf } from './queries.ts';

type LeavingChange = Change & { deps: LeavingDeps };

/** Stores the record of a plan that was carried out. @returns the key of the photo to delete, if any */
export async function finish(
  tx: Tx,
  { deps, by }: LeavingChange,
  employee: Pick<Employee, 'id' | 'name'>,
  { record, account }: CarriedOut,
): Promise<string | null> {
  await tx
    .updateTable('departures')
    .set({
      finished_at: deps.clock.now(),
      problem: null,
      account_id: account?.id ?? null,
      email: account?.facts.email ?? null,
      identities: account ? JSON.stringify(account.identities) : null,
      record: JSON.stringify(record),
    })
    .where('employee_id', '=', employee.id)
    .where('finished_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute();
  await recordAct(tx, by, 'person_left', employee.name, {
    last_day: formatDay(record.last_day),
    owed: record.owed,
    paid_out: record.paid_out,
    passwords_known: record.secrets.length,
  });
  await notifyOfDeparture(tx, deps, employee, by, { record });
  return account?.photoKey ?? null;
}

/** A job acts for whoever planned the departure. */
const planner = ({ planned_by, planned_by_account }: DepartureRow) => ({
  accountId: planned_by_account,
  username: planned_by,
  origin: { address: '', userAgent: '' },
});

/** Carries out one plan, unless it was taken back or moved meanwhile. */
async function finishDue(deps: LeavingDeps, employeeId: number, plan: DepartureRow): Promise<void> {
  const change = { ...changeBy(deps, planner(plan)), deps };
  const photoKey = await deps.db.transaction().execute(async (tx) => {
    const leaving = { employeeId, lastDay: plan.last_day, paysOut: plan.pays_out };
    const carriedOut = await carryOut(tx, change, leaving);
    const employee = await lockEmployee(tx, employeeId);
    const current = await lockPlan(tx, employeeId);
    if (current?.id !== plan.id || current.version !== plan.version) throw new PlanChanged();
    return finish(tx, change, employee, carriedOut);
  });
  if (photoKey) await deps.leaving.deletePhoto(photoKey);
}

/** Rolls back what was done for a plan that is no longer valid. */
class PlanChanged extends Error {}

/**
 * Carries out a plan whose last day is over. A rule that prevents it, such as the last administrator's
 * account, is stored with the plan and mailed once.
 * @throws every unexpected failure
 */
export async function finishDeparture(deps: LeavingDeps, employeeId: number): Promise<void> {
  const plan = await findDeparture(deps.db, employeeId);
  if (!plan || plan.finished_at) return;
  try {
    await finishDue(deps, employeeId, plan);
  } catch (error) {
    if (error instanceof PlanChanged) return;
    if (!(error instanceof AppError)) throw error;
    if (plan.problem === error.code) return;
    await deps.db.transaction().execute(async (tx) => {
      const employee = await lockEmployee(tx, employeeId);
      const current = await lockPlan(tx, employeeId);
      if (current?.version !== plan.version) return;
      await tx
        .updateTable('departures')
        .set({ problem: error.code })
        .where('id', '=', plan.id)
        .execute();
      await notifyOfDeparture(tx, deps, employee, planner(plan), {
        problem: problemOf(error.code),
      });
    });
  }
}
