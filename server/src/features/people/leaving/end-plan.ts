import { formatDay } from '@intranet/contract/core/days.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Change } from '../hooks.ts';
import type { Employee } from '../queries.ts';
import { lockPlan } from './queries.ts';

/** Takes the plan of a departure back, if there is one. Call it with the employee locked. @returns whether there was */
export async function endPlan(
  tx: Tx,
  { deps, by }: Change,
  { id, name }: Pick<Employee, 'id' | 'name'>,
): Promise<boolean> {
  const plan = await lockPlan(tx, id);
  if (!plan) return false;
  await tx
    .updateTable('departures')
    .set({ cancelled_at: deps.clock.now(), cancelled_by: by.username })
    .where('id', '=', plan.id)
    .execute();
  await recordAct(tx, by, 'departure_cancelled', name, { last_day: formatDay(plan.last_day) });
  return true;
}
