import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { listSealedEntries } from './queries.ts';
import { readingOfPassword, recordReadings } from './readings.ts';
import { openPassword } from './sealed-secrets.ts';

/** All entries with passwords (spec §7), recorded first (D36, S16). @throws AppError conflict */
export async function listPasswords({ db, clock, vaultSealer }: Deps, actor: Actor) {
  return db.transaction().execute(async (tx) => {
    const rows = await listSealedEntries(tx);
    const entries = rows.map((row) => ({ row, password: openPassword(vaultSealer, row) }));
    const secrets = entries.flatMap(({ row, password }) => readingOfPassword(row, password));
    await recordReadings(tx, actor, clock.now(), 'listed', secrets);
    await recordAct(tx, actor, 'passwords_listed', '', { entries: entries.length });
    return entries.map(({ row: { id, platform, link, username: user }, password }) => {
      return { id, platform, link, user, password };
    });
  });
}
