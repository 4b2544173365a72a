import type { Role } from '@intranet/contract/core/roles.ts';
import { sql } from 'kysely';
import { type By, recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { LeaversAccount } from '#features/people/leaving/hooks.ts';
import { authorizeDeleting } from '../policy.ts';
import { lockAdmins } from './lock-account.ts';

/** SQL: how many rows of a table belong to account `a`. */
const countOf = (table: string) =>
  sql<number>`(select count(*) from ${sql.table(table)} own where own.account_id = a.id)`;

/**
 * Locks the account of somebody who leaves, after all administrators. @returns null if it is gone
 * @throws AppError own_account, last_admin
 */
export async function lockLeaversAccount(
  tx: Tx,
  by: By,
  accountId: number,
): Promise<LeaversAccount | null> {
  const admins = await lockAdmins(tx);
  const row = await tx
    .selectFrom('accounts as a')
    .select(['a.id', 'a.username', 'a.email', 'a.role', 'a.photo_key as photoKey'])
    .select([
      countOf('sessions').as('sessions'),
      countOf('passkeys').as('passkeys'),
      countOf('calendar_feeds').as('calendar_links'),
    ])
    .select(
      sql<LeaversAccount['identities']>`(
        select coalesce(json_agg(json_build_object('issuer', i.issuer, 'subject', i.subject)), '[]')
        from single_sign_on_identities i where i.account_id = a.id)`.as('identities'),
    )
    .where('a.id', '=', accountId)
    .forNoKeyUpdate('a')
    .$narrowType<{ role: Role }>()
    .executeTakeFirst();
  // Somebody else has deleted it meanwhile.
  if (!row) return null;
  const { id, photoKey } = authorizeDeleting(by, row, admins);
  const { username, email, role, sessions, passkeys, calendar_links, identities } = row;
  return {
    id,
    photoKey,
    identities,
    facts: { username, email, role, sessions, passkeys, calendar_links },
  };
}

/** Deletes it with its sessions, passkeys and calendar links; the employee and all history stay (D11). */
export async function deleteLeaversAccount(
  tx: Tx,
  by: By,
  { id, facts }: LeaversAccount,
): Promise<void> {
  await tx.deleteFrom('accounts').where('id', '=', id).execute();
  const { username, role, email } = facts;
  await recordAct(tx, by, 'user_deleted', username, { role, email });
}
