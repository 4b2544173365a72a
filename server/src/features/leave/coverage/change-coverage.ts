import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { atField } from '#core/errors.ts';
import { findArea, findEmployeeByName } from '#features/people/queries.ts';
import { authorizeArea, authorizePairing, authorizeUnpairing } from './policy.ts';
import { lockPair } from './queries.ts';

/**
 * Sets how many people of an area may be away without a warning; null for no limit.
 * @throws AppError forbidden; not_found at `area`
 */
export async function setCoverageLimit(
  deps: Deps,
  actor: Actor,
  input: { area: string; maxAway: number | null },
): Promise<void> {
  const { maxAway } = input;
  await deps.db.transaction().execute(async (tx) => {
    const area = authorizeArea(actor, input.area, await findArea(tx, input.area));
    if (maxAway === null) {
      await tx.deleteFrom('coverage_limits').where('area_id', '=', area.id).execute();
    } else {
      await tx
        .insertInto('coverage_limits')
        .values({ area_id: area.id, max_away: maxAway })
        .onConflict((conflict) => conflict.column('area_id').doUpdateSet({ max_away: maxAway }))
        .execute();
    }
    await recordAct(tx, actor, {
      action: 'coverage_changed',
      subject: area.name,
      detail: { at_most_away: maxAway ?? 'any number' },
    });
  });
}

/**
 * Adds a pair of colleagues who should not be away together, which only causes warnings.
 * @throws AppError forbidden; at its field: no_employee, not_active, invalid_input, conflict
 */
export async function addCoveragePair(
  deps: Deps,
  actor: Actor,
  names: { first: string; second: string },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { first, second } = authorizePairing(actor, names, {
      first: await findEmployeeByName(tx, names.first),
      second: await findEmployeeByName(tx, names.second),
    });
    const added = await tx
      .insertInto('coverage_pairs')
      .values({
        first_id: Math.min(first.id, second.id),
        second_id: Math.max(first.id, second.id),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) {
      const sentence = t('{first} and {second} are already a pair.', {
        first: first.name,
        second: second.name,
      });
      throw atField('conflict', 'second', sentence);
    }
    await recordAct(tx, actor, {
      action: 'coverage_changed',
      subject: first.area,
      detail: { not_together: `${first.name}, ${second.name}` },
    });
  });
}

/** Removes a coverage pair. @throws AppError forbidden, not_found */
export async function removeCoveragePair(deps: Deps, actor: Actor, id: number) {
  await deps.db.transaction().execute(async (tx) => {
    const pair = authorizeUnpairing(actor, await lockPair(tx, id));
    await tx.deleteFrom('coverage_pairs').where('id', '=', pair.id).execute();
    await recordAct(tx, actor, {
      action: 'coverage_changed',
      subject: pair.firstArea,
      detail: { together_again: `${pair.first}, ${pair.second}` },
    });
  });
}
