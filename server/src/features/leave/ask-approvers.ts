import type { Day } from '@intranet/contract/days.ts';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import { hashToken, newToken } from '#core/secrets.ts';
import { readApproval } from './approvals.ts';
import { findApprovers } from './approvers.ts';
import { decisionMail } from './mails.ts';

/** How long a mailed link can decide (D24). */
const TOKEN_DAYS = 30;

/**
 * Mails everybody who may decide a leave now (D23, D24), each with a token of their own that is
 * bound to this leave, this version and this recipient.
 * @param moved the former dates, when the owner changed them (D29)
 * @throws AppError no_approver
 */
export async function askApprovers(
  tx: Tx,
  deps: Deps,
  leaveId: number,
  moved?: { start: Day; end: Day },
): Promise<void> {
  const approvers = await findApprovers(tx, leaveId, today(deps));
  if (approvers.length === 0) {
    throw new AppError(
      'no_approver',
      'There is nobody who can decide this request. Please ask an administrator.',
    );
  }
  const approval = await readApproval(tx, leaveId, today(deps));
  const expires = new Date(deps.clock.now().getTime() + TOKEN_DAYS * 86_400_000);
  for (const approver of approvers) {
    const token = newToken();
    await tx
      .insertInto('decision_tokens')
      .values({
        token_hash: hashToken(token),
        leave_id: leaveId,
        version: approval.version,
        account_id: approver.accountId,
        expires_at: expires,
      })
      .execute();
    const url = `${deps.config.publicUrl}/leave-decision#${token}`;
    const content = decisionMail({ approval, url, ...(moved && { moved }) });
    await queueMail(tx, deps, approver.email, content);
  }
}
