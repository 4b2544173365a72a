import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { authorizeUnpairing } from './policy.ts';
import { lockPair } from './queries.ts';

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
