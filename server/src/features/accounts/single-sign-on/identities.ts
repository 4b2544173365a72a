import { sql } from 'kysely';
import type { Tx } from '#core/db/database.ts';

/** SQL: account `a` signs in through the identity provider. */
export const hasSingleSignOn = sql<boolean>`exists (
  select from single_sign_on_identities i where i.account_id = a.id
)`;

/** A user at a provider: its issuer, and the subject, which never changes. */
export type Identity = { issuer: string; subject: string };

export async function findLinkedAccount(tx: Tx, { issuer, subject }: Identity) {
  return tx
    .selectFrom('single_sign_on_identities as i')
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .select(['a.id', 'a.username'])
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .forShare('i')
    .executeTakeFirst();
}

/** Locks an account; `isAnothers` if another identity of the issuer is linked. */
export async function lockAccountByEmail(tx: Tx, email: string, issuer: string) {
  const account = await tx
    .selectFrom('accounts')
    .select(['id', 'username'])
    .where('email', '=', email)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) return null;
  const other = await tx
    .selectFrom('single_sign_on_identities')
    .select('subject')
    .where('account_id', '=', account.id)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return { ...account, isAnothers: other !== undefined };
}

/** Links an account to an identity. Unique indexes allow one account each way. */
export async function linkIdentity(
  tx: Tx,
  accountId: number,
  { issuer, subject }: Identity,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('single_sign_on_identities')
    .values({ issuer, subject, account_id: accountId, linked_at: now })
    .execute();
}

/** @returns true if it was linked; the next sign-in by verified email address links it again */
export async function unlinkIdentities(tx: Tx, accountId: number): Promise<boolean> {
  const unlinked = await tx
    .deleteFrom('single_sign_on_identities')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return unlinked.numDeletedRows > 0n;
}
