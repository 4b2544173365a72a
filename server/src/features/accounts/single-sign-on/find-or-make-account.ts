import type { Role } from '@intranet/contract/roles.ts';
import { sql } from 'kysely';
import { recordAudit } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import type { Approvals } from '../admin/approvals.ts';
import { insertAccount } from '../insert-account.ts';
import { findAccountByEmail, hasAccounts } from '../queries.ts';
import { usernamesFor } from './usernames.ts';

/** The first of these names that no account has, whatever the letter case (D6). */
async function firstFree(tx: Tx, usernames: string[]): Promise<string | undefined> {
  const { rows } = await sql<{ username: string }>`
    select username from unnest(${usernames}::text[]) with ordinality as wanted (username, place)
    where not exists (select from accounts a where lower(a.username) = lower(wanted.username))
    order by place limit 1`.execute(tx);
  return rows[0]?.username;
}

/**
 * The account of an e-mail that the provider vouches for. With a role for new accounts, one without
 * a password is made where there is none, and joined to the employee of that name (D12).
 * @returns null when there is none and none may be made
 * @throws AppError conflict when every username that would fit is taken
 */
export async function findOrMakeAccount(
  tx: Tx,
  deps: { approvals: Approvals },
  person: { email: string; name: string },
  { role, address }: { role: Role | null; address: string },
): Promise<{ id: number; username: string } | null> {
  const found = await findAccountByEmail(tx, person.email);
  if (found) return found;
  // The first account is an administrator's (D13): any other would void the link that makes one.
  if (!role || !(await hasAccounts(tx))) return null;
  const username = await firstFree(tx, usernamesFor(person.name, person.email));
  if (!username) {
    throw new AppError(
      'conflict',
      'No username is free for you. Please ask an administrator to create your account.',
    );
  }
  const { email } = person;
  const { id } = await insertAccount(tx, { username, email, role, passwordHash: null });
  await recordAudit(tx, {
    action: 'user_registered',
    actor: { accountId: id, name: username },
    subject: username,
    address,
    detail: { role, method: 'single_sign_on' },
  });
  await deps.approvals.askNew(tx);
  return { id, username };
}
