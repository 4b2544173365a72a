import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Authorized } from '#core/authorized.ts';
import type { Tx } from '#core/db/database.ts';
import { deleteStored } from '#core/files/folder.ts';
import type { PeopleDeps } from '#features/people/hooks.ts';
import { PHOTOS } from '../photo/photo-files.ts';
import { type AccountRow, authorizeDeleting } from '../policy.ts';
import { lockAccount, lockAdmins } from './lock-account.ts';

/** Sessions, codes and keys are deleted too; the employee and all history stay (D11). */
async function deleteAccount(tx: Tx, account: Authorized<AccountRow>): Promise<void> {
  await tx.deleteFrom('accounts').where('id', '=', account.id).execute();
}

/** Their approvals go to the next in line. @throws AppError not_found, own_account, last_admin */
export async function deleteUser(deps: PeopleDeps, actor: Actor, username: string) {
  const photoKey = await deps.db.transaction().execute(async (tx) => {
    const admins = await lockAdmins(tx);
    const found = await lockAccount(tx, username, 'username');
    const account = authorizeDeleting(actor, found, admins);
    const accountId = account.id;
    // Before the account goes, in the order of a decision about their leave.
    await tx
      .selectFrom('employees')
      .select('id')
      .where('account_id', '=', accountId)
      .forNoKeyUpdate()
      .execute();
    const areasBefore = await deps.hooks.listApprovalAreas(tx, { accountId });
    await deleteAccount(tx, account);
    await deps.hooks.requestMissingApprovals(tx, { accountId, areasBefore });
    await recordAct(tx, actor, 'user_deleted', account.username, {
      role: account.role,
      email: account.email,
    });
    await deps.hooks.markLostSecrets(tx, { by: actor, cause: 'account_deleted', accountId });
    return account.photoKey;
  });
  if (photoKey) await deleteStored(deps.files, PHOTOS, photoKey);
}
