import { INVITATION_DAYS } from '@intranet/contract/accounts/joining-endpoints.ts';
import type { Actor } from '#core/actor.ts';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { notify } from '#core/notify/notify.ts';
import { hashToken, newToken } from '#core/tokens.ts';
import { invitationMail } from '../mails.ts';

const DAY_MS = 86_400_000;

interface Invited {
  id: number;
  username: string;
  email: string;
}

/** What the invitation says of the person; nulls for an account without an employee. */
async function readNewcomer(tx: Tx, accountId: number) {
  const employee = await tx
    .selectFrom('employees')
    .select(['name', 'start_date as startDate'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return employee ?? { name: null, startDate: null };
}

/**
 * Emails a new link, which ends the former one (D71).
 * @returns the link if there is no mail server, so that the admin can pass it on; else null
 */
export async function invite(
  tx: Tx,
  deps: Deps,
  actor: Pick<Actor, 'username'>,
  { id, username, email }: Invited,
): Promise<string | null> {
  const { companyName, publicUrl, mailUrl, timeZone } = deps.config;
  const token = newToken();
  const now = deps.clock.now();
  const row = {
    token_hash: hashToken(token),
    sent_at: now,
    expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
  };
  await tx
    .insertInto('invitations')
    .values({ account_id: id, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
  const link = `${publicUrl}/join#${token}`;
  const { name, startDate } = await readNewcomer(tx, id);
  const facts = {
    ...{ username, by: actor.username, companyName, link },
    ...{ name: name ?? username, expires: row.expires_at, timeZone },
    firstDay: startDate !== null && startDate >= today(deps) ? startDate : null,
  };
  const content = () => invitationMail(facts);
  const to = { accountId: id, email };
  await notify(tx, deps, [{ event: 'account_invited', to, content }]);
  return mailUrl === null ? link : null;
}

/** The link stops working, because the account got a password or another way in. */
export async function endInvitation(tx: Tx, accountId: number): Promise<void> {
  await tx
    .deleteFrom('invitations')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}

/** The link that was sent stops working, until the invitation is sent again. */
export async function endLink(tx: Tx, accountId: number): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ token_hash: null })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}
