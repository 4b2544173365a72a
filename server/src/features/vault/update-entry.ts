import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { readRights } from './access/queries.ts';
import { authorizeEdit } from './policy.ts';
import { type EntryRow, listVersions, lockEntry, presentEntry } from './queries.ts';
import { readingOfCode, readingOfPassword, recordReadings } from './readings.ts';
import {
  changedFields,
  type EntryState,
  openState,
  originsAfter,
  replaceEntry,
} from './replace-entry.ts';

export interface EntryChange {
  platform?: string;
  link?: string;
  user?: string;
  password?: string | undefined;
  /** From `parseCodeSecret`; null removes it. */
  codeSecret?: string | null;
  /** The version that the user saw; without it, the change applies to the current one. */
  version?: number | undefined;
}

/** @throws AppError stale_version, with the current state without secrets */
function assertUnchanged(entry: EntryRow, version: number | undefined): void {
  if (version === undefined || version === entry.version) return;
  throw new AppError(
    'stale_version',
    t('{person} changed this entry in the meantime. Check the current values and save again.', {
      person: entry.updated_by,
    }),
    { current: presentEntry(entry) },
  );
}

/**
 * Stores the previous state; the actor knows a new secret (spec §7, D36).
 * @throws AppError not_found, forbidden, stale_version, conflict
 */
export async function updateEntry(deps: Deps, actor: Actor, id: number, change: EntryChange) {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const found = await lockEntry(tx, id);
    const entry = authorizeEdit(found, await readRights(tx, actor, found));
    assertUnchanged(entry, change.version);
    const before = openState(deps.vaultSealer, entry);
    const after: EntryState = {
      platform: change.platform ?? before.platform,
      link: change.link ?? before.link,
      user: change.user ?? before.user,
      password: change.password ?? before.password,
      codeSecret: change.codeSecret === undefined ? before.codeSecret : change.codeSecret,
    };
    const changed = changedFields(before, after);
    const former = (await listVersions(tx, id)).map((version) => ({
      ...version,
      state: openState(deps.vaultSealer, { ...version, id }),
    }));
    const states = [{ ...entry, state: before }, ...former];
    const origins = originsAfter(entry, after, { states, now });
    if (changed.length > 0) {
      await replaceEntry(tx, deps, actor, entry, { state: after, origins });
      await recordAct(tx, actor, 'password_entry_changed', after.platform, {
        entry: id,
        changed: changed.join(', '),
      });
    }
    const typed = { id, ...origins };
    await recordReadings(tx, actor, now, 'typed', [
      ...readingOfPassword(typed, change.password ?? ''),
      ...(change.codeSecret ? readingOfCode(typed) : []),
    ]);
  });
}
