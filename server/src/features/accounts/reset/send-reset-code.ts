import type { Origin } from '#core/actor.ts';
import { recordAudit } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { notify } from '#core/notify/notify.ts';
import { hashToken, newTypedCode, readTypedCode } from '#core/tokens.ts';
import { waitsForInvitation } from '../joining/queries.ts';
import { resetCodeMail } from '../mails.ts';
import { findAccountByEmail } from '../queries.ts';
import { RESET_CODE } from '../queues.ts';
import {
  countAttempt,
  isBlocked,
  lockBuckets,
  resetMailBucket,
  resetRequestBucket,
} from '../rate-limit/rate-limit.ts';

/** A job looks up the account, so that the reply does not reveal whether one exists (D10, S4). */
export async function requestResetCode(deps: Deps, origin: Origin, email: string): Promise<void> {
  const { address } = origin;
  const bucket = resetRequestBucket(address);
  const now = deps.clock.now();
  if (await isBlocked(deps.db, bucket, now)) return;
  await deps.db.transaction().execute(async (tx) => {
    await countAttempt(tx, [bucket], now);
    await deps.jobs.send(tx, RESET_CODE, { email, address });
  });
}

const CODE_MINUTES = 10;
/** A code is not replaced within this time, so that other people's requests cannot invalidate it at once. */
const KEPT_SECONDS = 60;
/** 125 bits (D10). */
const CODE_CHARACTERS = 25;

export const hashResetCode = (typed: string): Buffer => hashToken(readTypedCode(typed));

async function hasFreshCode(tx: Tx, accountId: number, now: Date): Promise<boolean> {
  const madeAfter = new Date(now.getTime() - KEPT_SECONDS * 1_000);
  const fresh = await tx
    .selectFrom('reset_codes')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('expires_at', '>', new Date(madeAfter.getTime() + CODE_MINUTES * 60_000))
    .executeTakeFirst();
  return fresh !== undefined;
}

/** Sends nothing to an unknown address, within a minute of a code, or after three in an hour (D10). */
export async function sendResetCode(
  deps: Deps,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    // The link of the invitation comes first (D71).
    if (!account || (await waitsForInvitation(tx, account.id))) return;
    const bucket = resetMailBucket(account.id);
    await lockBuckets(tx, [bucket]);
    if (await isBlocked(tx, bucket, now)) return;
    if (await hasFreshCode(tx, account.id, now)) return;
    await countAttempt(tx, [bucket], now);

    const code = newTypedCode(CODE_CHARACTERS);
    const row = {
      code_hash: hashResetCode(code),
      expires_at: new Date(now.getTime() + CODE_MINUTES * 60_000),
    };
    await tx
      .insertInto('reset_codes')
      .values({ account_id: account.id, ...row })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
    await recordAudit(tx, {
      action: 'reset_code_sent',
      actor: { accountId: null, name: '' },
      subject: account.username,
      address,
    });
    const { publicUrl } = deps.config;
    const content = () => resetCodeMail({ username: account.username, code, publicUrl });
    const to = { accountId: account.id, email };
    await notify(tx, deps, [{ event: 'password_reset_requested', to, content }]);
  });
}
