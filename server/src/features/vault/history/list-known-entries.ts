import type { KnownEntry } from '@intranet/contract/vault/history-endpoints.ts';
import type { Reading } from '@intranet/contract/vault/schemas.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { sortByText } from '#core/text-order.ts';
import { listSealedEntries } from '../queries.ts';
import { readsCodeSecret, readsPassword } from '../rotation/queries.ts';
import { openPassword } from '../sealed-secrets.ts';

/** Entries outside the bin whose current password or code secret the account has read. */
async function listRead(db: DbOrTx, account: number): Promise<KnownEntry[]> {
  const rows = await db
    .selectFrom('vault_entries as e')
    .innerJoin('vault_readings as r', 'r.entry_id', 'e.id')
    .select(['e.id', 'e.platform', 'e.link', 'e.username as user'])
    .select([
      sql<boolean>`bool_or(${readsPassword})`.as('password_known'),
      sql<boolean>`bool_or(${readsCodeSecret})`.as('code_known'),
      sql<Date>`max(r.at)`.as('last_read_at'),
      sql<Reading>`(array_agg(r.how order by r.at desc, r.id desc))[1]`.as('how'),
    ])
    .where('e.deleted_at', 'is', null)
    .where('r.account_id', '=', account)
    .where(sql<boolean>`(${readsPassword} or ${readsCodeSecret})`)
    .groupBy('e.id')
    .orderBy('e.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    last_read_at: row.last_read_at.toISOString(),
    through: null,
  }));
}

/** Secrets that the person has read, and equal passwords; a single code does not count. */
export async function listKnownEntries(
  { db, vaultSealer }: Pick<Deps, 'db' | 'vaultSealer'>,
  account: number,
): Promise<KnownEntry[]> {
  const [read, rows] = await Promise.all([listRead(db, account), listSealedEntries(db)]);
  const passwords = new Map(rows.map((row) => [row.id, openPassword(vaultSealer, row)]));
  const byPassword = new Map(
    read.filter((entry) => entry.password_known).map((entry) => [passwords.get(entry.id), entry]),
  );
  const known = new Map(read.map((entry) => [entry.id, entry]));
  for (const { id, platform, link, username: user } of rows) {
    const password = passwords.get(id);
    const source = password ? byPassword.get(password) : undefined;
    const own = known.get(id);
    if (!source || own?.password_known) continue;
    const { last_read_at, how } = source;
    const codeKnown = own?.code_known ?? false;
    const inferred = { password_known: true, code_known: codeKnown, through: source.platform };
    known.set(id, { id, platform, link, user, last_read_at, how, ...inferred });
  }
  return sortByText([...known.values()], ({ platform }) => platform);
}
