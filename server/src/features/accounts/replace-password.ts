import { t } from '@intranet/contract/core/i18n/t.ts';
import { sql } from 'kysely';
import type { Tx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import { endInvitation } from './joining/invitation.ts';
import { clearBucket, nameBucket } from './rate-limit/rate-limit.ts';
import { closeSessionsOf } from './sessions.ts';

interface NewPassword {
  passwordHash: string;
  mustChange?: boolean;
  /** The current values, which a concurrent change invalidates. */
  expected?: { password_hash?: string; must_change_password?: boolean };
  keepSession: Buffer | null;
  /** Someone who knew the old password may have added a passkey. */
  removePasskeys?: boolean;
  /** Ends calendar feeds, which need no session. */
  removeFeeds?: boolean;
}

export const chooseAnother = () => t('Choose a password other than the current one');

/** @returns their number */
export async function removePasskeysOf(tx: Tx, accountId: number): Promise<number> {
  const removed = await tx
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}

export interface ReplacedPassword {
  sessions: number;
  passkeys: number;
  deviceGeneration: number;
}

/**
 * Ends what the old one gave: codes, sessions, cookies, failures and, on request, passkeys and feeds.
 * @throws AppError conflict
 */
export async function replacePassword(
  tx: Tx,
  account: { id: number; username: string },
  {
    passwordHash,
    mustChange = false,
    expected,
    keepSession,
    removePasskeys = false,
    removeFeeds = false,
  }: NewPassword,
): Promise<ReplacedPassword> {
  const changed = await tx
    .updateTable('accounts')
    .set({
      password_hash: passwordHash,
      must_change_password: mustChange,
      // Someone who knew the old password may have collected device cookies.
      device_generation: sql<number>`device_generation + 1`,
    })
    .where('id', '=', account.id)
    .$if(expected !== undefined, (q) => q.where((eb) => eb.and(expected ?? {})))
    .returning('device_generation')
    .executeTakeFirst();
  if (!changed) {
    throw new AppError(
      'conflict',
      t('The password was changed elsewhere in the meantime. Reload the page and try again.'),
    );
  }
  await tx.deleteFrom('reset_codes').where('account_id', '=', account.id).execute();
  await endInvitation(tx, account.id);
  if (removeFeeds) {
    await tx.deleteFrom('calendar_feeds').where('account_id', '=', account.id).execute();
  }
  const passkeys = removePasskeys ? await removePasskeysOf(tx, account.id) : 0;
  const sessions = await closeSessionsOf(tx, account.id, keepSession);
  await clearBucket(tx, nameBucket(account.username));
  return { sessions, passkeys, deviceGeneration: changed.device_generation };
}
