import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { KeyedSealer } from '#core/keyed-sealer.ts';
import type { EntryRow } from './queries.ts';
import { listClosedBy } from './rotation/queries.ts';
import { openSecrets, type SealedEntry, type Secrets, sealSecrets } from './sealed-secrets.ts';

export interface EntryState extends Secrets {
  platform: string;
  link: string;
  user: string;
}

/** @throws AppError conflict if its secrets cannot be opened */
export function openState(
  sealer: KeyedSealer,
  row: SealedEntry & { link: string; username: string },
): EntryState {
  const { platform, link, username: user } = row;
  return { platform, link, user, ...openSecrets(sealer, row) };
}

export interface SecretOrigins {
  password_version: number;
  password_changed_at: Date;
  code_version: number | null;
}

type Field = 'platform' | 'link' | 'user' | 'password' | 'code';

export function changedFields(before: EntryState, after: EntryState): Field[] {
  return [
    ...(['platform', 'link', 'user', 'password'] as const).filter(
      (key) => before[key] !== after[key],
    ),
    ...(before.codeSecret === after.codeSecret ? [] : (['code'] as const)),
  ];
}

/** The origins after a change. A former secret keeps its version, so its readers still know it. */
export function originsAfter(
  { version }: EntryRow,
  after: EntryState,
  { states, now }: { states: readonly (SecretOrigins & { state: Secrets })[]; now: Date },
): SecretOrigins {
  const next = version + 1;
  const same = states.find(({ state }) => state.password === after.password);
  const sameCode = states.find(({ state }) => state.codeSecret === after.codeSecret);
  return {
    password_version: same?.password_version ?? next,
    password_changed_at: same?.password_changed_at ?? now,
    code_version: after.codeSecret === null ? null : (sameCode?.code_version ?? next),
  };
}

/** Records that changed secrets close the marks of people who knew them (D59). */
async function recordClosing(tx: Tx, actor: Actor, entry: EntryRow, origins: SecretOrigins) {
  const { password_version: password, code_version: code } = entry;
  const people = await listClosedBy(tx, entry.id, {
    password: password === origins.password_version ? null : password,
    code: code === origins.code_version ? null : code,
  });
  if (people.length === 0) return;
  await recordAct(tx, actor, 'password_rotated', entry.platform, {
    entry: entry.id,
    people: people.join(', '),
  });
}

/** Moves the entry's current state into its history and stores the next version. */
export async function replaceEntry(
  tx: Tx,
  { vaultSealer, clock }: Pick<Deps, 'vaultSealer' | 'clock'>,
  actor: Actor,
  entry: EntryRow,
  { state, origins }: { state: EntryState; origins: SecretOrigins },
): Promise<void> {
  await tx
    .insertInto('vault_versions')
    .values({
      entry_id: entry.id,
      version: entry.version,
      platform: entry.platform,
      link: entry.link,
      username: entry.username,
      sealed_password: entry.sealed_password,
      sealed_code_secret: entry.sealed_code_secret,
      key_id: entry.key_id,
      password_version: entry.password_version,
      code_version: entry.code_version,
      password_changed_at: entry.password_changed_at,
      made_at: entry.updated_at,
      made_by: entry.updated_by,
    })
    .execute();
  await tx
    .updateTable('vault_entries')
    .set({
      platform: state.platform,
      link: state.link,
      username: state.user,
      ...sealSecrets(vaultSealer, entry.id, state),
      password_version: origins.password_version,
      password_changed_at: origins.password_changed_at,
      code_version: origins.code_version,
      version: entry.version + 1,
      updated_at: clock.now(),
      updated_by: actor.username,
    })
    .where('id', '=', entry.id)
    .execute();
  await recordClosing(tx, actor, entry, origins);
}
