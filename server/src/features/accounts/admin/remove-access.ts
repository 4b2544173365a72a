import type { RemovableAccess } from '@intranet/contract/accounts/admin-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { notify } from '#core/notify/notify.ts';
import { accessRemovedMail } from '../mails.ts';
import type { AccountRow } from '../policy.ts';
import { removePasskeysOf } from '../replace-password.ts';
import { closeSessionsOf } from '../sessions.ts';
import { removeTwoFactor } from '../two-factor/disable-two-factor.ts';
import { lockAccountById } from './lock-account.ts';

/** @returns false if there was nothing to remove */
async function remove(
  tx: Tx,
  actor: Actor,
  { id, username }: AccountRow,
  what: RemovableAccess,
): Promise<boolean> {
  switch (what) {
    case 'sessions': {
      const count = await closeSessionsOf(tx, id, null);
      if (count > 0) await recordAct(tx, actor, 'sessions_closed', username, { count });
      return count > 0;
    }
    case 'passkeys': {
      const count = await removePasskeysOf(tx, id);
      if (count > 0) await recordAct(tx, actor, 'passkey_removed', username, { count });
      return count > 0;
    }
    case 'two_factor': {
      const wasOn = await removeTwoFactor(tx, id);
      if (wasOn) await recordAct(tx, actor, 'two_factor_disabled', username);
      return wasOn;
    }
  }
}

/** Emails the person what an admin has ended. @throws AppError not_found, own_account */
export async function removeAccess(
  deps: Deps,
  actor: Actor,
  { id, what }: { id: number; what: RemovableAccess },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const account = await lockAccountById(tx, id);
    if (account.id === actor.accountId) {
      throw new AppError('own_account', t('Change your own sign-in in My account.'));
    }
    if (!(await remove(tx, actor, account, what))) return;
    const facts = { username: account.username, by: actor.username, what };
    const content = () => accessRemovedMail({ ...facts, publicUrl: deps.config.publicUrl });
    const to = { accountId: id, email: account.email };
    await notify(tx, deps, [{ event: 'account_secured', to, content }]);
  });
}
