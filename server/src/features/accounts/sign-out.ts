import type { Actor, Origin } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { closeSession } from './sessions.ts';

export async function signOut(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  token: string,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await closeSession(tx, token);
    await recordAct(tx, actor, origin, { action: 'sign_out' });
  });
}
