import type { Role } from '@intranet/contract/roles.ts';
import type { Actor, Origin } from '#core/actor.ts';
import { recordAudit } from '#core/audit/record.ts';
import type { Authorized } from '#core/authorized.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import { emailChangedMail } from '../mails.ts';
import { type AccountRow, authorizeRole } from '../policy.ts';
import { throwIfTaken } from '../taken.ts';
import type { HandOver } from './hand-over.ts';
import { lockAccount, lockAdmins } from './lock-account.ts';

export interface UpdateUserInput {
  username: string;
  /** Lower case. */
  email: string;
  role: Role;
}

async function write(
  tx: Tx,
  account: Authorized<AccountRow>,
  { email, role }: UpdateUserInput,
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ email, role })
    .where('id', '=', account.id)
    .execute()
    .catch(throwIfTaken);
  // A code that was mailed to the former address is worth nothing any more.
  if (email !== account.email) {
    await tx.deleteFrom('reset_codes').where('account_id', '=', account.id).execute();
  }
}

/**
 * Changes an account's e-mail address and role. The role bites on the person's next call (S2); leave
 * that waited for a former administrator goes to the next in line; the former address is told.
 * @throws AppError not_found, last_admin, email_taken
 */
export async function updateUser(
  deps: Deps & { handOver: HandOver },
  actor: Actor,
  origin: Origin,
  input: UpdateUserInput,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const admins = await lockAdmins(tx);
    const found = await lockAccount(tx, input.username, 'username');
    const account = authorizeRole(found, input.role, admins);
    await deps.handOver(tx, account.id, () => write(tx, account, input));
    await recordAudit(tx, {
      action: 'user_updated',
      actor: { accountId: actor.accountId, name: actor.username },
      subject: account.username,
      address: origin.address,
      detail: {
        ...(input.role !== account.role && { role: `${account.role} → ${input.role}` }),
        ...(input.email !== account.email && { email: `${account.email} → ${input.email}` }),
      },
    });
    if (input.email !== account.email) {
      const { publicUrl } = deps.config;
      const facts = { username: account.username, by: actor.username, publicUrl };
      await queueMail(tx, deps, account.email, emailChangedMail(facts));
    }
  });
}
