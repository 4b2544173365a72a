import { recordAudit } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import { hashToken, newTypedCode, readTypedCode } from '#core/secrets.ts';
import { resetCodeMail } from '../mails.ts';
import { findAccountByEmail } from '../queries.ts';
import { countAttempt, isShut, lockDoors, mailDoor } from '../throttle.ts';

const CODE_MINUTES = 10;
/** 125 bits (D10). */
const CODE_CHARACTERS = 25;

/** What is stored of a code. */
export function hashResetCode(typed: string): Buffer {
  return hashToken(readTypedCode(typed));
}

/**
 * Mails a new code to the account with this address, and voids its older one (D10). No account, or
 * too many codes lately: nothing happens, and nobody is told.
 */
export async function sendResetCode(
  deps: Deps,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (!account) return;
    const door = mailDoor(account.id);
    await lockDoors(tx, [door]);
    if (await isShut(tx, door, now)) return;
    await countAttempt(tx, [door], now);

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
    const mail = resetCodeMail({ username: account.username, code, publicUrl });
    await queueMail(tx, deps, email, mail);
  });
}
