import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { findEntryVersion, lockEntry } from '../queries.ts';
import { changedFields, openState, replaceEntry } from '../replace-entry.ts';
import { markLostAccess } from '../rotation/mark-lost-access.ts';

/** The password's age and readers stay. @throws AppError not_found, conflict */
export async function bringBackVersion(
  deps: Deps,
  actor: Actor,
  { id, earlier }: { id: number; earlier: number },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const entry = await lockEntry(tx, id);
    const version = await findEntryVersion(tx, id, earlier);
    const before = openState(deps.vaultSealer, entry);
    const state = openState(deps.vaultSealer, { ...version, id });
    const changed = changedFields(before, state);
    if (changed.length === 0) return;
    await replaceEntry(tx, deps, actor, entry, { state, origins: version });
    await recordAct(tx, actor, 'password_entry_changed', state.platform, {
      entry: id,
      changed: changed.join(', '),
      brought_back: version.version,
    });
    // People who have lost access since may know the earlier secret.
    await markLostAccess(tx, deps, { by: actor, cause: 'other', entryId: id });
  });
}
