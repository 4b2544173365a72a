import type { Origin } from '#core/actor.ts';
import { recordAct, recordAudit } from '#core/audit/record.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { type AppError, atField } from '#core/errors.ts';
import { checkNewPassword, hashPassword } from '../passwords.ts';
import { replacePassword } from '../replace-password.ts';
import { queueSecurityNotice } from '../security-notice.ts';
import { checkDoors, countAttempt, lockDoors, resetDoor } from '../throttle.ts';
import { hashResetCode } from './send-reset-code.ts';

const PASSKEYS = 'Passkeys, if there were any, were removed: add yours again in My account.';

const notValid = () =>
  atField(
    'invalid_reset_code',
    'reset_code',
    'This reset code is not valid any more. Please ask for a new one.',
  );

/** The account that a code which has not run out belongs to. */
async function findCode(deps: Deps, codeHash: Buffer) {
  return deps.db
    .selectFrom('reset_codes as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select(['a.id', 'a.username', 'a.email'])
    .where('c.code_hash', '=', codeHash)
    .where('c.expires_at', '>', deps.clock.now())
    .executeTakeFirst();
}

async function recordRefusal(db: DbOrTx, { address }: Origin, reason: string): Promise<void> {
  const actor = { accountId: null, name: '' };
  await recordAudit(db, { action: 'reset_code_refused', actor, address, detail: { reason } });
}

/** @throws AppError too_many_attempts */
async function checkDoor(deps: Deps, origin: Origin): Promise<void> {
  const doors = [resetDoor(origin.address)];
  await checkDoors(deps.db, doors, deps.clock.now()).catch(async (error: unknown) => {
    await recordRefusal(deps.db, origin, 'too many attempts');
    throw error;
  });
}

async function refuse(deps: Deps, origin: Origin): Promise<AppError> {
  const doors = [resetDoor(origin.address)];
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (tx) => {
    // Guesses made at the same time are counted one by one, so that guessing in parallel gains nothing.
    await lockDoors(tx, doors);
    await checkDoors(tx, doors, now);
    await countAttempt(tx, doors, now);
    await recordRefusal(tx, origin, 'wrong code');
    return notValid();
  });
}

async function lockAccountOf(tx: Tx, accountId: number): Promise<void> {
  await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
}

/** Uses the code up; of two redemptions in the same instant, the second finds nothing (S5). */
async function takeCode(tx: Tx, accountId: number, codeHash: Buffer): Promise<boolean> {
  const taken = await tx
    .deleteFrom('reset_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}

/**
 * Sets a new password with a mailed code and ends all of that person's sessions (D10); passkeys go as
 * well, since whoever had the old password may have added one. A password that is refused leaves the
 * code as it was.
 * @param input.code as typed: letter case, spaces and dashes do not count
 * @throws AppError invalid_reset_code for one that is unknown, used, replaced or older than ten
 *   minutes; too_many_attempts after ten such from an address (S5); invalid_input for the password
 */
export async function redeemResetCode(
  deps: Deps,
  origin: Origin,
  input: { code: string; newPassword: string },
): Promise<void> {
  await checkDoor(deps, origin);
  const codeHash = hashResetCode(input.code);
  const account = await findCode(deps, codeHash);
  if (!account) throw await refuse(deps, origin);
  await checkNewPassword(input.newPassword, account.username, 'new_password');
  const passwordHash = await hashPassword(input.newPassword);

  await deps.db.transaction().execute(async (tx) => {
    // The account first, as every other change of it does: so two never wait for each other.
    await lockAccountOf(tx, account.id);
    if (!(await takeCode(tx, account.id, codeHash))) throw notValid();
    await replacePassword(tx, account, { passwordHash, keepToken: null, removePasskeys: true });
    const actor = { accountId: account.id, username: account.username };
    await recordAct(tx, actor, origin, {
      action: 'password_reset_by_code',
      subject: account.username,
    });
    await queueSecurityNotice(tx, deps, account, origin, 'Your password was changed', PASSKEYS);
  });
}
