import type { Reading } from '@intranet/contract/vault/schemas.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { recordActs } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { recordReadings, secretsOf } from './readings.ts';
import type { EntryState } from './replace-entry.ts';
import { sealSecrets } from './sealed-secrets.ts';

const FIRST = 1;

const codeVersionOf = ({ codeSecret }: EntryState) => (codeSecret === null ? null : FIRST);

/** Ids come first, because an entry's secrets are sealed for its id. */
async function takeIds(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('vault_entries', 'id')) as id
    from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Adds entries with audit entries and the actor as a reader. @returns their ids in order */
export async function insertEntries(
  tx: Tx,
  { vaultSealer, clock }: Pick<Deps, 'vaultSealer' | 'clock'>,
  actor: Actor,
  { states, how }: { states: readonly EntryState[]; how: Reading },
): Promise<number[]> {
  if (states.length === 0) return [];
  const now = clock.now();
  const ids = await takeIds(tx, states.length);
  const entries = states.map((state, index) => ({ id: ids[index] as number, state }));
  await tx
    .insertInto('vault_entries')
    .values(
      entries.map(({ id, state }) => ({
        id,
        platform: state.platform,
        link: state.link,
        username: state.user,
        ...sealSecrets(vaultSealer, id, state),
        code_version: codeVersionOf(state),
        password_changed_at: now,
        created_at: now,
        created_by: actor.username,
        updated_at: now,
        updated_by: actor.username,
      })),
    )
    .execute();
  const secrets = entries.flatMap(({ id, state }) =>
    secretsOf({ id, password_version: FIRST, code_version: codeVersionOf(state) }, state),
  );
  await recordReadings(tx, actor, now, how, secrets);
  await recordActs(
    tx,
    actor,
    entries.map(({ id, state }) => ({
      action: 'password_entry_created',
      subject: state.platform,
      detail: { entry: id },
    })),
  );
  return ids;
}

/** Adds an entry (spec §7). @returns its id */
export async function createEntry(deps: Deps, actor: Actor, state: EntryState): Promise<number> {
  const ids = await deps.db
    .transaction()
    .execute((tx) => insertEntries(tx, deps, actor, { states: [state], how: 'typed' }));
  return ids[0] as number;
}
