import { sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';

/** SQL: the invitation of account `a`, for as long as nobody has used it; else null. */
export const waitingInvitation = sql<{ withdrawn: boolean; expires_at: string } | null>`(
  select json_build_object('withdrawn', i.token_hash is null, 'expires_at', i.expires_at)
  from invitations i where i.account_id = a.id and i.used_at is null
)`;

/**
 * SQL: true until somebody who was invited joins an account. Meanwhile its address may be a stranger's.
 * @param id the column with the account's id, such as `a.id`
 */
export const isYetToJoin = (id: string) => sql<boolean>`exists (
  select from invitations i where i.account_id = ${sql.ref(id)} and i.used_at is null)`;

/**
 * SQL: the account's person has joined and hasn't left.
 * @param id the column with the account's id, such as `a.id`
 */
export const isActive = (id: string) => sql<boolean>`(not ${isYetToJoin(id)} and not exists (
  select from employees e where e.account_id = ${sql.ref(id)} and e.ativo = 'N'))`;

/** The administrators who can be asked, in the order of their accounts. */
export const listAdmins = (db: DbOrTx): Promise<{ accountId: number; email: string }[]> =>
  db
    .selectFrom('accounts as a')
    .select(['a.id as accountId', 'a.email'])
    .where('a.role', '=', 'admin')
    .where(isActive('a.id'))
    .orderBy('a.id')
    .execute();

/** True until somebody who was invited joins; meanwhile no code and no provider opens the account. */
export async function waitsForInvitation(db: DbOrTx, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isInvitationWithdrawn(db: DbOrTx, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('token_hash', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** True while somebody can still join with a link that was sent, even if it is too old by now. */
export async function isInvited(db: DbOrTx, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('token_hash', 'is not', null)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** True for an account whose employee has left. */
export async function hasLeft(db: DbOrTx, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('employees')
    .select('id')
    .where('account_id', '=', accountId)
    .where('ativo', '=', 'N')
    .executeTakeFirst();
  return row !== undefined;
}
