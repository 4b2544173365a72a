import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { findArea } from '#features/people/queries.ts';
import { authorizeArea } from './policy.ts';

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
