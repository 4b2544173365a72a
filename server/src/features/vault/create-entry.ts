import type { Actor, Origin } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { insertEntries } from './insert-entries.ts';
import type { EntryState } from './replace-entry.ts';

/** Adds an entry (spec §7). @returns its id */
export async function createEntry(
  deps: Pick<Deps, 'db' | 'clock' | 'vaultSealer'>,
  actor: Actor,
  origin: Origin,
  state: EntryState,
): Promise<number> {
  const ids = await deps.db
    .transaction()
    .execute((tx) => insertEntries(tx, deps, actor, origin, { states: [state], how: 'typed' }));
  return ids[0] as number;
}
