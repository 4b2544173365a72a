import type { Language } from '@intranet/contract/core/i18n/languages.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Authorized } from '#core/authorized.ts';
import { checkAll } from '#core/check-all.ts';
import type { Tx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import { notify } from '#core/notify/notify.ts';
import { lockNames } from '#features/people/distinct-names.ts';
import type { PeopleDeps } from '#features/people/hooks.ts';
import {
  linkAccountToEmployee,
  linkAccountToEmployeeById,
  unlinkEmployeeOf,
} from '#features/people/update-employee.ts';
import { endLink, invite } from '../joining/invitation.ts';
import { hasLeft, isInvited, waitsForInvitation } from '../joining/queries.ts';
import { emailChangedMail } from '../mails.ts';
import { type AccountRow, authorizeRole } from '../policy.ts';
import { findAccountByEmail, findAccountByUsername } from '../queries.ts';
import { unlinkIdentities } from '../single-sign-on/identities.ts';
import { emailTaken, throwIfNameTaken, usernameTaken } from '../unique-violation.ts';
import { lockAccount, lockAdmins } from './lock-account.ts';
import { renameAccount } from './rename-user.ts';

export interface UpdateUserInput {
  username: string;
  /** Without one, it stays; so does the role. */
  email?: string | undefined;
  role?: Role | undefined;
  linkEmployee: boolean;
  /** The employee to link; the only one of the same name without it. */
  employeeId: number | undefined;
  unlinkSingleSignOn: boolean;
  newUsername?: string | undefined;
  language?: Language | null | undefined;
  unlinkEmployee?: boolean;
}

type WantedUser = UpdateUserInput & Pick<AccountRow, 'email' | 'role'>;

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

async function write(
  tx: Tx,
  account: Authorized<AccountRow>,
  { email, role, language }: WantedUser,
) {
  await tx
    .updateTable('accounts')
    .set({ email, role, ...(language !== undefined && { language }) })
    .where('id', '=', account.id)
    .execute()
    .catch(throwIfNameTaken);
  // Mailed codes and the single sign-on link belong to the old address.
  if (email !== account.email) {
    await unlinkIdentities(tx, account.id);
    await tx.deleteFrom('reset_codes').where('account_id', '=', account.id).execute();
  }
}

/** The former address is told, in case the change is unwanted; an invitation goes to the new one. */
async function announceAddress(
  tx: Tx,
  deps: PeopleDeps,
  actor: Actor,
  { id, username, email, newEmail }: AccountRow & { newEmail: string },
): Promise<void> {
  if (await isInvited(tx, id)) {
    // Nobody joins who has left.
    const canSend = !(await hasLeft(tx, id));
    if (canSend) await invite(tx, deps, actor, { id, username, email: newEmail });
    else await endLink(tx, id);
    await recordAct(
      tx,
      actor,
      canSend ? 'invitation_sent_again' : 'invitation_withdrawn',
      username,
    );
    return;
  }
  // A withdrawn invitation may have gone to a stranger.
  if (await waitsForInvitation(tx, id)) return;
  const facts = { username, by: actor.username, publicUrl: deps.config.publicUrl };
  const to = { accountId: id, email };
  await notify(tx, deps, [
    { event: 'email_changed', to, content: () => emailChangedMail(facts), path: '/account' },
  ]);
}

/** Both conflicts at once, so that neither hides the other. @throws AppError username_taken, email_taken */
async function assertFree(tx: Tx, { id }: AccountRow, { newUsername, email }: WantedUser) {
  await checkAll([
    async () => {
      const other = newUsername && (await findAccountByUsername(tx, newUsername));
      if (other && other.id !== id) throw usernameTaken('new_username');
    },
    async () => {
      const other = await findAccountByEmail(tx, email);
      if (other && other.id !== id) throw emailTaken();
    },
  ]);
}

/** @returns the account under its name from now on */
async function rename(
  tx: Tx,
  deps: PeopleDeps,
  actor: Actor,
  { account, name }: { account: Authorized<AccountRow>; name: string | undefined },
): Promise<Authorized<AccountRow>> {
  if (name === undefined || name === account.username) return account;
  const renamed = { account, name, field: 'new_username' };
  await renameAccount(tx, deps, actor, renamed, { checksApprovals: false });
  return { ...account, username: name };
}

/** A former administrator's approvals go to the next in line, and pending links are readdressed. */
export async function updateUser(deps: PeopleDeps, actor: Actor, given: UpdateUserInput) {
  await deps.db.transaction().execute(async (tx) => {
    if (given.newUsername !== undefined) await lockNames(tx);
    const admins = await lockAdmins(tx);
    const found = await lockAccount(tx, given.username, 'username');
    const { email, role } = found;
    const input = { ...given, email: given.email ?? email, role: given.role ?? role };
    await assertFree(tx, found, input);
    const authorized = authorizeRole(found, input.role, admins);
    const accountId = authorized.id;
    const areasBefore = await deps.hooks.listApprovalAreas(tx, { accountId });
    const changed = { accountId, areasBefore };
    const account = await rename(tx, deps, actor, { account: authorized, name: input.newUsername });
    if (input.unlinkSingleSignOn) await unlink(tx, account);
    const unlinked = input.unlinkEmployee === true && (await unlinkEmployeeOf(tx, accountId));
    if (input.linkEmployee) await linkEmployee(tx, account, input.employeeId);
    await write(tx, account, input);
    const changes = {
      ...(input.role !== account.role && { role: `${account.role} → ${input.role}` }),
      ...(input.email !== account.email && { email: `${account.email} → ${input.email}` }),
      ...(input.language !== undefined && { language: input.language ?? 'default' }),
      ...(unlinked && { employee: 'unlinked' }),
      ...(input.linkEmployee && { employee: 'linked' }),
      ...(input.unlinkSingleSignOn && { single_sign_on: 'unlinked' }),
    };
    // A new name alone has its own entry.
    if (account === authorized || Object.keys(changes).length > 0) {
      await recordAct(tx, actor, 'user_updated', account.username, changes);
    }
    if (input.role !== account.role || unlinked) {
      const cause = input.role === account.role ? 'other' : 'role';
      await deps.hooks.markLostSecrets(tx, { by: actor, cause, accountId });
    }
    // Once, after all rows are locked. The employee may be an approver, and has an account now, or none.
    if (input.email === account.email) {
      await deps.hooks.requestMissingApprovals(tx, changed);
    } else {
      await deps.hooks.readdressApprovals(tx, accountId, areasBefore);
      await announceAddress(tx, deps, actor, { ...account, newEmail: input.email });
    }
  });
}
