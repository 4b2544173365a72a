import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { closeSession, closeSessionsOf } from '../sessions.ts';

async function recordClosed(tx: Tx, actor: Actor, count: number): Promise<void> {
  await recordAct(tx, actor, 'sessions_closed', actor.username, { count });
}

/** @returns the number of closed sessions */
export async function closeOtherSessions(deps: Deps, actor: Actor): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    const count = await closeSessionsOf(tx, actor.accountId, actor.sessionHash);
    if (count > 0) await recordClosed(tx, actor, count);
    return count;
  });
}

/** Ending the current session signs out. @throws AppError not_found, also for another user's session */
export async function closeOwnSession(deps: Deps, actor: Actor, id: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const closed = await tx
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('account_id', '=', actor.accountId)
      .executeTakeFirst();
    if (closed.numDeletedRows === 0n) {
      throw new AppError('not_found', t('This device is already signed out.'));
    }
    await recordClosed(tx, actor, 1);
  });
}

export async function signOut(deps: Deps, actor: Actor): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await closeSession(tx, actor.sessionHash);
    await recordAct(tx, actor, 'sign_out');
  });
}
