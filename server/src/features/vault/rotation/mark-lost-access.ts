import type { RotationCause } from '@intranet/contract/vault/schemas.ts';
import { sql } from 'kysely';
import { type By, recordAudits } from '#core/audit/record.ts';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { LostVaultAccess } from '#features/people/hooks.ts';
import { canOpen } from '../access/queries.ts';
import { listSealedEntries } from '../queries.ts';
import { tryPassword } from '../sealed-secrets.ts';
import { notifyToRotate } from './notify-to-rotate.ts';
import { type Marked, readsCodeSecret, readsPassword } from './queries.ts';

interface LostAccess extends Omit<LostVaultAccess, 'by'> {
  /** Whose change took the access away; null for the round that looks for what was missed. */
  by: By | null;
  /** The only entry concerned; without it, all are checked. */
  entryId?: number;
}

interface Known {
  entryId: number;
  accountId: number;
  ofCode: boolean;
  version: number;
  person: string;
  /** True if the account was deleted. */
  gone: boolean;
}

/** Current secrets that somebody has read who can't open the entry, and that aren't marked yet. */
async function listUnmarked(tx: Tx, { accountId, entryId, groupId }: LostAccess): Promise<Known[]> {
  // Distinct first: a secret may have thousands of readings.
  const { rows } = await sql<Known>`
    with known as materialized (
      select distinct on (e.id, r.account_id, r.of_code)
        e.id, r.account_id, r.of_code, r.secret_version, r.reader
      from vault_entries e
      join vault_readings r on r.entry_id = e.id and (${readsPassword} or ${readsCodeSecret})
      where e.deleted_at is null
        and coalesce(r.account_id = ${accountId ?? null}::bigint, true)
        and coalesce(e.id = ${entryId ?? null}::bigint, true)
        and (${groupId ?? null}::bigint is null or exists (
          select from readers shared where shared.list_id in (e.readers_id, e.editors_id)
            and shared.group_id = ${groupId ?? null}::bigint
        ))
      order by e.id, r.account_id, r.of_code, r.id desc
    )
    select e.id as "entryId", k.account_id as "accountId", k.of_code as "ofCode",
      k.secret_version as version, coalesce(own.username, k.reader) as person,
      own.id is null as gone
    from known k
    join vault_entries e on e.id = k.id
    left join accounts own on own.id = k.account_id
    where not exists (
        select from vault_rotations m where m.entry_id = k.id and m.account_id = k.account_id
          and m.of_code = k.of_code and m.secret_version = k.secret_version
      )
      and not ${canOpen(sql.ref('k.account_id'))}
    order by e.id, k.account_id, k.of_code`.execute(tx);
  return rows;
}

/** The same, for other entries with the same password. An entry that can't be decrypted is left out. */
async function withTwins(
  tx: Tx,
  { vaultSealer }: Pick<Deps, 'vaultSealer'>,
  known: readonly Known[],
): Promise<Known[]> {
  const read = known.filter(({ ofCode }) => !ofCode);
  if (read.length === 0) return [...known];
  const rows = await listSealedEntries(tx);
  const opened = rows.map((row) => ({ row, password: tryPassword(vaultSealer, row) }));
  const openedOf = new Map(opened.map((one) => [one.row.id, one]));
  const sharers = Map.groupBy(opened, ({ password }) => password);
  const twins = read.flatMap((one) => {
    const { row: own, password } = openedOf.get(one.entryId) ?? {};
    // Somebody may have changed it a moment ago.
    if (!password || own?.password_version !== one.version) return [];
    return (sharers.get(password) ?? []).map(({ row }) => ({
      ...one,
      entryId: row.id,
      version: row.password_version,
    }));
  });
  return [...known, ...twins];
}

/** A second run adds nothing, and of two at once, one adds a mark. @returns what was added */
async function insertMarks(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config'>,
  known: readonly Known[],
  cause: RotationCause,
): Promise<(Marked & { cause: RotationCause })[]> {
  const causeOf = ({ gone }: Known) => (gone && cause !== 'left' ? 'account_deleted' : cause);
  const { rows } = await sql<Marked & { cause: RotationCause }>`
    with marked as (
      insert into vault_rotations as m
        (entry_id, account_id, person, of_code, secret_version, cause, marked_at, notified_on)
      select distinct on (e.id, k.account, k.of_code)
        e.id, k.account, k.person, k.of_code, k.version, k.cause, ${deps.clock.now()}::timestamptz,
        ${today(deps)}::date
      from unnest(
        ${known.map(({ entryId }) => entryId)}::bigint[],
        ${known.map(({ accountId }) => accountId)}::bigint[],
        ${known.map(({ person }) => person)}::text[],
        ${known.map(({ ofCode }) => ofCode)}::boolean[],
        ${known.map(({ version }) => version)}::integer[],
        ${known.map(causeOf)}::text[]
      ) as k (entry, account, person, of_code, version, cause)
      join vault_entries e on e.id = k.entry
      where not ${canOpen(sql.ref('k.account'))}
      order by e.id, k.account, k.of_code
      on conflict do nothing
      returning entry_id, account_id, person, cause
    )
    select distinct on (e.id, marked.account_id)
      e.id as "entryId", e.platform, marked.person, marked.cause
    from marked join vault_entries e on e.id = marked.entry_id
    order by e.id, marked.account_id`.execute(tx);
  return rows;
}

/**
 * Marks the current secrets that people have read who can no longer open the entries, and notifies those who can
 * change these (D59). Call it after a change that can take access away, in the same transaction.
 */
export async function markLostAccess(tx: Tx, deps: Deps, lost: LostAccess): Promise<void> {
  const unmarked = await listUnmarked(tx, lost);
  if (unmarked.length === 0) return;
  const known = await withTwins(tx, deps, unmarked);
  const marked = await insertMarks(tx, deps, known, lost.cause);
  const actor = {
    accountId: lost.by?.accountId ?? null,
    name: lost.by?.username ?? 'Intranet',
  };
  await recordAudits(
    tx,
    marked.map(({ entryId, platform, person, cause }) => ({
      action: 'password_marked_to_rotate',
      actor,
      subject: platform,
      address: lost.by?.origin.address ?? '',
      detail: { entry: entryId, person, cause },
    })),
  );
  await notifyToRotate(tx, deps, marked, 'secrets_to_rotate');
}
