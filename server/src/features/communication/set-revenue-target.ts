import { type MonthOfYear, storedMonth } from '@intranet/contract/communication/rules.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
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

const FIELDS = ['goal', 'actual'] as const;

/** Says what somebody else entered, with Brazilian separators, like the field (spec §2). */
function conflictSentence(field: keyof Amounts, stored: Stored): string {
  const facts = { name: stored.updated_by, amount: stored[field].toLocaleString('pt-BR') };
  return field === 'goal'
    ? t('{name} changed the goal to R$ {amount} in the meantime. Save again to replace it.', facts)
    : t(
        '{name} changed the actual to R$ {amount} in the meantime. Save again to replace it.',
        facts,
      );
}

/** The amounts to store. @throws AppError conflict, at each that both the user and somebody else changed */
function mergeAmounts(stored: Stored, { before, ...sent }: Input): Amounts {
  if (!before) return sent;
  const isOurs = (field: keyof Amounts) => sent[field] !== before[field];
  const isTheirs = (field: keyof Amounts) => stored[field] !== before[field];
  const conflicts = FIELDS.filter(
    (field) => isOurs(field) && isTheirs(field) && sent[field] !== stored[field],
  ).map((field) => [field, conflictSentence(field, stored)] as const);
  if (conflicts.length > 0) {
    const sentences = conflicts.map(([, sentence]) => sentence);
    throw new AppError('conflict', sentences.join(' '), { fields: Object.fromEntries(conflicts) });
  }
  const merged = (field: keyof Amounts) => (isTheirs(field) ? stored[field] : sent[field]);
  return { goal: merged('goal'), actual: merged('actual') };
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
    const { goal, actual } = mergeAmounts(stored, input);
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
