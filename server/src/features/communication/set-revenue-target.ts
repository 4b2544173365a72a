import { type MonthOfYear, storedMonth } from '@intranet/contract/communication/rules.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { atField } from '#core/errors.ts';
import { authorizeMonth } from './policy.ts';

interface Amounts {
  goal: number;
  actual: number;
}

interface Input extends MonthOfYear, Amounts {
  /** The amounts that the user saw. */
  before?: Amounts | undefined;
}

interface Stored extends Amounts {
  updated_by: string;
}

/** The amount to store. @throws AppError conflict if both the user and somebody else changed it */
function mergedAmount(field: keyof Amounts, stored: Stored, { before, ...sent }: Input): number {
  if (!before || stored[field] === before[field]) return sent[field];
  if (sent[field] === before[field] || sent[field] === stored[field]) return stored[field];
  throw atField(
    'conflict',
    field,
    t('{name} has changed this month meanwhile: R$ {amount}. To replace that, save again.', {
      name: stored.updated_by,
      // With Brazilian separators, like the field (spec §2).
      amount: stored[field].toLocaleString('pt-BR'),
    }),
  );
}

/**
 * Sets a month's amounts in whole reais (spec §7). No-op changes are not recorded.
 * @throws AppError year_closed (D54), conflict
 */
export async function setRevenueTarget(deps: Deps, actor: Actor, input: Input): Promise<void> {
  const at = authorizeMonth(input, today(deps));
  await deps.db.transaction().execute(async (tx) => {
    await sql`lock table revenue_targets in share row exclusive mode`.execute(tx);
    const stored = (await tx
      .selectFrom('revenue_targets')
      .select(['goal', 'actual', 'updated_by'])
      .where('year', '=', at.year)
      .where('month', '=', at.month)
      .executeTakeFirst()) ?? { goal: 0, actual: 0, updated_by: '' };
    const goal = mergedAmount('goal', stored, input);
    const actual = mergedAmount('actual', stored, input);
    if (stored.goal === goal && stored.actual === actual) return;
    const row = { goal, actual, updated_at: deps.clock.now(), updated_by: actor.username };
    await tx
      .insertInto('revenue_targets')
      .values({ ...at, ...row })
      .onConflict((conflict) => conflict.columns(['year', 'month']).doUpdateSet(row))
      .execute();
    await recordAct(tx, actor, 'revenue_target_changed', storedMonth(at), {
      ...(stored.goal !== goal && { goal: `${stored.goal} → ${goal}` }),
      ...(stored.actual !== actual && { actual: `${stored.actual} → ${actual}` }),
    });
  });
}
