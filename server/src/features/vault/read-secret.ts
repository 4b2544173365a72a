import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Purpose } from '@intranet/contract/vault/schemas.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { readRights } from './access/queries.ts';
import { codeAt } from './code-secret.ts';
import { assertMayReadEarlier, authorizeUse } from './policy.ts';
import { findEntry, findEntryVersion } from './queries.ts';
import { readingOfCode, readingOfPassword, recordReadings } from './readings.ts';
import { openCodeSecret, openPassword } from './sealed-secrets.ts';

const HOW = { reveal: 'revealed', copy: 'copied' } as const;

/** An entry that the actor may use. @throws AppError not_found */
async function findUsable(tx: Tx, actor: Actor, id: number) {
  const entry = await findEntry(tx, id);
  return authorizeUse(entry, await readRights(tx, actor, entry));
}

/** Records a reading, then returns a password (D36, S16). @throws AppError not_found, forbidden, conflict */
export async function readPassword(
  deps: Deps,
  actor: Actor,
  wanted: { id: number; purpose: Purpose; earlier?: number | undefined },
): Promise<string> {
  const { id, purpose, earlier } = wanted;
  return deps.db.transaction().execute(async (tx) => {
    const entry = await findUsable(tx, actor, id);
    if (earlier !== undefined) assertMayReadEarlier(actor);
    const version = earlier === undefined ? null : await findEntryVersion(tx, id, earlier);
    const source = version ? { ...version, id } : entry;
    const password = openPassword(deps.vaultSealer, source);
    const read = readingOfPassword(source, password);
    await recordReadings(tx, actor, deps.clock.now(), HOW[purpose], read);
    await recordAct(
      tx,
      actor,
      purpose === 'copy' ? 'password_copied' : 'password_revealed',
      entry.platform,
      { entry: id, ...(version && { version: version.version }) },
    );
    return password;
  });
}

/** Reads a one-time code, recorded like a password (S16). @throws AppError not_found, conflict */
export async function readCode(
  deps: Deps,
  actor: Actor,
  { id, purpose }: { id: number; purpose: Purpose },
): Promise<{ code: string; validFor: number }> {
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (tx) => {
    const entry = await findUsable(tx, actor, id);
    const secret = openCodeSecret(deps.vaultSealer, entry);
    if (secret === null) {
      throw new AppError('not_found', t('One-time codes aren’t set up for this entry.'));
    }
    await recordReadings(tx, actor, now, HOW[purpose], readingOfCode(entry));
    await recordAct(
      tx,
      actor,
      purpose === 'copy' ? 'code_copied' : 'code_revealed',
      entry.platform,
      { entry: id },
    );
    return codeAt(secret, now);
  });
}
