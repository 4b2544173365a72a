import type { VaultReading, VaultVersion } from '@intranet/contract/vault/history-endpoints.ts';
import type { Reading } from '@intranet/contract/vault/schemas.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { sortByText } from '#core/text-order.ts';
import { findEntry, listVersions } from '../queries.ts';

const MAX_READINGS = 1_000;

/** Current and earlier states, newest first, without secrets. @throws AppError not_found */
export async function listHistory(db: DbOrTx, id: number): Promise<VaultVersion[]> {
  const entry = await findEntry(db, id);
  const earlier = await listVersions(db, id);
  const states = [
    { ...entry, id: null, made_at: entry.updated_at, made_by: entry.updated_by },
    ...earlier,
  ];
  return states.map((state, index) => ({
    id: state.id,
    version: state.version,
    platform: state.platform,
    link: state.link,
    user: state.username,
    has_code: state.code_version !== null,
    password_changed: state.password_version !== states[index + 1]?.password_version,
    made_at: state.made_at.toISOString(),
    made_by: state.made_by,
  }));
}

/** Newest first, at most a thousand; includes deleted entries and accounts. */
export async function listReadings(
  db: DbOrTx,
  { entry, account }: { entry?: number | undefined; account?: number | undefined },
): Promise<VaultReading[]> {
  const rows = await db
    .selectFrom('vault_readings as r')
    .leftJoin('vault_entries as e', 'e.id', 'r.entry_id')
    .select(['r.at', 'r.reader', 'r.entry_id', 'r.how', 'r.of_code'])
    .select(['e.platform', 'e.username as user'])
    .$if(entry !== undefined, (q) => q.where('r.entry_id', '=', entry ?? 0))
    .$if(account !== undefined, (q) => q.where('r.account_id', '=', account ?? 0))
    .orderBy('r.at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(MAX_READINGS)
    .$narrowType<{ how: Reading }>()
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Everyone who ever read a secret, by their current or last name, in the order of the user’s language. */
export async function listReaders(db: DbOrTx) {
  const rows = await db
    .selectFrom('vault_readings as r')
    .leftJoin('accounts as a', 'a.id', 'r.account_id')
    .distinctOn('r.account_id')
    .select((eb) => [
      'r.account_id as account',
      eb.fn.coalesce('a.username', 'r.reader').as('name'),
      eb('a.id', 'is not', null).$castTo<boolean>().as('present'),
    ])
    .orderBy('r.account_id')
    .orderBy('r.id', 'desc')
    .execute();
  return sortByText(rows, ({ name }) => name);
}
