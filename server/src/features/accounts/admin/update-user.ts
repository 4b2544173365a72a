import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Authorized } from '#core/authorized.ts';
import type { Tx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import { notify } from '#core/notify/notify.ts';
import type { PeopleDeps } from '#features/people/hooks.ts';
import {
  linkAccountToEmployee,
  linkAccountToEmployeeById,
} from '#features/people/update-employee.ts';
import { emailChangedMail } from '../mails.ts';
import { type AccountRow, authorizeRole } from '../policy.ts';
import { unlinkIdentities } from '../single-sign-on/identities.ts';
import { throwIfNameTaken } from '../unique-violation.ts';
import { lockAccount, lockAdmins } from './lock-account.ts';

export interface UpdateUserInput {
  username: string;
  email: string;
  role: Role;
  linkEmployee: boolean;
  /** The employee to link; the only one of the same name without it. */
  employeeId: number | undefined;
  unlinkSingleSignOn: boolean;
}

async function linkEmployee(
  tx: Tx,
  { id, username }: AccountRow,
  employeeId: number | undefined,
): Promise<void> {
  const linked =
    employeeId === undefined
      ? await linkAccountToEmployee(tx, id, username)
      : await linkAccountToEmployeeById(tx, id, employeeId);
  if (linked) return;
  throw new AppError('conflict', t('No employee without an account has this name.'));
}

async function unlink(tx: Tx, account: AccountRow): Promise<void> {
  if (!(await unlinkIdentities(tx, account.id))) {
    throw new AppError('conflict', t('This account is not linked to the identity provider.'));
  }
  await tx
    .deleteFrom('sessions')
    .where('account_id', '=', account.id)
    .where('method', '=', 'single_sign_on')
    .execute();
}

async function write(tx: Tx, account: Authorized<AccountRow>, { email, role }: UpdateUserInput) {
  await tx
    .updateTable('accounts')
    .set({ email, role })
    .where('id', '=', account.id)
    .execute()
    .catch(throwIfNameTaken);
  // Mailed codes and the single sign-on link belong to the old address.
  if (email !== account.email) {
    await unlinkIdentities(tx, account.id);
    await tx.deleteFrom('reset_codes').where('account_id', '=', account.id).execute();
  }
}

/** A former administrator's approvals go to the next in line, and pending links are readdressed. */
export async function updateUser(deps: PeopleDeps, actor: Actor, input: UpdateUserInput) {
  await deps.db.transaction().execute(async (tx) => {
    const admins = await lockAdmins(tx);
    const found = await lockAccount(tx, input.username, 'username');
    const account = authorizeRole(found, input.role, admins);
    const accountId = account.id;
    const areasBefore = await deps.hooks.listApprovalAreas(tx, { accountId });
    const changed = { accountId, areasBefore };
    if (input.unlinkSingleSignOn) await unlink(tx, account);
    if (input.linkEmployee) await linkEmployee(tx, account, input.employeeId);
    await write(tx, account, input);
    await recordAct(tx, actor, 'user_updated', account.username, {
      ...(input.role !== account.role && { role: `${account.role} → ${input.role}` }),
      ...(input.email !== account.email && { email: `${account.email} → ${input.email}` }),
      ...(input.linkEmployee && { employee: 'linked' }),
      ...(input.unlinkSingleSignOn && { single_sign_on: 'unlinked' }),
    });
    // The employee may be an approver, and now has an account.
    if (input.linkEmployee) await deps.hooks.requestMissingApprovals(tx, changed);
    if (input.email === account.email) {
      if (input.role !== account.role) await deps.hooks.requestMissingApprovals(tx, changed);
    } else {
      await deps.hooks.readdressApprovals(tx, accountId, areasBefore);
      const { publicUrl } = deps.config;
      const facts = { username: account.username, by: actor.username, publicUrl };
      // The old address is notified too, in case the change is unwanted.
      const to = { accountId, email: account.email };
      await notify(tx, deps, [
        { event: 'email_changed', to, content: () => emailChangedMail(facts), path: '/account' },
      ]);
    }
  });
}
