import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { listSealedEntries } from '../queries.ts';
import { recordReadings, secretsOf } from '../readings.ts';
import { openState } from '../replace-entry.ts';
import { toCsv } from './write-csv.ts';

/** Records the readings first (S10, S16). */
export async function exportPasswords(deps: Deps, actor: Actor): Promise<string> {
  return deps.db.transaction().execute(async (tx) => {
    const rows = await listSealedEntries(tx);
    const entries = rows.map((row) => ({ row, state: openState(deps.vaultSealer, row) }));
    const secrets = entries.flatMap(({ row, state }) => secretsOf(row, state));
    await recordReadings(tx, actor, deps.clock.now(), 'exported', secrets);
    await recordAct(tx, actor, 'passwords_exported', '', { entries: rows.length });
    return toCsv(entries.map(({ state }) => state));
  });
}
