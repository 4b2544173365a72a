import { t } from '@intranet/contract/core/i18n/t.ts';
import type {
  coveragePairBody,
  setCoverageLimit as setCoverageLimitCall,
} from '@intranet/contract/leave/coverage-endpoints.ts';
import type { z } from 'zod';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { atField } from '#core/errors.ts';
import { findArea, findPerson } from '#features/people/queries.ts';
import { authorizeArea, authorizePairing, authorizeUnpairing } from './policy.ts';
import { lockPair } from './queries.ts';

type Limit = z.output<typeof setCoverageLimitCall.body>;
type Pairing = z.output<typeof coveragePairBody>;

/**
 * Sets how many people of an area may be away without a warning; null for no limit.
 * @throws AppError forbidden; not_found at `area`
 */
export async function setCoverageLimit(deps: Deps, actor: Actor, input: Limit) {
  const { max_away } = input;
  await deps.db.transaction().execute(async (tx) => {
    const area = authorizeArea(actor, input.area, await findArea(tx, input.area));
    if (max_away === null) {
      await tx.deleteFrom('coverage_limits').where('area_id', '=', area.id).execute();
    } else {
      await tx
        .insertInto('coverage_limits')
        .values({ area_id: area.id, max_away })
        .onConflict((conflict) => conflict.column('area_id').doUpdateSet({ max_away }))
        .execute();
    }
    await recordAct(tx, actor, 'coverage_changed', area.name, {
      at_most_away: max_away ?? 'any number',
    });
  });
}

/**
 * Adds a pair of colleagues who should not be away together, which only causes warnings.
 * @throws AppError forbidden; at its field: no_employee, ambiguous_name, not_active, invalid_input,
 *   conflict
 */
export async function addCoveragePair(deps: Deps, actor: Actor, input: Pairing) {
  await deps.db.transaction().execute(async (tx) => {
    const { accountId } = actor;
    const firstKey = { name: input.first, employeeId: input.first_id };
    const secondKey = { name: input.second, employeeId: input.second_id };
    const { first, second } = authorizePairing(actor, {
      first: await findPerson(tx, firstKey, accountId),
      second: await findPerson(tx, secondKey, accountId),
    });
    const ids = [first.id, second.id];
    const added = await tx
      .insertInto('coverage_pairs')
      .values({ first_id: Math.min(...ids), second_id: Math.max(...ids) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) {
      const pair = { first: first.name, second: second.name };
      throw atField('conflict', 'second', t('{first} and {second} are already a pair.', pair));
    }
    await recordAct(tx, actor, 'coverage_changed', first.area, {
      not_together: `${first.name}, ${second.name}`,
    });
  });
}

/** Removes a coverage pair. @throws AppError forbidden, not_found */
export async function removeCoveragePair(deps: Deps, actor: Actor, id: number) {
  await deps.db.transaction().execute(async (tx) => {
    const pair = authorizeUnpairing(actor, await lockPair(tx, id));
    await tx.deleteFrom('coverage_pairs').where('id', '=', pair.id).execute();
    await recordAct(tx, actor, 'coverage_changed', pair.firstArea, {
      together_again: `${pair.first}, ${pair.second}`,
    });
  });
}
