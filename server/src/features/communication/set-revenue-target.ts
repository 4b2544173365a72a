import type { RevenueTarget } from '@intranet/contract/communication/endpoints.ts';
import { storedMonthName } from '@intranet/contract/communication/rules.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';

/** Sets a month's amounts in whole reais (spec §7). No-op changes are not recorded. */
export async function setRevenueTarget(
  deps: Deps,
  actor: Actor,
  { month, goal, actual }: RevenueTarget,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await sql`lock table revenue_targets in share row exclusive mode`.execute(tx);
    const stored = await tx
      .selectFrom('revenue_targets')
      .select(['goal', 'actual'])
      .where('month', '=', month)
      .executeTakeFirst();
    const before = stored ?? { goal: 0, actual: 0 };
    if (before.goal === goal && before.actual === actual) return;
    const row = { goal, actual, updated_at: deps.clock.now(), updated_by: actor.username };
    await tx
      .insertInto('revenue_targets')
      .values({ month, ...row })
      .onConflict((conflict) => conflict.column('month').doUpdateSet(row))
      .execute();
    await recordAct(tx, actor, 'revenue_target_changed', storedMonthName(month), {
      ...(before.goal !== goal && { goal: `${before.goal} → ${goal}` }),
      ...(before.actual !== actual && { actual: `${before.actual} → ${actual}` }),
    });
  });
}
