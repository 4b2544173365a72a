import { formatDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { departureBody } from '@intranet/contract/people/leaving-endpoints.ts';
import type { z } from 'zod';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import { changeBy } from '../hooks.ts';
import { lockEmployee } from '../queries.ts';
import { carryOut } from './carry-out.ts';
import { endPlan } from './end-plan.ts';
import { finish } from './finish-departure.ts';
import type { LeavingDeps } from './hooks.ts';
import { assertNotOwn, checkLastDay } from './policy.ts';
import { findDeparture, findLeaver, lockPlan } from './queries.ts';

type Plan = z.output<typeof departureBody>;

const changedMeanwhile = () =>
  new AppError(
    'stale_version',
    t('Somebody changed this plan in the meantime. Reload the page to see it.'),
  );

async function storePlan(tx: Tx, employeeId: number, actor: Actor, now: Date, plan: Plan) {
  const { last_day, pays_out, note, version } = plan;
  const planned = await lockPlan(tx, employeeId);
  if ((planned?.version ?? null) !== version) throw changedMeanwhile();
  const values = {
    ...{ last_day, pays_out, note, problem: null },
    planned_by: actor.username,
    planned_by_account: actor.accountId,
    planned_at: now,
  };
  if (planned) {
    await tx
      .updateTable('departures')
      .set({ ...values, version: planned.version + 1 })
      .where('id', '=', planned.id)
      .execute();
  } else {
    await tx
      .insertInto('departures')
      .values({ ...values, employee_id: employeeId })
      .execute();
  }
}

/**
 * Plans a departure or changes the plan. A last day in the past is carried out at once.
 * @returns whether it was carried out
 * @throws AppError not_found, own_account, last_admin, before_start_date, invalid_input, stale_version, conflict
 */
export async function planDeparture(
  deps: LeavingDeps,
  actor: Actor,
  employeeId: number,
  plan: Plan,
): Promise<boolean> {
  const day = today(deps);
  const change = { ...changeBy(deps, actor), deps };
  const isOver = plan.last_day < day;
  const photoKey = await deps.db.transaction().execute(async (tx) => {
    const employee = await findLeaver(tx, employeeId);
    assertNotOwn(actor, employeeId);
    checkLastDay(employee, plan.last_day, day);
    // It locks accounts before the employee, as everywhere.
    const carriedOut = isOver
      ? await carryOut(tx, change, { employeeId, lastDay: plan.last_day, paysOut: plan.pays_out })
      : null;
    const locked = await lockEmployee(tx, employeeId);
    const hadLeft = carriedOut?.hadLeft ?? locked.ativo === 'N';
    const last = await findDeparture(tx, employeeId);
    if (hadLeft && last?.finished_at) throw changedMeanwhile();
    await storePlan(tx, employeeId, actor, deps.clock.now(), plan);
    if (carriedOut) return finish(tx, change, employee, carriedOut);
    await recordAct(tx, actor, 'departure_planned', employee.name, {
      last_day: formatDay(plan.last_day),
      pays_out: plan.pays_out,
    });
    return null;
  });
  if (photoKey) await deps.leaving.deletePhoto(photoKey);
  return isOver;
}

/**
 * Takes the plan back. Before the last day is over, nothing else has happened.
 * @returns the person's name
 * @throws AppError not_found
 */
export async function cancelDeparture(
  deps: LeavingDeps,
  actor: Actor,
  employeeId: number,
): Promise<string> {
  return deps.db.transaction().execute(async (tx) => {
    const employee = await findLeaver(tx, employeeId);
    await lockEmployee(tx, employeeId);
    if (!(await endPlan(tx, changeBy(deps, actor), employee))) {
      throw new AppError(
        'not_found',
        t('No departure is planned. Reload the page to see what happened.'),
      );
    }
    return employee.name;
  });
}
