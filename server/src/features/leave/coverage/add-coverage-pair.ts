import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { atField } from '#core/errors.ts';
import { findEmployeeByName } from '#features/people/queries.ts';
import { authorizePairing } from './policy.ts';

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
