import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { PeopleDeps } from '#features/people/hooks.ts';
import { lockAccountById } from '../admin/lock-account.ts';
import { invite } from './invitation.ts';

/** @throws AppError not_found, conflict if the person has joined */
async function lockInvited(tx: Tx, id: number) {
  const account = await lockAccountById(tx, id);
  const invitation = await tx
    .selectFrom('invitations as i')
    .leftJoin('employees as e', 'e.account_id', 'i.account_id')
    .select(['i.token_hash', 'e.ativo'])
    .where('i.account_id', '=', id)
    .where('i.used_at', 'is', null)
    .executeTakeFirst();
  if (!invitation) {
    const { username } = account;
    throw new AppError('conflict', t('{username} has joined already.', { username }));
  }
  return { account, withdrawn: invitation.token_hash === null, left: invitation.ativo === 'N' };
}

/** @returns the link if there is no mail server @throws AppError not_found, conflict */
export async function sendInvitationAgain(deps: Deps, actor: Actor, id: number) {
  return deps.db.transaction().execute(async (tx) => {
    const { account, left } = await lockInvited(tx, id);
    if (left) {
      throw new AppError(
        'conflict',
        t('{username} is marked as left. Change the status of the employee first.', {
          username: account.username,
        }),
      );
    }
    const link = await invite(tx, deps, actor, account);
    await recordAct(tx, actor, 'invitation_sent_again', account.username, {
      ...(link && { link_shown: true }),
    });
    return link;
  });
}

/** The account stays, nothing opens it, and its approvals go to the next in line. @throws AppError not_found, conflict */
export async function withdrawInvitation(
  deps: PeopleDeps,
  actor: Actor,
  id: number,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { account, withdrawn } = await lockInvited(tx, id);
    if (withdrawn) return;
    const areasBefore = await deps.hooks.listApprovalAreas(tx, { accountId: id });
    await tx
      .updateTable('invitations')
      .set({ token_hash: null })
      .where('account_id', '=', id)
      .execute();
    // The address may be a stranger’s, so links that were mailed there decide nothing any more.
    await tx.deleteFrom('decision_tokens').where('account_id', '=', id).execute();
    await deps.hooks.requestMissingApprovals(tx, { accountId: id, areasBefore });
    await recordAct(tx, actor, 'invitation_withdrawn', account.username);
  });
}
