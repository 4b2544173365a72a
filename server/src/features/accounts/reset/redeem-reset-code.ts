import { msg, t } from '@intranet/contract/core/i18n/t.ts';
import type { Origin } from '#core/actor.ts';
import { type AuditEntry, recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { atField } from '#core/errors.ts';
import { accessRemoved } from '../mails.ts';
import { checkNewPassword, hashPassword } from '../passwords.ts';
import { assertAllOpen, resetBucket } from '../rate-limit/rate-limit.ts';
import { countFailure, recordRateLimited } from '../rate-limit/rate-limited-attempt.ts';
import { replacePassword } from '../replace-password.ts';
import { notifyOfSecurityChange } from '../security-notice.ts';
import { hashResetCode } from './send-reset-code.ts';

type ResetInput = { code: string; newPassword: string };

const notValid = () =>
  atField(
    'invalid_reset_code',
    'reset_code',
    t('This reset code is no longer valid. Request a new one.'),
  );

async function findCode(deps: Deps, codeHash: Buffer) {
  return deps.db
    .selectFrom('reset_codes as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select(['a.id', 'a.username', 'a.email'])
    .where('c.code_hash', '=', codeHash)
    .where('c.expires_at', '>', deps.clock.now())
    .executeTakeFirst();
}

const refusalOf =
  ({ address }: Origin) =>
  (reason: string): AuditEntry => ({
    action: 'reset_code_refused',
    actor: { accountId: null, name: '' },
    address,
    detail: { reason },
  });

async function lockAccountOf(tx: Tx, accountId: number): Promise<void> {
  await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
}

/** Deletes the code; the second of two concurrent uses finds nothing (S5). */
async function takeCode(tx: Tx, accountId: number, codeHash: Buffer): Promise<boolean> {
  const taken = await tx
    .deleteFrom('reset_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}

/** Ends all sessions, passkeys and calendar feeds (D10). @throws AppError invalid_reset_code, … */
export function redeemResetCode(deps: Deps, origin: Origin, input: ResetInput) {
  return recordRateLimited(deps, refusalOf(origin), () => redeem(deps, origin, input));
}

async function redeem(deps: Deps, origin: Origin, input: ResetInput) {
  const bucket = resetBucket(origin.address);
  await assertAllOpen(deps.db, [bucket], deps.clock.now());
  const codeHash = hashResetCode(input.code);
  const account = await findCode(deps, codeHash);
  if (!account) {
    await countFailure(deps, bucket, refusalOf(origin)('wrong code'));
    throw notValid();
  }
  await checkNewPassword(input.newPassword, account.username, 'new_password');
  const passwordHash = await hashPassword(input.newPassword);

  return deps.db.transaction().execute(async (tx) => {
    // Every change locks the account first, which prevents deadlocks.
    await lockAccountOf(tx, account.id);
    if (!(await takeCode(tx, account.id, codeHash))) throw notValid();
    const { deviceGeneration } = await replacePassword(tx, account, {
      passwordHash,
      keepSession: null,
      removePasskeys: true,
      removeFeeds: true,
    });
    const { id: accountId, username, email } = account;
    const owner = { accountId, username, email, origin };
    await recordAct(tx, owner, 'password_reset_by_code', username);
    const what = msg('Your password was changed');
    await notifyOfSecurityChange(tx, deps, owner, what, accessRemoved);
    return { accountId, generation: deviceGeneration };
  });
}
